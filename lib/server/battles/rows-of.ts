import type { NewEvent } from "../../../db/battles";
import type { BattleEvent } from "../../model/battle-event";
import type { SeatName } from "../../model/by-seat";

export type SentCommand = { readonly seat: SeatName; readonly id: string; readonly hash: string };

/** The rows of one append. The first is the command's own event. */
export const rowsOf = (events: readonly BattleEvent[], command: SentCommand | undefined): readonly NewEvent[] =>
  events.map((event, at) =>
    command && at === 0
      ? { event, seat: command.seat, commandId: command.id, commandHash: command.hash }
      : { event, seat: event.seat, commandId: null, commandHash: null },
  );
