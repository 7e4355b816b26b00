import type { Square } from "@/lib/model/battle-tables";
import type { Piece } from "@/lib/model/battlefield";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { type CampKind, SEATS, type Step, type TABLE_SIZES, type Territory } from "@/lib/model/enumerations";
import type { FrozenForce } from "@/lib/model/force";
import type { Battle, BattleSeat, Ground, Host } from "@/lib/rules/prebattle/battle";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { view } from "@/lib/rules/prebattle/view";
import { BOOK, NONCES, sealedBattle } from "./played-battle";

/** Words of the seed used by the dice and the pack. */
const WORDS_BEFORE = 51;

export type SeatGiven = {
  /** Null: the force of `forces.ts`. */
  readonly force?: FrozenForce;
  readonly camp?: CampKind;
  readonly host?: Partial<Host>;
};

export type TableOpening = {
  readonly step: Step;
  readonly territory?: Territory;
  readonly square?: Square;
  readonly size?: (typeof TABLE_SIZES)[number];
  readonly defender?: SeatName;
  /** Who is out-scouted, and by how many per cent; null: nobody is. Before out-scouting it is not asked. */
  readonly outscouted?: { readonly seat: SeatName; readonly difference: number } | null;
  readonly ground?: Partial<Ground>;
  readonly a?: SeatGiven;
  readonly b?: SeatGiven;
  readonly book?: BattleBook;
};

function outscoutingOf(outscouted: TableOpening["outscouted"]): Battle["outscouting"] {
  const by = outscouted ? (outscouted.seat === "a" ? "b" : "a") : null;
  const percent = { a: 0, b: 0 };
  if (by) percent[by] = outscouted?.difference ?? 0;
  return { cards: { a: [], b: [] }, percent, by, difference: outscouted?.difference ?? 0 };
}

function seatOf(seat: SeatName, before: BattleSeat, { force, camp, host }: SeatGiven): BattleSeat {
  const frozen = force ?? before.force;
  const shown = before.shown && {
    ...before.shown,
    ...(camp ? { camp } : {}),
    ...(frozen ? { commanders: frozen.commanders.map(({ grade, class: kind }) => ({ grade, class: kind })) } : {}),
    ...(frozen ? { unitGroups: frozen.units.length } : {}),
  };
  return { ...before, shown, force: frozen, nonce: NONCES[seat], hasKept: true, host: { ...before.host, ...host } };
}

const AFTER_OUTSCOUTING: readonly Step[] = ["first-deployment", "secret-orders", "deployment", "finishing", "scouts", "ready", "closed"];

/**
 * A battle that stands at a step of the table, none of the days before it played. Seat a defends a moderate square of cultivated land on a
 * table of 45 by 30 BW where nothing lies, unless said otherwise; nobody is out-scouted.
 */
export function tableBattle({ step, territory = "C", square = "C3", size = "standard", defender = "a", ...given }: TableOpening): Battle {
  const book = given.book ?? BOOK;
  const sealed = sealedBattle({ book });
  const { width, depth } = book.tables.tableSizes.find(({ id }) => id === size) ?? sealed.table;
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, seatOf(seat, sealed.seats[seat], given[seat] ?? {})])) as BySeat<BattleSeat>;
  return {
    ...sealed,
    ...{ step, territory, square, table: { width, depth }, seats, nextWord: WORDS_BEFORE },
    roles: { defender, invader: defender === "a" ? "b" : "a" },
    winner: defender,
    invasion: [{ a: "wound", b: "blank" }],
    outscouting: AFTER_OUTSCOUTING.includes(step) ? outscoutingOf(given.outscouted) : null,
    ground: { ...sealed.ground, ...given.ground },
  };
}

/** The same as this seat (or a spectator: null) sees it. */
export const tableSeen = (opening: TableOpening, seat: SeatName | null) => view(tableBattle(opening), seat);

/** A piece that lies on the table; 6 by 6 BW of rocky ground in the middle of a standard table, unless said otherwise. */
export const lyingPiece = (given: Partial<Piece> = {}): Piece => ({
  ...{ id: "1", kind: "rocky-ground", w: 6, h: 6, x: 22.5, y: 15, angle: 0, by: "a", as: "compulsory", adjusted: false },
  ...given,
});
