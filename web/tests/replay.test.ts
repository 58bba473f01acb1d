/** What a replay is made of: moments and how one gets between them, words, pictures. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import { blocksOf } from "../src/pages/replay/inline-styles";
import { encodeGif } from "../src/pages/replay/gif";
import { matchesIn, type Replay, type Step } from "../src/client/replay";
import { Playback } from "../src/pages/replay/playback.svelte";
import { chaptersOf, momentOf } from "../src/pages/replay/chapters";

const words = (id: string) => `${id}.`;

function step(n: number, actor: Step["actor"], actors: number[], round: number): Step {
  const told = [{ text: { id: `event-${n}` }, rule: `G${n}` }];
  return { actor, actors, round, events: [n], told: actor === null ? [] : told, view: { n } };
}

/** Luck lays one card, two players move twice each; luck has a word after the second move. */
const replay: Replay = {
  game: "tea-time",
  rules: 1,
  seats: 2,
  options: {},
  players: [],
  outcome: null,
  eyes: "open",
  laid: 1,
  steps: [
    step(0, null, [-1], 0),
    step(1, "luck", [0], 1),
    step(2, 0, [1], 1),
    step(3, 1, [-1], 1),
    step(4, "luck", [0], 2),
    step(5, 0, [1], 2),
    step(6, 1, [], 2),
  ],
};

let playback: Playback;
beforeEach(() => {
  playback = new Playback();
  playback.take(replay, 1, 3);
});

describe("a moment", () => {
  test("is one of the match, whatever was asked for", () => {
    playback.jump(99);
    expect([playback.at, playback.stage.views]).toEqual([6, [{ view: { n: 6 }, seat: 1 }]]);
    playback.jump(-1);
    expect([playback.at, playback.step?.round]).toEqual([0, 0]);
  });

  test("comes after the one before, with what happened shown", async () => {
    const shown: unknown[] = [];
    playback.stage.animate = (batch) => Promise.resolve(void shown.push(batch));
    playback.forward();
    await playback.stage.done;
    expect(shown).toEqual([{ events: [4], before: { n: 3 }, after: { n: 4 } }]);
    playback.back();
    expect(playback.stage.views).toEqual([{ view: { n: 3 }, seat: 1 }]);
  });

  test("comes after all cards that are dealt together", () => {
    const dealt = Array.from({ length: 5 }, (_, n) => step(7 + n, "luck", n < 4 ? [-1] : [0], 3));
    playback.take({ ...replay, steps: [...replay.steps, ...dealt] }, 1, 6);
    playback.forward();
    expect(playback.at).toBe(11);
    playback.back();
    expect(playback.at).toBe(6);
  });

  test("may be where a round begins", () => {
    expect(playback.rounds).toEqual([
      { round: 1, step: 1 },
      { round: 2, step: 4 },
    ]);
    const walked = ([1, 1, 1, -1, -1, -1] as const).map((way) => (playback.jumpRound(way), playback.at));
    expect(walked).toEqual([4, 6, 6, 4, 1, 0]);
  });

  test("follows the next by itself, luck together with the move before it", async () => {
    vi.useFakeTimers();
    playback.jump(2);
    playback.speed = 4;
    const played = playback.play();
    expect([playback.at, playback.isPlaying]).toEqual([4, true]);
    await vi.runAllTimersAsync();
    await played;
    expect([playback.at, playback.isPlaying]).toEqual([6, false]);
    void playback.play();
    expect(playback.at).toBe(2);
    playback.toggle();
    await vi.runAllTimersAsync();
    expect([playback.at, playback.isPlaying]).toEqual([2, false]);
    vi.useRealTimers();
  });
});

test("a story has chapters, and moves belong to the round in which they were made", () => {
  const told = chaptersOf(replay, words).map(({ round, lines }) => [round, lines.map(({ step }) => step)]);
  expect(told).toEqual([
    [0, [1]],
    [1, [2, 3, 4]],
    [2, [5, 6]],
  ]);
});

test("a moment of which nothing was told has the words of the one before", () => {
  const silent = { ...replay, steps: replay.steps.map((each, n) => (n === 3 ? { ...each, told: [] } : each)) };
  expect(momentOf(silent, 3, words)).toEqual({ text: "event-2.", rule: "G2" });
  expect(momentOf(replay, 4, words, 2).text).toBe("event-3. event-4.");
  expect(momentOf(replay, 6, words, 0).text).toBe("event-6.");
  expect(momentOf(silent, 0, words)).toEqual({ text: "", rule: "" });
});

test("a file is cut where a match begins", () => {
  const [header, move] = ['{"line":"match","game":"x"}', '{"line":"move","n":1}'];
  expect(matchesIn([header, move, header].join("\n"))).toEqual([`${header}\n${move}`, header]);
  expect(matchesIn("tea\ncake")).toEqual(["tea\ncake"]);
});

test("style sheets are cut into their rules", () => {
  const css = '@import "x";/* { */:root{--a:"}"}@media (min-width:1px){a{b:c}d{e:f}}';
  expect(blocksOf(css)).toEqual([
    { prelude: ":root", body: '--a:"}"' },
    { prelude: "@media (min-width:1px)", body: "a{b:c}d{e:f}" },
  ]);
});

describe("a moving picture", () => {
  const [width, height] = [60, 50];
  const frame = (colour: (at: number) => number[]) =>
    Uint8ClampedArray.from(Array.from({ length: width * height }, (_, at) => [...colour(at), 255]).flat());
  const noise = frame((at) => [(at * 7919) % 256, (at * 104729) % 256, (at * 1299709) % 256]);
  const plain = frame(() => [248, 0, 0]);

  test("has its size, its frames and their time", () => {
    const gif = encodeGif(
      [
        { pixels: noise, delay: 900 },
        { pixels: plain, delay: 2600 },
      ],
      width,
      height,
    );
    expect(new TextDecoder().decode(gif.slice(0, 6))).toBe("GIF89a");
    expect([...gif.slice(6, 10)]).toEqual([width, 0, height, 0]);
    expect(gif.at(-1)).toBe(0x3b);
  });

  test("leaves out what did not change", () => {
    const one = encodeGif([{ pixels: noise, delay: 10 }], width, height);
    const two = encodeGif(
      [
        { pixels: noise, delay: 10 },
        { pixels: noise, delay: 10 },
      ],
      width,
      height,
    );
    expect(two.length - one.length).toBeLessThan(300);
  });
});
