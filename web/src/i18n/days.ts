/** A day as people of a language write it; days are those of Greenwich. */
export const dayName = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
