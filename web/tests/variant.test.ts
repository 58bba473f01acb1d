import { expect, test } from "vitest";
import { variantOf } from "../src/pages/new/variant";

const coded = (value: unknown): string => Buffer.from(JSON.stringify(value), "utf8").toString("base64url");

test("a link from the lab says seats, options and edition", () => {
  const variant = { seats: 3, options: {}, edition: { title: "Gąsienica, ș", alice: { value: 9 } } };
  expect(variantOf(`#variant=${coded(variant)}`)).toEqual(variant);
});

test("anything else behind the # is no variant", () => {
  for (const hash of ["", "#variant=", "#variant=%%", "#variant=abc", `#variant=${coded({ seats: 2 })}`, "#rules"])
    expect(variantOf(hash)).toBeNull();
});
