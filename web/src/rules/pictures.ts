/** Rules that a small picture helps to see; Picture.svelte draws them. */
const PICTURES = new Set(["A3", "A8", "A11", "A17", "G4", "G8", "G11", "G14", "W7", "W9", "T6", "T8", "T9"]);

export const hasPicture = (id: string): boolean => PICTURES.has(id);
