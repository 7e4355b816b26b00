import { measureOf } from "../../advice/computer-turn";
import { groundOf, likingsOf } from "../../advice/liking";
import { isNamedSecond, isOfWing, postOf } from "../../advice/table/own-side";
import type { AdviceTables, LikelyForce, LikingReason } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { FrozenForce } from "../../model/force";
import type { BattleBook } from "../../rules/prebattle/book";
import { hamperedBy } from "../../rules/table/reach";
import { quickTroopOf } from "../../sheets/cards/card-formation";
import type { SuggestionFacts } from "../../words/battle/advice-reasons";
import type { Knowledge } from "../knowledge";

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
  readonly force: FrozenForce;
  readonly foe: LikelyForce | null;
  readonly book: BattleBook;
  readonly advice: AdviceTables;
};

/** The strongest reason of those that count for this army: by value, or for the other by how bad it is. */
const strongest = (reasons: readonly LikingReason[], sign: 1 | -1): LikingReason | null =>
  reasons.filter(({ value }) => value * sign > 0).toSorted((one, other) => sign * (other.value - one.value))[0] ?? null;

function groundFacts(square: Square, { force, foe, book, advice }: Known): SuggestionFacts["ground"] {
  const ground = groundOf(square, book);
  const mine = strongest(likingsOf(force, advice)(ground).reasons, 1);
  const units = (foe?.bodies ?? []).map(({ troop, bases }, at) => ({ number: at + 1, name: "", troop, bases, commander: null }));
  const theirs = foe && strongest(likingsOf({ ...force, units }, advice)(ground).reasons, -1);
  const weight = measureOf("foe-weighs", advice) / 100;
  if (theirs && -theirs.value * weight > (mine?.value ?? 0)) return { square, reason: theirs, isTheirs: true };
  return mine && { square, reason: mine, isTheirs: false };
}

function postFacts(number: number, { force, advice }: Known): SuggestionFacts["post"] {
  const unit = force.units.find((one) => one.number === number);
  if (!unit) return null;
  if (isNamedSecond(unit, advice)) return "second-line";
  const post = postOf(unit);
  if (post === "guns" || post === "screen") return post;
  return isOfWing(post) ? "wing" : "middle";
}

/** What the reason of a suggested command is said with: only what its player may know. */
export function suggestionFacts(command: BattleCommand, known: Known): SuggestionFacts {
  const { force, foe, book } = known;
  const square = command.type === "choose-square" ? command.square : command.type === "move-marker" ? command.to : null;
  const { battlefield } = book;
  const hindered = (bodies: LikelyForce["bodies"]) => {
    if (command.type !== "choose-kind" || !battlefield) return 0;
    const { slowed, shut } = hamperedBy(command.kind, bodies, battlefield);
    return slowed + shut;
  };
  return {
    ground: square && groundFacts(square, known),
    hampered: command.type === "choose-kind" ? { yours: hindered(force.units), theirs: foe && hindered(foe.bodies) } : null,
    post: command.type === "deploy-unit" ? postFacts(command.number, known) : null,
  };
}
