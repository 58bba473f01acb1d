/** Lines on a field of 24 by 24. */
export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  rules: "M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",
  talk: "M4 5h16v11H10l-4 4v-4H4z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500v5M9 14.500v5",
  undo: "M8 7L4 11l4 4M4 11h10a5 5 0 0 1 0 10h-2",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;
