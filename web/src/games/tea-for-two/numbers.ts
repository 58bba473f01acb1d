/** Numbers of the edition that cards show, known to all parts of the table. */
import { getContext, setContext } from "svelte";

import type { View } from "./types";

export type Numbers = Pick<View, "values" | "amounts">;

const KEY = Symbol("numbers");

export const tellNumbers = (numbers: () => Numbers): unknown => setContext(KEY, numbers);
export const numbers = (): (() => Numbers) => getContext<() => Numbers>(KEY);
