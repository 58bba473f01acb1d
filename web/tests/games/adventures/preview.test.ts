import { expect, test } from "vitest";

import { effects, gain, newScore } from "../../../src/games/adventures/effect";
import { preview } from "../../../src/games/adventures/preview";
import type { GameEvent, Move } from "../../../src/games/adventures/types";
import { garden, recorded, spin, walk } from "./table";

const said = (id: string): string => id;

/** A9 */
test("an ordinary stone is just a stop", () => {
  const found = preview(garden([{ space: 6 }, { space: 0 }]), 0, walk("left", 1));
  expect(found).toMatchObject({ space: 7, ending: "stop", least: 0, most: 0, passes: 0 });
  expect([gain(found), newScore(4, found)]).toEqual(["", ""]);
});

/** A11, A16 */
test("a taken stone leads on, here to the small cookies", () => {
  const found = preview(garden([{ space: 6 }, { space: 7 }]), 0, walk("left", 1));
  expect(found).toMatchObject({ space: 8, ending: "cookies", least: 1, most: 3 });
  expect([gain(found), newScore(4, found)]).toEqual(["+1–3", "5–7"]);
});

/** A20, A32 */
test("the Cat sends on by the raised number", () => {
  const found = preview(garden([{ space: 0, large: true }, { space: 1 }]), 0, walk("left", 2, { plus_one: true }));
  expect(found.legs.map((leg) => leg.space)).toEqual([3, 6]);
  expect(effects(garden([{}, {}]), found, said)).toEqual(["ui-effect-walk", "ui-effect-cat"]);
});

/** A12 */
test("passing the Tea Party brings the open cookie; leaving it brings nothing", () => {
  const passing = preview(garden([{ space: 9 }, { space: 2 }]), 0, walk("left", 4));
  expect(passing).toMatchObject({ space: 1, passes: 1, least: 3, most: 3 });
  expect(newScore(4, passing)).toBe("7");
  expect(preview(garden([{ space: 0 }, { space: 2 }]), 0, walk("left", 1)).passes).toBe(0);
});

/** A34 */
test("going on from an occupied Tea Party is passing it", () => {
  const found = preview(garden([{ space: 9 }, { space: 0 }]), 0, walk("left", 3));
  expect(found).toMatchObject({ space: 1, passes: 1 });
});

/** A15 */
test("at the Tea Party the best and the worst cookie count", () => {
  const view = garden([{ space: 9 }, { space: 2 }]);
  expect(preview(view, 0, walk("left", 3))).toMatchObject({ space: 0, ending: "tea", least: 2, most: 4 });
  expect(preview(view, 0, { type: "TakeFaceUp" })).toMatchObject({ ending: "take", least: 3, most: 3 });
  expect(preview(view, 0, { type: "TakeUnseen" })).toMatchObject({ ending: "take", least: 2, most: 4 });
});

/** A17, A19 */
test("who grows makes the other large pawn small, and drops it where the Hole is", () => {
  const found = preview(garden([{ space: 8 }, { space: 5, large: true }]), 0, walk("left", 2));
  expect(found).toMatchObject({ ending: "grow", shrinks: 1, drops: true });
  expect(effects(garden([{}, {}]), found, said).at(-1)).toBe("ui-effect-grow-drop");
});

/** A18, A21 */
test("a large pawn shrinks at the Caterpillar, and does not fall", () => {
  expect(preview(garden([{ space: 8, large: true }, {}]), 0, walk("left", 2)).ending).toBe("shrink");
  expect(preview(garden([{ space: 4, large: true }, {}]), 0, walk("left", 1)).ending).toBe("stop");
  expect(preview(garden([{ space: 4 }, {}]), 0, walk("left", 1)).ending).toBe("fall");
});

/** A22, A24 */
test("spins have no ghost; the space shown has one, around the garden", () => {
  const inHole = { space: 5, in_hole: true };
  expect(preview(garden([inHole, { space: 2 }]), 0, spin("left", 3))).toMatchObject({ ending: "spin", legs: [] });
  const shown = garden([inHole, { space: 2 }], { phase: "choose", shown: 4, number: 3 });
  expect(preview(shown, 0, { type: "Accept" })).toMatchObject({ space: 4, passes: 1, least: 3 });
});

/** Who played what, and where that pawn stood in the end, unless luck had a hand in it first. */
function walksOf(events: GameEvent[]): { seat: number; move: Move; space: number } | null {
  const played = events.find((event) => event.type === "CardPlayed");
  if (played?.type !== "CardPlayed" || played.purpose === "spin") return null;
  const own = events.filter(
    (event) => (event.type === "PawnMoved" || event.type === "PawnWentOn") && event.seat === played.seat,
  );
  const last = own.at(-1) as Extract<GameEvent, { type: "PawnMoved" }>;
  const joker = { joker: played.card === "joker" };
  return { seat: played.seat, move: walk(played.place as "left", played.number, joker), space: last.space };
}

test("in a whole match every ghost stands where the pawn then stood", () => {
  const told = recorded();
  let walks = 0;
  told.slice(1).forEach(({ events }, index) => {
    const walked = walksOf(events);
    if (!walked) return;
    walks += 1;
    expect(preview(told[index]!.view, walked.seat, walked.move).space).toBe(walked.space);
  });
  expect(walks).toBeGreaterThan(20);
});
