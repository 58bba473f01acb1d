/** The question line when the game asks nothing itself: whose turn it is, or for whom the table waits. */
import type { SeatInfo } from "../client/seats";
import type { TableStore } from "../client/store.svelte";
import type { Turn } from "../client/wire";
import type { Question } from "../games/contract";
import { t } from "../i18n/language.svelte";

const CLOCK = -4;

/** Until when somebody must have moved; a game with a clock of its own shows it on its table. */
export const timed = (turn: Turn | null): number | null =>
  turn?.actors.includes(CLOCK) ? null : (turn?.deadline ?? null);

interface Known {
  store: TableStore;
  seats: SeatInfo[];
  seat: number | null;
  mine: boolean;
  asked: Question | null;
  answer: (yes: boolean) => void;
  /** Once more, and the result again. */
  rematch: () => void;
  result: () => void;
}

export function questionOf({ store, seats, seat, mine, asked, answer, rematch, result }: Known): Question {
  const { room, turn, you } = store;
  if (!room || !turn) return { text: "" };
  const asking = room.asking;
  if (asking?.waiting.includes(you)) {
    const answers = [
      { label: t("undo-yes"), act: () => answer(true), primary: true },
      { label: t("undo-no"), act: () => answer(false) },
    ];
    return { text: t("undo-asked", { name: seats[asking.seat]?.name ?? "" }), answers };
  }
  if (asking) return { text: t("undo-waiting") };
  if (room.status === "over" || turn.outcome) {
    const again = { label: t("rematch"), act: rematch, primary: true };
    const answers = [...(you && room.status === "over" ? [again] : []), { label: t("result"), act: result }];
    return { text: t("over"), answers };
  }
  if (room.paused) return { text: t("paused") };
  if (asked?.anyway) return asked;
  if (mine) return asked ?? { text: t("your-turn", { name: seat === null ? "" : (seats[seat]?.name ?? "") }) };
  const names = turn.actors.filter((actor) => actor >= 0 && actor !== seat).map((actor) => seats[actor]?.name ?? "");
  return { text: names.length ? t("waiting-for", { names: names.join(", ") }) : t("just-a-moment") };
}
