/** Nothing is drawn before its words are there, in the language that was chosen last. */
import { beforeEach, expect, test, vi } from "vitest";

import { choose, language, textsOf, withTexts } from "../src/i18n/language.svelte";

const GOOD = { en: "untouched", pl: "Nietknięty", ro: "Neatinsă" };

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await choose("en");
});

test("what is loaded comes with the texts that it asks for", async () => {
  let say: (id: string) => string = () => "";
  const loading = Promise.resolve().then(() => {
    say = textsOf("check");
    return "page";
  });
  expect(await withTexts(loading)).toBe("page");
  expect(say("good")).toContain(GOOD.en);
});

test("texts can be asked for before the code that needs them", async () => {
  await withTexts(Promise.resolve(), "history");
  expect(textsOf("history")("title")).toBe("Your matches");
});

test("of several choices the last one stays, for every part", async () => {
  const say = textsOf("check");
  const choices = [choose("pl"), withTexts(Promise.resolve(), "deals"), choose("ro")];
  await Promise.all(choices);
  expect([language(), document.documentElement.lang]).toEqual(["ro", "ro"]);
  expect(say("good")).toContain(GOOD.ro);
  await choose("pl");
  expect(say("good")).toContain(GOOD.pl);
});

test("what can't be loaded is not drawn", async () => {
  await expect(withTexts(Promise.reject(new Error("gone")), "check")).rejects.toThrow("gone");
});
