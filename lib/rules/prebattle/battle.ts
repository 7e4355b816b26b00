import type { BattleResult, CommanderPlace, DeclaredCommand } from "../../model/battle-command";
import type { GivenOrder, PlacedCamp } from "../../model/battle-event";
import type { Square } from "../../model/battle-tables";
import type { BattleView, Flank, Laying, TerrainChoice } from "../../model/battle-view";
import type { Piece, Placed } from "../../model/battlefield";
import type { BySeat, SeatName } from "../../model/by-seat";
import type { Colour, DieFace, Step, Territory } from "../../model/enumerations";
import type { FrozenForce, ShownForce } from "../../model/force";
import type { BattleId } from "../../model/identifiers";
import type { BattlefieldBook } from "../table/battlefield-book";
import type { BattleBook } from "./book";

/** A seat as the server knows it. Everything here is secret from the other seat, except what `view` shows. */
export type BattleSeat = {
  readonly chair: "open" | "player" | "house";
  /** Null until the force is sealed. */
  readonly shown: ShownForce | null;
  /** Also null in a record whose forces are still secret. */
  readonly force: FrozenForce | null;
  /** `salt`: null in a record whose forces are still secret. */
  readonly seal: { readonly hash: string; readonly salt: string | null } | null;
  /** SHA-256 of the tokens that may act for this seat. */
  readonly holders: readonly string[];
  readonly nonce: string | null;
  /** Map cards it was dealt. */
  readonly dealt: number;
  /** The cards it holds, the committed one included. After the five days: those kept, until out-scouting reveals them. */
  readonly hand: readonly Colour[];
  /** Days it has passed. */
  readonly passed: number;
  /** For the day being played. */
  readonly declared: "pass" | "play" | null;
  readonly committed: Colour | null;
  /** How often it has committed a card today. */
  readonly commits: number;
  readonly hasKept: boolean;
  readonly offersToAbandon: boolean;
  /** How often it has offered to abandon the battle, and to close it. */
  readonly abandonOffers: number;
  readonly closeOffers: number;
  readonly host: Host;
};

/** What a seat has on and around the table. */
export type Host = {
  readonly camp: PlacedCamp | null;
  readonly units: readonly Placed[];
  /** Unit groups that had no place. */
  readonly stragglers: readonly { readonly number: number; readonly name: string }[];
  /** It has declared that it has nothing left to deploy: any group missing then marches or is in ambush. */
  readonly isDeployed: boolean;
  /** Null until given; their secrets are null in a record that hides them. */
  readonly orders: readonly GivenOrder[] | null;
  /** Ids of the orders everybody knows. */
  readonly revealed: readonly string[];
  readonly commanders: readonly PlacedCommander[];
  readonly commands: readonly DeclaredCommand[] | null;
  /** Unit groups that have wheeled or dropped their pikes; later those whose scouts have moved. */
  readonly done: readonly number[];
  /** For the step being played, if it allows passing. */
  readonly hasPassed: boolean;
};
type PlacedCommander = { readonly commander: number; readonly at: CommanderPlace };

/** Terrain, from the choice of the flank to the last piece. */
export type Ground = {
  readonly flank: Flank | null;
  readonly pieces: readonly Piece[];
  /** Every kind chosen, except flank pieces, in the order chosen. */
  readonly choices: readonly TerrainChoice[];
  readonly stopped: BySeat<boolean>;
  /** Pieces placed so far, removed ones included. The next one's id is one more. */
  readonly placed: number;
  /** Seats that have laid their flank piece or given it up. */
  readonly flankDone: readonly SeatName[];
  readonly dice: Laying["dice"];
  /** The id of the piece just placed, until the other seat has rolled for it. */
  readonly unrolled: string | null;
  readonly adjusting: Laying["adjusting"];
};

/** A battle folded from its events. Only `apply` changes it. */
export type Battle = {
  readonly battle: BattleId;
  readonly commitment: string;
  readonly book: BattleBook;
  readonly seq: number;
  readonly chain: string;
  /** Null while secret. */
  readonly seed: string | null;
  readonly step: Step;
  readonly table: { readonly width: number; readonly depth: number };
  readonly oneHand: boolean;
  /** Whether both players are shown both armies once both are in. */
  readonly openArmies: boolean;
  readonly seats: BySeat<BattleSeat>;
  readonly roles: { readonly invader: SeatName; readonly defender: SeatName } | null;
  readonly invasion: readonly BySeat<DieFace>[];
  /** The winner of the last roll. */
  readonly winner: SeatName | null;
  readonly interceptWaived: boolean;
  readonly territory: Territory | null;
  readonly square: Square | null;
  /** From 1; null outside the five days. */
  readonly day: number | null;
  /** Who moves the marker, and by how many steps the better card is better. */
  readonly move: { readonly mover: SeatName; readonly difference: number } | null;
  readonly days: BattleView["days"];
  /** The rest of the pack, next card first. */
  readonly pack: readonly Colour[];
  readonly outscouting: BattleView["outscouting"];
  readonly ground: Ground;
  readonly closing: BattleView["closing"];
  readonly result: BattleResult | null;
  /** The first word not yet drawn. */
  readonly nextWord: number;
};

/** The battlefield tables. Throws for a battle whose tables have none. */
export function battlefieldOf({ book }: Pick<Battle, "book">): BattlefieldBook {
  if (!book.battlefield) throw new Error("this battle is played under tables without a battlefield");
  return book.battlefield;
}

/** The same question asked of both seats. */
export const eachSeat = <T>(of: (seat: SeatName) => T): BySeat<T> => ({ a: of("a"), b: of("b") });

/** Whether both seats have their forces: only then is either shown to the other. */
export const areBothSealed = ({ seats }: Battle): boolean => seats.a.shown !== null && seats.b.shown !== null;

/** The defender, then the invader: the order in which they act. */
export const defenderFirst = ({ roles }: Pick<Battle, "roles">): readonly SeatName[] => (roles ? [roles.defender, roles.invader] : []);

const EMPTY_HOST: Host = {
  camp: null,
  units: [],
  stragglers: [],
  isDeployed: false,
  orders: null,
  revealed: [],
  commanders: [],
  commands: null,
  done: [],
  hasPassed: false,
};

const BARE_GROUND: Ground = {
  flank: null,
  pieces: [],
  choices: [],
  stopped: { a: false, b: false },
  placed: 0,
  flankDone: [],
  dice: null,
  unrolled: null,
  adjusting: null,
};

const SEAT: BattleSeat = {
  chair: "open",
  shown: null,
  force: null,
  seal: null,
  holders: [],
  nonce: null,
  dealt: 0,
  hand: [],
  passed: 0,
  declared: null,
  committed: null,
  commits: 0,
  hasKept: false,
  offersToAbandon: false,
  abandonOffers: 0,
  closeOffers: 0,
  host: EMPTY_HOST,
};

/** A battle before its first event. Its chain begins with the commitment to its seed. */
export const newBattle = (given: { readonly battle: BattleId; readonly commitment: string; readonly book: BattleBook }): Battle => ({
  ...given,
  seq: 0,
  chain: given.commitment,
  seed: null,
  step: "sitting",
  table: { width: 0, depth: 0 },
  oneHand: false,
  openArmies: false,
  seats: { a: SEAT, b: SEAT },
  roles: null,
  invasion: [],
  winner: null,
  interceptWaived: false,
  territory: null,
  square: null,
  day: null,
  move: null,
  days: [],
  pack: [],
  outscouting: null,
  ground: BARE_GROUND,
  closing: null,
  result: null,
  nextWord: 0,
});

type Open<T> = { -readonly [Key in keyof T]: T[Key] };

/** A battle being made from another: its fields may be set, but objects in them are shared and must not be changed. */
export type Draft = Open<Omit<Battle, "seats">> & { readonly seats: BySeat<Open<BattleSeat>> };

// Field by field: spreading objects this large takes twenty times as long.
const draftSeat = (seat: BattleSeat): Open<BattleSeat> => ({
  chair: seat.chair,
  shown: seat.shown,
  force: seat.force,
  seal: seat.seal,
  holders: seat.holders,
  nonce: seat.nonce,
  dealt: seat.dealt,
  hand: seat.hand,
  passed: seat.passed,
  declared: seat.declared,
  committed: seat.committed,
  commits: seat.commits,
  hasKept: seat.hasKept,
  offersToAbandon: seat.offersToAbandon,
  abandonOffers: seat.abandonOffers,
  closeOffers: seat.closeOffers,
  host: seat.host,
});

/** A draft of the battle, to be changed by folds. */
export const draftOf = (battle: Battle): Draft => ({
  battle: battle.battle,
  commitment: battle.commitment,
  book: battle.book,
  seq: battle.seq,
  chain: battle.chain,
  seed: battle.seed,
  step: battle.step,
  table: battle.table,
  oneHand: battle.oneHand,
  openArmies: battle.openArmies,
  seats: { a: draftSeat(battle.seats.a), b: draftSeat(battle.seats.b) },
  roles: battle.roles,
  invasion: battle.invasion,
  winner: battle.winner,
  interceptWaived: battle.interceptWaived,
  territory: battle.territory,
  square: battle.square,
  day: battle.day,
  move: battle.move,
  days: battle.days,
  pack: battle.pack,
  outscouting: battle.outscouting,
  ground: battle.ground,
  closing: battle.closing,
  result: battle.result,
  nextWord: battle.nextWord,
});
