/** Whose eyes this device has at a table, what they see, and whether they may move. */
import { type SeatInfo, seatsOf } from "../client/seats";
import type { Session } from "../client/session.svelte";
import type { SeatView } from "../client/wire";
import type { Face } from "../games/contract";
import { t } from "../i18n/language.svelte";

export class Viewpoint {
  /** All seats that are played from this device. */
  readonly own: number[] = $derived.by(() => this.session.stores.flatMap((each) => each.seats));
  readonly seats: SeatInfo[] = $derived.by(() => {
    const { room, present } = this.session.active;
    return room ? seatsOf(room, present, this.own, (_, seat) => t("bot-name", { seat })) : [];
  });
  /** Of several seats of one person the one that is to move. */
  readonly seat: number | null = $derived.by(() => {
    const { seats, turn } = this.session.active;
    return turn?.actors.find((each) => seats.includes(each)) ?? seats[0] ?? null;
  });
  readonly shown: SeatView | undefined = $derived.by(() => this.session.active.stage.viewOf(this.seat));
  readonly mine: boolean = $derived.by(() => this.#canMove());
  /** Others may be able to do something as well; this is about whose turn it is. */
  readonly isTurn: boolean = $derived.by(
    () => this.mine && (!this.face.lead || this.session.active.turn?.actors[0] === this.seat),
  );

  constructor(
    private readonly session: Session,
    private readonly face: Face,
  ) {}

  #canMove(): boolean {
    const { seat } = this;
    const { room, turn, line, stage, sending, heard, kept } = this.session.active;
    return (
      seat !== null &&
      line === "open" &&
      room?.status === "playing" &&
      !room.paused &&
      !stage.busy &&
      sending === 0 &&
      heard >= kept &&
      !room.seats[seat]?.bot &&
      (turn?.actors.includes(seat) ?? false)
    );
  }
}
