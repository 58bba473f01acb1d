/** The result of the last match; it stays open until it is closed here, whatever the others want next. */
import { type Misfit, misfitOfRecord } from "../client/luck";
import { fetchRecord } from "../client/record";
import type { Session } from "../client/session.svelte";
import { type Finish, finishOf, sawFinish } from "./finish";

export class MatchResult {
  finish = $state.raw<Finish | null>(null);
  isOpen = $state(false);
  /** The record of the match, compared with what this device knows of its luck. */
  misfit = $state.raw<Misfit>("");
  #ended = 0;

  constructor(private readonly session: Session) {
    this.finish = finishOf(session.table);
  }

  /** May be told of the same end several times, as more becomes known of it. */
  end(finish: Finish, { misfit, at, isOwn }: { misfit: Misfit; at: number; isOwn: boolean }): void {
    this.finish = finish;
    sawFinish(this.session.table, finish);
    if (this.#ended !== finish.number) {
      this.misfit = misfit;
      this.isOpen = true;
      if (isOwn) void this.#save(finish, at);
    }
    this.#ended = finish.number;
  }

  /** Whoever plays here finds the match again among their own, whatever becomes of the server. */
  async #save({ number, outcome, seats }: Finish, at: number): Promise<void> {
    const { table, game } = this.session;
    const { saveMatch } = await import("../device/history/save-match");
    const record = await saveMatch({ table, game, number, outcome, seats, at }, fetchRecord);
    this.misfit = misfitOfRecord(table, number, record) || this.misfit;
  }
}
