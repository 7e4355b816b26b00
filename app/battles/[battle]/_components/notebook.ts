import { useCallback, useEffect, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { useBoard } from "@/app/_components/browser/board";
import { createAlarm, retryPause } from "@/app/_components/browser/connection";
import { inBrowser } from "@/app/_components/browser/storage";
import type { SeatName } from "@/lib/model/by-seat";
import type { Company } from "@/lib/model/company";
import type { Marks } from "@/lib/rules/afield/notebook";
import { bookIn, cleared, delivered, heard, type SharedBook, takenBack, tickedIn, unsentIn } from "@/lib/rules/afield/shared-ticks";
import { whoseEyes } from "./live-link";
import { type CompanyBoard, hearCompany, serverTime } from "./room-boards";

/** `whose`: the seat, or `both` on one device. */
export const notebookAddress = (battle: string, whose: SeatName | "both"): string => `condotta.afield.${battle}.${whose}`;

export const readNotebook = (address: string, by: SeatName): SharedBook => bookIn(inBrowser.read(address), by);

/** Whether it is kept beyond this page. */
export function keepNotebook(address: string, book: SharedBook): boolean {
  if (book.past.length > 0 || book.ticks.length > 0) return inBrowser.write(address, JSON.stringify(book));
  inBrowser.remove(address);
  return true;
}

type DueBy = (marks: Marks) => ReadonlySet<string>;

type NotebookHeld = {
  readonly book: SharedBook;
  /** Whether it outlives this page. */
  readonly isKept: boolean;
  readonly mark: (changes: Marks, due: DueBy) => void;
  readonly undo: () => void;
  readonly clear: () => void;
};

const RETRY = { first: 2000, most: 60_000 } as const;
/** Milliseconds: several taps are sent together. */
const TOGETHER = 400;

type Wire = {
  readonly battle: string;
  readonly seat: SeatName;
  readonly read: () => SharedBook;
  /** Changes the book of this device. */
  readonly turn: (change: (now: SharedBook) => SharedBook) => void;
  readonly company: CompanyBoard;
};

/** No answer, too many requests, or a server in trouble: the same is sent again. */
const isForLater = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** Sends what the server does not have, until it has it; what it refuses stays on this device. */
function createWire({ battle, seat, read, turn, company }: Wire) {
  let failures = 0;
  let isSending = false;
  const alarm = createAlarm(() => void send());
  async function send(): Promise<void> {
    const ticks = unsentIn(read()).filter(({ by }) => by === seat);
    if (isSending || ticks.length === 0) return;
    isSending = true;
    const body = { ticks: ticks.map(({ key, value, at }) => ({ key, value, at })) };
    const answer = await askServer<Company>("PUT", `/api/battles/${battle}/ticks`, { body, headers: whoseEyes(seat), keepalive: true });
    isSending = false;
    const isLater = !answer.ok && isForLater(answer.status);
    failures = isLater ? failures + 1 : 0;
    if (!isLater) turn((now) => delivered(now, ticks));
    if (answer.ok) hearCompany(company, answer.value);
    if (isLater) alarm.set(retryPause(failures, RETRY, answer.retryAfter ?? null));
    else if (unsentIn(read()).length > 0) alarm.set(TOGETHER);
  }
  const online = () => void send();
  return {
    soon: () => alarm.set(failures > 0 ? retryPause(failures, RETRY) : TOGETHER),
    open: () => {
      window.addEventListener("online", online);
      void send();
      return () => {
        window.removeEventListener("online", online);
        alarm.stop();
        void send();
      };
    },
  };
}

/** The ticks of both players, as far as this device knows them. Every tab that shows them writes on what the others have written. */
export function useNotebook(address: string, battle: string, by: SeatName, company: CompanyBoard): NotebookHeld {
  const [book, show] = useState(() => readNotebook(address, by));
  const [isKept, setKept] = useState(true);
  const turn = useCallback(
    (change: (now: SharedBook) => SharedBook) => {
      const next = change(readNotebook(address, by));
      setKept(keepNotebook(address, next));
      show(next);
    },
    [address, by],
  );
  const [wire, setWire] = useState<ReturnType<typeof createWire> | null>(null);
  useEffect(() => {
    const made = createWire({ battle, seat: by, read: () => readNotebook(address, by), turn, company });
    setWire(made);
    const close = made.open();
    const follow = ({ key }: StorageEvent) => {
      if (key === address || key === null) show(readNotebook(address, by));
    };
    addEventListener("storage", follow);
    return () => {
      close();
      removeEventListener("storage", follow);
    };
  }, [address, battle, by, turn, company]);
  const ticks = useBoard(company)?.ticks;
  useEffect(() => {
    if (ticks && ticks.length > 0) turn((now) => heard(now, ticks));
  }, [ticks, turn]);
  const write = useCallback(
    (change: (now: SharedBook) => SharedBook) => {
      turn(change);
      wire?.soon();
    },
    [turn, wire],
  );
  const hand = useCallback(() => ({ by, now: serverTime(company) }), [by, company]);
  return {
    ...{ book, isKept },
    mark: useCallback((changes, due) => write((now) => tickedIn(now, changes, due, hand())), [write, hand]),
    undo: useCallback(() => write((now) => takenBack(now, hand())), [write, hand]),
    clear: useCallback(() => write((now) => cleared(now, hand())), [write, hand]),
  };
}
