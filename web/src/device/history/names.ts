/** Names of people: how they are compared. */

/** The same for all spellings that nobody would tell apart. */
export const plain = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLocaleLowerCase();
