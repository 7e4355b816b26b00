import { askServer } from "@/app/_components/ask-server";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleEvent } from "@/lib/model/battle-event";
import { createBoard } from "../live/create-board";

type Told = {
  readonly events: readonly BattleEvent[];
  /** The view that could not be followed up: its events are told with those of the next one. */
  readonly missed: number | null;
};

export type RecordBoard = {
  readonly now: () => Told;
  readonly subscribe: (listener: () => void) => () => void;
  /** A view of this number was shown: what happened up to it is asked for, when nothing more urgent is to be done. */
  readonly follow: (seq: number) => void;
  /** The events that were not told aloud yet; asked again, they were. */
  readonly untold: () => readonly BattleEvent[];
};

/** After the view is painted. */
const LATER = 120;

const lastOf = (events: readonly BattleEvent[]): number => events.at(-1)?.seq ?? 0;

/** The public record of a battle, as far as this page knows it; it follows what is shown, one question at a time. */
export function createRecord(battle: string, first: readonly BattleEvent[]): RecordBoard {
  const board = createBoard<Told>({ events: first, missed: null });
  let toldAloud = lastOf(first);
  let wanted = lastOf(first);
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    const asked = wanted;
    const answer = await askServer<BattleRecord>("GET", `/api/battles/${battle}/record`);
    isAsking = false;
    if (!answer.ok) return board.show({ ...board.now(), missed: asked });
    if (lastOf(answer.value.events) > lastOf(board.now().events)) board.show({ events: answer.value.events, missed: null });
    if (wanted > lastOf(board.now().events)) soon();
  }

  function soon(): void {
    setTimeout(() => {
      if (!isAsking && wanted > lastOf(board.now().events)) void ask();
    }, LATER);
  }

  return {
    now: board.now,
    subscribe: board.subscribe,
    follow(seq) {
      if (seq <= wanted && board.now().missed === null) return;
      wanted = Math.max(wanted, seq);
      soon();
    },
    untold() {
      const events = board.now().events.filter(({ seq }) => seq > toldAloud);
      toldAloud = Math.max(toldAloud, lastOf(events));
      return events;
    },
  };
}
