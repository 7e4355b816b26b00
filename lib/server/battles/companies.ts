import type { BattleCompanies } from "../../../db/battle-company";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Company, Presence, SharedTick } from "../../model/company";
import { SEATS } from "../../model/enumerations";

/** Names and ticks as they are stored, before anything is left out for a seat. */
export type WholeCompany = Omit<Company, "now">;

type Table = {
  stored: Pick<WholeCompany, "names" | "ticks"> | null;
  readonly streams: { [Seat in SeatName]: number };
  /** When the last stream of each seat ended, in milliseconds since 1970. */
  readonly left: { [Seat in SeatName]: number | null };
  readonly wakes: Set<() => void>;
};

/** Who is at the table of each battle: known from open streams alone, and only in this process. */
export type Companies = {
  /** A player's stream opens. `wake` is called when there may be something new; the result ends it. */
  readonly enter: (battle: string, seat: SeatName, wake: () => void) => Promise<() => void>;
  /** As it is stored now, with who is here. */
  readonly read: (battle: string) => Promise<WholeCompany>;
  /** The same as last read, for a battle with a player's open stream. */
  readonly now: (battle: string) => WholeCompany;
  /** Something was stored: it is read again, and all streams are woken. */
  readonly changed: (battle: string) => Promise<void>;
};

/** In milliseconds: a page that was loaded again, or a phone that lost its net for a moment, has not left. */
const GRACE = 5000;
/** In milliseconds: nobody asks any longer when somebody left. */
const FORGOTTEN = 12 * 3_600_000;
/** So many tables without an open stream are remembered. */
const MOST = 5000;

const NOBODY: WholeCompany["names"] = { a: null, b: null };

function presenceOf({ streams, left }: Table, now: number): BySeat<Presence> {
  const of = (seat: SeatName): Presence => {
    const at = left[seat];
    if (streams[seat] > 0 || (at !== null && now - at < GRACE)) return { here: true, since: null };
    return { here: false, since: at === null || now - at > FORGOTTEN ? null : new Date(at).toISOString() };
  };
  return { a: of("a"), b: of("b") };
}

const isEmpty = ({ streams }: Table): boolean => SEATS.every((seat) => streams[seat] === 0);

export function createCompanies(stored: Pick<BattleCompanies, "names" | "ticks">): Companies {
  const tables = new Map<string, Table>();

  async function readStored(battle: string): Promise<{ names: BySeat<string | null>; ticks: SharedTick[] }> {
    const [named, ticks] = [await stored.names(battle), await stored.ticks(battle)];
    const nameOf = (seat: SeatName) => named.find((one) => one.seat === seat)?.name ?? null;
    return { names: { a: nameOf("a"), b: nameOf("b") }, ticks: [...ticks] };
  }

  function tableOf(battle: string): Table {
    const table = tables.get(battle) ?? { stored: null, streams: { a: 0, b: 0 }, left: { a: null, b: null }, wakes: new Set() };
    // The longest unused stands first.
    tables.delete(battle);
    tables.set(battle, table);
    if (tables.size > MOST) for (const [oldest, one] of tables) if (isEmpty(one)) return tables.delete(oldest) ? table : table;
    return table;
  }

  const wakeAll = (table: Table) => {
    for (const wake of table.wakes) wake();
  };

  const told = (table: Table | undefined, kept: Table["stored"]): WholeCompany => ({
    names: kept?.names ?? NOBODY,
    ticks: kept?.ticks ?? [],
    presence: table ? presenceOf(table, Date.now()) : { a: { here: false, since: null }, b: { here: false, since: null } },
  });

  function leave(table: Table, seat: SeatName, wake: () => void): void {
    table.wakes.delete(wake);
    table.streams[seat] -= 1;
    if (isEmpty(table)) table.stored = null;
    if (table.streams[seat] > 0) return;
    table.left[seat] = Date.now();
    setTimeout(() => wakeAll(table), GRACE + 1).unref();
  }

  return {
    async enter(battle, seat, wake) {
      const table = tableOf(battle);
      table.streams[seat] += 1;
      table.wakes.add(wake);
      let isHere = true;
      const end = () => {
        if (isHere) leave(table, seat, wake);
        isHere = false;
      };
      try {
        const kept = await readStored(battle);
        if (isHere) table.stored = kept;
      } catch (error) {
        end();
        throw error;
      }
      if (table.streams[seat] === 1) wakeAll(table);
      return end;
    },
    read: async (battle) => told(tables.get(battle), await readStored(battle)),
    now: (battle) => {
      const table = tables.get(battle);
      return told(table, table?.stored ?? null);
    },
    async changed(battle) {
      const table = tables.get(battle);
      if (!table || isEmpty(table)) return;
      const kept = await readStored(battle);
      if (isEmpty(table)) return;
      table.stored = kept;
      wakeAll(table);
    },
  };
}
