import type { BattleCompanies } from "../../../db/battle-company";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Company, Presence, SharedTick } from "../../model/company";
import { SEATS } from "../../model/enumerations";

/** Names and ticks as they are stored, before anything is left out for a seat. */
export type WholeCompany = Omit<Company, "now">;

/** How many streams of each seat are open. */
type Streams = BySeat<number>;

type Table = {
  stored: Pick<WholeCompany, "names" | "ticks"> | null;
  /** When that was read last, in milliseconds since 1970. */
  readAt: number;
  readonly streams: { [Seat in SeatName]: number };
  /** Those of other processes, by process, and when they were told. */
  readonly elsewhere: Map<string, { readonly streams: Streams; readonly at: number }>;
  /** When the last stream of each seat ended, in milliseconds since 1970. */
  readonly left: { [Seat in SeatName]: number | null };
  readonly wakes: Set<() => void>;
};

/** Who is at the table of each battle: known from open streams alone. Where processes share a database, they tell each other of theirs. */
export type Companies = {
  /** A player's stream opens. `wake` is called when there may be something new; the result ends it. */
  readonly enter: (battle: string, seat: SeatName, wake: () => void) => Promise<() => void>;
  /** As it is stored now, with who is here. */
  readonly read: (battle: string) => Promise<WholeCompany>;
  /** The same as last read, for a battle with a player's open stream. */
  readonly now: (battle: string) => WholeCompany;
  /** Something was stored: it is read again, and all streams are woken. */
  readonly changed: (battle: string) => Promise<void>;
  /** Another process says that something was stored, or which streams it has now. */
  readonly heardChange: (battle: string) => Promise<void>;
  readonly heardStreams: (battle: string, process: string, streams: Streams) => void;
  /** Called every few seconds: others are told of the streams here, and those of a process that says no more have gone. */
  readonly beat: () => void;
  /** What was read long ago is read again: another process may have stored something, and been ended before it said so. */
  readonly readOld: () => Promise<void>;
};

/** How other processes are told of the streams here, and that something was stored. */
type Telling = { readonly streams: (battle: string, streams: Streams) => void; readonly change: (battle: string) => void };
const TO_NOBODY: Telling = { streams: () => {}, change: () => {} };

/**
 * In milliseconds: how often others are told again; after how long a process that says no more has gone, and what is stored is read again,
 * because a notice of it may have been lost.
 */
const TOLD_AGAIN = 8000;
const SILENT = 20_000;

/** In milliseconds: a page that was loaded again, or a phone that lost its net for a moment, has not left. */
const GRACE = 5000;
/** In milliseconds: nobody asks any longer when somebody left. */
const FORGOTTEN = 12 * 3_600_000;
/** So many tables without an open stream are remembered. */
const MOST = 5000;

const NOBODY: WholeCompany["names"] = { a: null, b: null };

const streamsOf = ({ streams, elsewhere }: Table, seat: SeatName): number =>
  [...elsewhere.values()].reduce((sum, one) => sum + one.streams[seat], streams[seat]);

function presenceOf(table: Table, now: number): BySeat<Presence> {
  const of = (seat: SeatName): Presence => {
    const at = table.left[seat];
    if (streamsOf(table, seat) > 0 || (at !== null && now - at < GRACE)) return { here: true, since: null };
    return { here: false, since: at === null || now - at > FORGOTTEN ? null : new Date(at).toISOString() };
  };
  return { a: of("a"), b: of("b") };
}

const isEmpty = ({ streams }: Table): boolean => SEATS.every((seat) => streams[seat] === 0);

const wakeAll = (table: Table) => {
  for (const wake of table.wakes) wake();
};

/** Seats at which nobody sits any longer, in whichever process. */
function noteGone(table: Table, seats: readonly SeatName[]): void {
  const gone = seats.filter((seat) => streamsOf(table, seat) === 0);
  for (const seat of gone) table.left[seat] = Date.now();
  if (gone.length > 0) setTimeout(() => wakeAll(table), GRACE + 1).unref();
}

/** Null: a process that says no more. */
function putElsewhere(table: Table, process: string, streams: Streams | null): void {
  const before = SEATS.filter((seat) => streamsOf(table, seat) > 0);
  if (streams === null || SEATS.every((seat) => streams[seat] === 0)) table.elsewhere.delete(process);
  else table.elsewhere.set(process, { streams, at: Date.now() });
  noteGone(table, before);
  if (SEATS.some((seat) => streamsOf(table, seat) > 0 && !before.includes(seat))) wakeAll(table);
}

const told = (table: Table | undefined, kept: Table["stored"]): WholeCompany => ({
  names: kept?.names ?? NOBODY,
  ticks: kept?.ticks ?? [],
  presence: table ? presenceOf(table, Date.now()) : { a: { here: false, since: null }, b: { here: false, since: null } },
});

/** The tables of this process; the longest unused goes first. */
function newTables() {
  const tables = new Map<string, Table>();
  function tableOf(battle: string): Table {
    const table: Table = tables.get(battle) ?? {
      ...{ stored: null, readAt: 0, streams: { a: 0, b: 0 }, elsewhere: new Map(), left: { a: null, b: null }, wakes: new Set() },
    };
    tables.delete(battle);
    tables.set(battle, table);
    if (tables.size > MOST) for (const [oldest, one] of tables) if (isEmpty(one)) return tables.delete(oldest) ? table : table;
    return table;
  }
  return { tables, tableOf };
}

type Stored = Pick<BattleCompanies, "names" | "ticks">;

async function readStored(stored: Stored, battle: string): Promise<{ names: BySeat<string | null>; ticks: SharedTick[] }> {
  const [named, ticks] = [await stored.names(battle), await stored.ticks(battle)];
  const nameOf = (seat: SeatName) => named.find((one) => one.seat === seat)?.name ?? null;
  return { names: { a: nameOf("a"), b: nameOf("b") }, ticks: [...ticks] };
}

/** What other processes say, and what they are told regularly. */
function listening({ tables, tableOf }: ReturnType<typeof newTables>, tell: Telling) {
  let toldLast = 0;
  return {
    heardStreams(battle: string, process: string, streams: Streams): void {
      const isNews = SEATS.some((seat) => streams[seat] > 0);
      const table = tables.get(battle) ?? (isNews ? tableOf(battle) : null);
      if (!table) return;
      // A process that begins does not know of the streams here.
      if (!table.elsewhere.has(process) && isNews && !isEmpty(table)) tell.streams(battle, table.streams);
      putElsewhere(table, process, streams);
    },
    beat(): void {
      const now = Date.now();
      const isDue = now - toldLast >= TOLD_AGAIN;
      if (isDue) toldLast = now;
      for (const [battle, table] of tables) {
        if (isDue && !isEmpty(table)) tell.streams(battle, table.streams);
        for (const [process, { at }] of table.elsewhere) if (now - at > SILENT) putElsewhere(table, process, null);
      }
    },
  };
}

export function createCompanies(stored: Stored, tell: Telling = TO_NOBODY): Companies {
  const all = newTables();
  const { tables, tableOf } = all;

  function leave(battle: string, table: Table, seat: SeatName, wake: () => void): void {
    table.wakes.delete(wake);
    table.streams[seat] -= 1;
    if (isEmpty(table)) table.stored = null;
    tell.streams(battle, table.streams);
    noteGone(table, [seat]);
  }

  async function readAgain(battle: string): Promise<void> {
    const table = tables.get(battle);
    if (!table || isEmpty(table)) return;
    const kept = await readStored(stored, battle);
    if (isEmpty(table)) return;
    [table.stored, table.readAt] = [kept, Date.now()];
    wakeAll(table);
  }

  return {
    ...listening(all, tell),
    async enter(battle, seat, wake) {
      const table = tableOf(battle);
      table.streams[seat] += 1;
      table.wakes.add(wake);
      let isHere = true;
      const end = () => {
        if (isHere) leave(battle, table, seat, wake);
        isHere = false;
      };
      try {
        const kept = await readStored(stored, battle);
        if (isHere) [table.stored, table.readAt] = [kept, Date.now()];
      } catch (error) {
        end();
        throw error;
      }
      if (table.streams[seat] === 1) wakeAll(table);
      tell.streams(battle, table.streams);
      return end;
    },
    read: async (battle) => told(tables.get(battle), await readStored(stored, battle)),
    now: (battle) => {
      const table = tables.get(battle);
      return told(table, table?.stored ?? null);
    },
    async changed(battle) {
      tell.change(battle);
      await readAgain(battle);
    },
    heardChange: readAgain,
    async readOld() {
      for (const [battle, table] of tables) if (!isEmpty(table) && Math.abs(Date.now() - table.readAt) > SILENT) await readAgain(battle);
    },
  };
}
