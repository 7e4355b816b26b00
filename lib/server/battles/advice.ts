import { createHmac } from "node:crypto";
import { reckonAhead, suggestCommand, suggestedFor, suggestedNext } from "../../advice/choose-command";
import { type Chance, measureOf, tempersRow } from "../../advice/computer-turn";
import { groundOf, likingsOf } from "../../advice/liking";
import { layBattleLine } from "../../advice/table/deployment";
import { inCommandRange } from "../../advice/table/in-command-range";
import { widthLiked } from "../../advice/table/lay-terrain";
import { isNamedSecond, isOfWing, postOf } from "../../advice/table/own-side";
import { crestAcross, worthOfKind } from "../../advice/table/worth-of-terrain";
import type {
  AdviceTables,
  BattleLine,
  LaidGroup,
  Layout,
  LikelyForce,
  LikingReason,
  Likings,
  SquareLiking,
  Suggestion,
} from "../../model/advice";
import type { BattleCommand, LegalCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import type { TerrainKind } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import { houseDraws } from "../../rules/chance";
import type { BattleBook } from "../../rules/prebattle/book";
import { view } from "../../rules/prebattle/view";
import { rulesRow } from "../../rules/rules-row";
import { hamperedBy } from "../../rules/table/reach";
import { quickTroopOf } from "../../sheets/cards/card-formation";
import { type SuggestionFacts, suggestionReason } from "../../words/battle/advice-reasons";
import { otherFor, seatNames } from "../../words/battle/names";
import { likingSentence } from "../../words/battle/room";
import type { Knowledge } from "../knowledge";
import { running } from "../running";
import { inTurns } from "./in-turns";
import type { BattleServer } from "./load-battle";
import type { Loaded } from "./loaded";

/**
 * What a seat's army is likely to have, from what a viewer is shown of it: each line of its list with as many bases as half-way between its least and its most. Nobody is told
 * more than that before it is deployed. Null for a typed force, and where the list is no longer here.
 */
export function likelyTroops(
  { forces }: Pick<BattleView, "forces">,
  seat: SeatName,
  { catalog }: Pick<Knowledge, "catalog">,
): LikelyForce | null {
  const list = catalog.lists.find(({ id }) => id === forces[seat]?.list);
  if (!list) return null;
  const own = list.lines.filter(({ ledBy }) => ledBy === null || ledBy.some((role) => role !== "ally"));
  return {
    list: list.name,
    bodies: own.map(({ troop, bases }) => ({ troop: quickTroopOf(troop), bases: Math.ceil((bases.min + bases.max) / 2) })),
  };
}

type Known = {
  readonly view: BattleView;
  readonly force: FrozenForce;
  readonly foe: LikelyForce | null;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
};

/** The strongest reason of those that count for this army: by value, or for the other by how bad it is. */
const strongest = (reasons: readonly LikingReason[], sign: 1 | -1): LikingReason | null =>
  reasons.filter(({ value }) => value * sign > 0).toSorted((one, other) => sign * (other.value - one.value))[0] ?? null;

/** What ground is worth to this army and to the other, and the reasons. */
function weighing({ force, foe, book, advice }: Known) {
  const units = (foe?.bodies ?? []).map(({ troop, bases }, at) => ({ number: at + 1, name: "", troop, bases, commander: null }));
  const [mine, theirs] = [likingsOf(force, advice), foe && likingsOf({ ...force, units }, advice)];
  const weight = measureOf("foe-weighs", advice) / 100;
  return (square: Square) => {
    const ground = groundOf(square, book);
    const [own, other] = [mine(ground), theirs ? theirs(ground) : null];
    return { square, own, other, weight, both: own.value - weight * (other?.value ?? 0) };
  };
}

type Weighed = ReturnType<ReturnType<typeof weighing>>;

function groundFacts({ own, other, weight }: Weighed): SuggestionFacts["ground"] {
  const mine = strongest(own.reasons, 1);
  const theirs = other && strongest(other.reasons, -1);
  if (theirs && -theirs.value * weight > (mine?.value ?? 0)) return { reason: theirs, isTheirs: true };
  return mine && { reason: mine, isTheirs: false };
}

/** Why another square of those offered, which the army likes more, is not chosen; null where there is none. */
function insteadFacts(chosen: Weighed, offered: readonly Square[], weigh: (square: Square) => Weighed): SuggestionFacts["instead"] {
  const [liked] = offered.map(weigh).toSorted((one, other) => other.own.value - one.own.value);
  if (!liked || liked.own.value <= chosen.own.value) return null;
  const facts = ({ square, own, other }: Weighed) => ({ square, yours: own.value, theirs: other?.value ?? null });
  return { chosen: facts(chosen), liked: facts(liked), isForThem: chosen.both >= liked.both };
}

const planWorths = ({ own, other }: Weighed) => ({ worth: own.value, theirs: other?.value ?? null });

function postFacts(number: number, { force, advice }: Known): SuggestionFacts["post"] {
  const unit = force.units.find((one) => one.number === number);
  if (!unit) return null;
  if (isNamedSecond(unit, advice)) return "second-line";
  const post = postOf(unit);
  if (post === "guns" || post === "screen") return post;
  return isOfWing(post) ? "wing" : "middle";
}

/** The kind of the piece that a command places or moves. */
function kindPlaced(command: BattleCommand, { laying, pieces }: BattleView): TerrainKind | null {
  switch (command.type) {
    case "place-flank-piece":
      return command.kind;
    case "place-piece":
      return laying?.dice?.kind ?? null;
    case "adjust-piece":
      return pieces.find(({ id }) => id === laying?.adjusting?.piece)?.kind ?? null;
    default:
      return null;
  }
}

/** A crest that runs across the front by as much as this hides those behind it. */
const ACROSS = 0.7;

/** What the piece that is placed is to this army. */
function pieceFacts(command: BattleCommand, { view, force, book, advice }: Known): SuggestionFacts["piece"] {
  const kind = kindPlaced(command, view);
  if (kind === null || !book.battlefield) return null;
  const worth = worthOfKind(kind, force.units, book.battlefield, advice);
  const { crest } = book.battlefield.kinds[kind];
  if (crest && worth >= 0 && "w" in command && crestAcross(command) >= ACROSS) return "hides";
  if (worth <= 0) return worth < 0 ? "hinders" : null;
  return book.battlefield.kinds[kind].category === "open" ? "keeps-room" : "guards";
}

/** What a kind of terrain to choose does to both armies. */
function kindFacts(command: BattleCommand, { force, foe, advice, book: { battlefield } }: Known): SuggestionFacts["hampered"] {
  if (command.type !== "choose-kind" || !battlefield) return null;
  const hindered = (bodies: LikelyForce["bodies"]) => {
    const { slowed, shut } = hamperedBy(command.kind, bodies, battlefield);
    return slowed + shut;
  };
  return {
    ...{ yours: hindered(force.units), theirs: foe && hindered(foe.bodies) },
    keepsRoom: battlefield.kinds[command.kind].category === "open",
    isLiked: worthOfKind(command.kind, force.units, battlefield, advice) > 0,
  };
}

/** What the reason of a suggested command is said with: only what its player may know. */
function suggestionFacts(
  command: BattleCommand,
  { square, offered, plan }: ReturnType<typeof suggestedFor>,
  known: Known,
): SuggestionFacts {
  const weigh = weighing(known);
  const there = square && weigh(square);
  const may = (type: LegalCommand["type"]) => known.view.legal.some((one) => one.type === type);
  return {
    ...{ square, ground: there && groundFacts(there), instead: there && insteadFacts(there, offered, weigh) },
    plan: plan && { ...plan, ...planWorths(weigh(plan.to)) },
    hampered: kindFacts(command, known),
    piece: pieceFacts(command, known),
    water: command.type === "choose-flank" && command.width !== null ? widthLiked(known) : null,
    post: command.type === "deploy-unit" ? postFacts(command.number, known) : null,
    ...{ hasScouts: may("scout-move"), hasGuns: may("wheel-artillery"), hasPikes: may("drop-pikes") },
  };
}

/** The sources of the given reasons, in the order of the tables. */
function weightsOf(squares: readonly SquareLiking[], { groundLikings, flankLikings }: AdviceTables): Likings["weights"] {
  const given = new Set(squares.flatMap(({ reasons }) => reasons.map(({ code }) => code)));
  return [...groundLikings, ...flankLikings].filter(({ id }) => given.has(id)).map(({ id, source }) => ({ code: id, source }));
}

/** How well each square suits the army of this seat, which must have one. Equal squares are in the order of the map. */
export function armyLikings({ battle }: Loaded, seat: SeatName, { knowledge }: Pick<BattleServer, "knowledge"> = running()): Likings {
  const { force } = battle.seats[seat];
  if (!force) throw new Error(`seat ${seat} has no force`);
  const { advice } = knowledge.catalog;
  const liking = likingsOf(force, advice);
  const squares = battle.book.tables.squares.map(({ id, territories }) => {
    const ground = groundOf(id, battle.book);
    const { value, reasons } = liking(ground);
    return {
      square: id,
      ...ground,
      territories: [...territories],
      value,
      reasons: reasons.map((one) => ({ code: one.code, value: one.value, message: likingSentence(one) })),
    };
  });
  squares.sort((one, other) => other.value - one.value);
  return { foe: likelyTroops(view(battle, seat), otherSeat(seat), knowledge), squares, weights: weightsOf(squares, advice) };
}

/** A player may have placed his commanders elsewhere than the computer would. */
function ledInRange(
  command: Extract<BattleCommand, { type: "declare-commands" }>,
  { view: seen, force }: Pick<Known, "view" | "force">,
  { catalog }: Pick<Knowledge, "catalog">,
): BattleCommand {
  if (seen.seat === null) return command;
  const { classes } = catalog.rules.tables.commanders;
  const rangeOf = (kind: FrozenForce["commanders"][number]["class"]) => rulesRow(classes, kind).commandRange;
  const commands = inCommandRange(command.commands, { view: seen, me: seen.seat, force, rangeOf });
  return { ...command, commands: commands.map((one) => ({ ...one, units: [...one.units], ambushes: [...one.ambushes] })) };
}

/**
 * The chance of a suggestion. Nobody without the server's secret can predict it, because orders may depend on it, nor a player the other's. At
 * the same moment it is the same, so that what was suggested is what is then done.
 */
const suggestionChance = ({ battle, seq }: Loaded["battle"], seat: SeatName, secret: string): Chance =>
  houseDraws(createHmac("sha256", secret).update(`condotta.suggestion/1\n${seat}`).digest(), battle, seq);

/** A good command for a seat at the table now, the same whenever it is asked for; null if it has nothing to do there. */
export async function suggest(
  { battle }: Loaded,
  seat: SeatName,
  { knowledge, secret, companies }: Pick<BattleServer, "knowledge" | "companies"> & { readonly secret: string } = running(),
): Promise<Suggestion | null> {
  const { force } = battle.seats[seat];
  if (!force) return null;
  const { advice } = knowledge.catalog;
  const seen = view(battle, seat);
  const foe = likelyTroops(seen, otherSeat(seat), knowledge);
  const chance = suggestionChance(battle, seat, secret);
  const question = { view: seen, force, foe, temper: "balanced", book: battle.book, advice, chance } as const;
  await inTurns(reckonAhead(question));
  const chosen = suggestCommand(question);
  const command = chosen?.type === "declare-commands" ? ledInRange(chosen, question, knowledge) : chosen;
  const known = { view: seen, force, foe, book: battle.book, advice };
  if (!command) return null;
  const { names } = await companies.read(battle.battle);
  const facts = suggestionFacts(command, suggestedFor(command, question), known);
  const reason = suggestionReason(command, { ...facts, ...otherFor(seatNames(seen, seat, names)) });
  return { command, reason, next: [...suggestedNext(command, question)] };
}

/** A seat's unit groups in a battle line; null if it has none to deploy now. */
export async function layOut(
  { battle }: Loaded,
  seat: SeatName,
  line: BattleLine,
  { knowledge }: Pick<BattleServer, "knowledge"> = running(),
): Promise<Layout | null> {
  const { force } = battle.seats[seat];
  const seen = view(battle, seat);
  if (!force || !seen.legal.some(({ type }) => type === "deploy-unit")) return null;
  const { advice } = knowledge.catalog;
  const temper = tempersRow("balanced", advice);
  const laying = layBattleLine(line, { view: seen, me: seat, other: otherSeat(seat), force, foe: null, temper, book: battle.book, advice });
  const units: LaidGroup[] = [];
  await inTurns(laying, (laid) => {
    units.push(...(laid ?? []));
    return laid !== null;
  });
  return { line, units };
}
