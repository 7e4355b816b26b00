import { askServer } from "@/app/_components/ask-server";
import { type Board, createBoard } from "@/app/_components/browser/board";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleEvent } from "@/lib/model/battle-event";
import type { Company } from "@/lib/model/company";

type Told = {
  readonly events: readonly BattleEvent[];
  /** The view whose events could not be fetched: they come with those of the next one. */
  readonly missed: number | null;
};

export type RecordBoard = {
  readonly now: () => Told;
  readonly subscribe: (listener: () => void) => () => void;
  /** A view of this number was shown: the events up to it are fetched soon. */
  readonly follow: (seq: number) => void;
  /** The events that were not read out yet; a second call returns none of them. */
  readonly untold: () => readonly BattleEvent[];
};

/** Milliseconds, so that the view is painted first. */
const LATER = 120;

const lastOf = (events: readonly BattleEvent[]): number => events.at(-1)?.seq ?? 0;

/** The public record of a battle as far as this page has it; it follows the view for as long as somebody reads it, one request at a time. */
export function createRecord(battle: string, first: readonly BattleEvent[]): RecordBoard {
  const board = createBoard<Told>({ events: first, missed: null });
  let readOut = lastOf(first);
  let wanted = lastOf(first);
  let isAsking = false;
  let readers = 0;

  async function ask(): Promise<void> {
    isAsking = true;
    const seq = wanted;
    const answer = await askServer<BattleRecord>("GET", `/api/battles/${battle}/record`);
    isAsking = false;
    if (!answer.ok) return board.show({ ...board.now(), missed: seq });
    if (lastOf(answer.value.events) > lastOf(board.now().events)) board.show({ events: answer.value.events, missed: null });
    if (wanted > lastOf(board.now().events)) soon();
  }

  function soon(): void {
    setTimeout(() => {
      if (readers > 0 && !isAsking && wanted > lastOf(board.now().events)) void ask();
    }, LATER);
  }

  return {
    now: board.now,
    subscribe(listener) {
      const end = board.subscribe(listener);
      readers += 1;
      return () => {
        readers -= 1;
        end();
      };
    },
    follow(seq) {
      wanted = Math.max(wanted, seq);
      if (wanted > lastOf(board.now().events)) soon();
    },
    untold() {
      const events = board.now().events.filter(({ seq }) => seq > readOut);
      readOut = Math.max(readOut, lastOf(events));
      return events;
    },
  };
}

/** What a page knows of the company, and how far the server's clock is ahead of its own, in milliseconds. */
type Heard = Company & { readonly ahead: number };
/** Null for spectators, and until anything was heard. */
export type CompanyBoard = Board<Heard | null>;

const heardNow = (company: Company): Heard => ({ ...company, ahead: Date.parse(company.now) - Date.now() });

export const createCompany = (first: Company | null): CompanyBoard => createBoard(first && { ...first, ahead: 0 });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Takes what came by the stream or with an answer. Parts that have not changed stay the same objects. */
export function hearCompany(board: CompanyBoard, company: Company): void {
  const before = board.now();
  const { names, ticks } = company;
  board.show({
    ...heardNow(company),
    names: before && isSame(before.names, names) ? before.names : names,
    ticks: before && isSame(before.ticks, ticks) ? before.ticks : ticks,
  });
}

/** The server's time, as far as this page can tell. */
export const serverTime = (board: CompanyBoard): number => Date.now() + (board.now()?.ahead ?? 0);
