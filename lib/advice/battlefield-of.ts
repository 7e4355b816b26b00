import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { AdviceTables } from "../model/advice";
import type { BattleCommand } from "../model/battle-command";
import type { BattleTables, Square } from "../model/battle-tables";
import type { Battlefield } from "../model/battlefield";
import { otherSeat, type SeatName } from "../model/by-seat";
import type { Step, Territory } from "../model/enumerations";
import type { FrozenForce } from "../model/force";
import type { BattleId } from "../model/identifiers";
import { type DrawSource, hmacWords, wordsToDraws } from "../rules/chance";
import { type Battle, type BattleSeat, newBattle } from "../rules/prebattle/battle";
import type { DecidedCommand } from "../rules/prebattle/battle-step";
import type { BattleBook } from "../rules/prebattle/book";
import { apply, decide } from "../rules/prebattle/decide";
import { stepNow, toAct } from "../rules/prebattle/sequence";
import { view } from "../rules/prebattle/view";
import { rulesRow } from "../rules/rules-row";
import { mayAdjust } from "../rules/table/may-lie";
import { among, type ComputerTurn, oneOf, tempersRow } from "./computer-turn";
import { chooseKind, layFlankPiece, layPiece, shiftsOf } from "./table/lay-terrain";
import { groundSeen, inTenths } from "./table/own-side";

type Size = Battlefield["table"];

/** What is asked of a battlefield. Territory and square are rolled from the seed if missing; the default table is the standard one. */
export type BattlefieldRequest = {
  readonly seed: string;
  readonly territory: Territory | null;
  readonly square: Square | null;
  readonly width: number | null;
  readonly depth: number | null;
  /** `random`: the size is rolled too, among those with the width and depth asked for. */
  readonly table: "random" | null;
};

/** A random source from the seed, independent for each `what`. */
const chanceOf = (seed: string, what: string) => (word: number) =>
  wordsToDraws(
    hmacWords(utf8ToBytes(seed), (block) => `battlefield|${what}|${block}`),
    word,
  );

const LAYING: readonly Step[] = ["flank", "compulsory", "optional"];
const DEFENDER: SeatName = "a";
const NO_FORCE: FrozenForce = { commanders: [], units: [], army: null, temper: null };

/**
 * Rolls from all options and takes the result if it fits; otherwise rolls from those that fit. So asking for what would be rolled anyway
 * changes nothing.
 */
function rolled<T>(seed: string, what: string, all: readonly T[], isFit: (one: T) => boolean): T {
  const draws = chanceOf(seed, what)(0);
  const chance = (n: number) => draws(n).value;
  const first = oneOf(all, chance);
  const chosen = first !== undefined && isFit(first) ? first : oneOf(all.filter(isFit), chance);
  if (chosen === undefined) throw new Error(`there is no such ${what}`);
  return chosen;
}

/** The standard table if it has the width and depth asked for ("Tournament types"), otherwise one that does. */
function sizeFor({ seed, width, depth, table }: BattlefieldRequest, { tableSizes }: BattleTables): Size {
  const isSize = (size: Size) => (width ?? size.width) === size.width && (depth ?? size.depth) === size.depth;
  const standard = rulesRow(tableSizes, "standard");
  return table === null && isSize(standard) ? standard : rolled(seed, "table", tableSizes, isSize);
}

/** The ground of a battlefield. The caller refuses squares outside the territory and tables of unknown size. */
function groundFor(asked: BattlefieldRequest, { tables, squares }: BattleBook) {
  const { seed, territory, square } = asked;
  const size = sizeFor(asked, tables);
  const territories = tables.territories.map(({ id }) => id);
  const where = territory ?? rolled(seed, "territory", territories, (id) => square === null || squares[id].includes(square));
  return {
    table: { width: size.width, depth: size.depth },
    territory: where,
    square: square ?? rolled(seed, "square", squares[where], () => true),
  };
}

function bareBattle(asked: BattlefieldRequest, book: BattleBook): Battle {
  const fresh = newBattle({ battle: "" as BattleId, commitment: "", book });
  const seat = (one: BattleSeat): BattleSeat => ({ ...one, nonce: "" });
  const battle: Battle = {
    ...{ ...fresh, ...groundFor(asked, book), step: "flank" },
    seats: { a: seat(fresh.seats.a), b: seat(fresh.seats.b) },
    roles: { defender: DEFENDER, invader: otherSeat(DEFENDER) },
  };
  return { ...battle, step: stepNow(battle) };
}

/**
 * A whole legal battlefield, laid by two players who favour neither side, following the steps of the sequence: flank, compulsory and
 * optional pieces, and the moves and removals the dice allow. The same question gives the same battlefield on any machine. `a` is the
 * defender.
 */
export function battlefieldOf(asked: BattlefieldRequest, book: BattleBook, advice: AdviceTables): Battlefield {
  const dice: DrawSource = (_, word) => chanceOf(asked.seed, "dice")(word);
  const choices = chanceOf(asked.seed, "choices")(0);
  const temper = tempersRow("balanced", advice);
  let battle = bareBattle(asked, book);
  for (let [seat] = toAct(battle); seat && LAYING.includes(battle.step); [seat] = toAct(battle)) {
    const chance = (n: number) => choices(n).value;
    const command = layImpartially({
      view: view(battle, seat),
      me: seat,
      other: otherSeat(seat),
      force: NO_FORCE,
      foe: null,
      temper,
      book,
      advice,
      chance,
    });
    const decision = decide(battle, seat, command, dice);
    if (!decision.ok) throw new Error(`a battlefield on which one may not ${command.type}: ${decision.refusal.code}`);
    battle = decision.events.reduce(apply, battle);
  }
  const { territory, square, table, ground } = battle;
  if (!territory || !square) throw new Error("a battlefield nowhere");
  return { seed: asked.seed, territory, square, table, water: ground.flank?.water ?? null, pieces: [...ground.pieces] };
}

type Laid = Extract<DecidedCommand, BattleCommand>;

/** One in this many players who may adjust a piece does so. */
const ADJUSTED = 3;
const TURN = 360;

function anyFlank({ view, chance }: ComputerTurn): Laid {
  const option = oneOf(among(view, "choose-flank"), chance);
  if (!option) throw new Error("there is no flank to choose");
  const { edge, width } = option;
  return { type: "choose-flank", edge, width: width && inTenths(width.min + chance(Math.round((width.max - width.min) * 10) + 1) / 10) };
}

/** Usually leaves it; otherwise moves it (and turns it, if the die allows) to a free place, or removes it. */
function adjustAnyhow(turn: ComputerTurn): Laid {
  const { view, chance } = turn;
  const leave: Laid = { type: "adjust-piece", adjust: { do: "leave" } };
  const [option] = among(view, "adjust-piece");
  const piece = view.pieces.find(({ id }) => id === option?.piece);
  if (!option || !piece || chance(ADJUSTED) > 0) return leave;
  if (option.remove && chance(ADJUSTED) === 0) return { type: "adjust-piece", adjust: { do: "remove" } };
  if (option.move === null) return leave;
  const shifts = shiftsOf(piece, option.move);
  const die = view.laying?.adjusting?.die ?? 0;
  const first = chance(shifts.length);
  const turned = option.pivot ? chance(TURN) : piece.angle;
  const ways = [...shifts.slice(first), ...shifts.slice(0, first)].map((to) => ({ ...to, angle: turned }));
  const to = ways.find((one) => mayAdjust(groundSeen(turn), piece, one, die).reasons.length === 0);
  return to ? { type: "adjust-piece", adjust: { do: "move", ...to } } : leave;
}

/** Lays terrain without favouring anybody: an army without unit groups values all kinds and places the same, so chance decides. */
function layImpartially(turn: ComputerTurn): Laid {
  const { legal } = turn.view;
  const isLegal = (type: BattleCommand["type"]) => legal.some((one) => one.type === type);
  if (isLegal("choose-flank")) return anyFlank(turn);
  if (isLegal("adjust-piece")) return adjustAnyhow(turn);
  if (isLegal("place-flank-piece")) return layFlankPiece(turn) as Laid;
  if (isLegal("place-piece")) return layPiece(turn) as Laid;
  return isLegal("give-up-piece") ? { type: "give-up-piece" } : (chooseKind(turn) as Laid);
}
