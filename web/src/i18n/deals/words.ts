import { textsOf } from "../language.svelte";

/** The texts of this part. */
export const say = textsOf("deals");
