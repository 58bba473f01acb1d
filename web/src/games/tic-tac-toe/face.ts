import type { Face } from "../contract";
import type { View } from "./types";

export const face: Face<View> = { standing: () => ({ score: null }), hidden: false };
