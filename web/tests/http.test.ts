/** What people hear when an answer is not the server's own. */
import { beforeAll, expect, test, vi } from "vitest";

import { request, Trouble } from "../src/client/http";
import { choose } from "../src/i18n/language.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await choose("en");
});

async function troubleOf(answer: () => Promise<Response>): Promise<Trouble> {
  vi.stubGlobal("fetch", answer);
  const problem: unknown = await request("POST", "/api/tables", {}).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Trouble);
  return problem as Trouble;
}

const page = (status: number) => () => Promise.resolve(new Response("<h1>nginx</h1>", { status }));

test("a page of something on the way that found it too long", async () => {
  const { id, message } = await troubleOf(page(413));
  expect([id, message]).toEqual(["too-long", "That is too long for the server."]);
});

test.each([200, 502])("another page of something on the way, with the status %i", async (status) => {
  const { id, message } = await troubleOf(page(status));
  expect(id).toBe("strange");
  expect(message).toContain(`(${status})`);
});

test("the server's own sentence", async () => {
  const told = JSON.stringify({ id: "no-table", sentence: "There is no such table." });
  const { id, message } = await troubleOf(() => Promise.resolve(new Response(told, { status: 404 })));
  expect([id, message]).toEqual(["no-table", "There is no such table."]);
});

test("no answer at all", async () => {
  expect((await troubleOf(() => Promise.reject(new TypeError("cut")))).id).toBe("offline");
});
