import { afterEach, expect, test, vi } from "vitest";

import { copyText } from "../src/ui/clipboard";

class Field {
  value = "";
  readOnly = false;
  style = {};
  isSelected = false;
  isThere = false;
  select(): void {
    this.isSelected = this.isThere;
  }
  remove(): void {
    this.isThere = false;
  }
}

/** A page that knows the old way only: what is selected can be copied. */
function page({ allows = true, dialogs = 0 } = {}) {
  const field = new Field();
  const pasted: string[] = [];
  const homes: string[] = [];
  const place = (name: string) => ({
    append: () => {
      field.isThere = true;
      homes.push(name);
    },
  });
  vi.stubGlobal("document", {
    body: place("body"),
    activeElement: null,
    createElement: () => field,
    querySelectorAll: () => Array.from({ length: dialogs }, (_, index) => place(`dialog ${index}`)),
    execCommand: () => {
      if (allows && field.isSelected) pasted.push(field.value);
      return allows && field.isSelected;
    },
  });
  return { field, pasted, homes };
}

afterEach(() => vi.unstubAllGlobals());

test("the clipboard of the browser is asked first", async () => {
  const { homes } = page();
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("a link")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("a link");
  expect(homes).toEqual([]);
});

test.each([
  ["there is none", {}],
  ["it is forbidden", { clipboard: { writeText: () => Promise.reject(new Error("no")) } }],
])("without a clipboard the text is selected and copied: %s", async (_, navigator) => {
  const { field, pasted } = page();
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("a link")).toBe(true);
  expect(pasted).toEqual(["a link"]);
  expect(field.isThere).toBe(false);
});

test("in a dialog the text lies in the topmost one, where it can be selected", async () => {
  const { homes } = page({ dialogs: 2 });
  vi.stubGlobal("navigator", {});
  await copyText("a link");
  expect(homes).toEqual(["dialog 1"]);
});

test("whoever can't copy says so", async () => {
  page({ allows: false });
  vi.stubGlobal("navigator", {});
  expect(await copyText("a link")).toBe(false);
});
