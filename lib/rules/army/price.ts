import type { Commander } from "../../model/army";
import type { Body, RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { Shooting } from "../../model/troop-shape";
import { rowValue, rulesRow } from "../rules-row";
import { setFormationRow } from "./troop-traits";

/** The scale of the quality factor: thousandths times tenths of firepower. */
const SCALE = 10_000;

function footBody(troop: Troop): Body {
  if (troop.formation === "close" || troop.formation === "loose" || troop.formation === "skirmish") return `foot-${troop.formation}`;
  return "foot-flexible";
}

function mountedBody(troop: Troop): Body {
  const { formation } = troop;
  if (formation === "close" || formation === "loose" || formation === "skirmish" || formation === "dragoon") return `mounted-${formation}`;
  return "mounted-flexible";
}

/** The row of the body table that these troops are. */
export function bodyOf(troop: Troop): Body {
  switch (troop.type) {
    case "foot":
      return footBody(troop);
    case "mounted":
      return mountedBody(troop);
    case "artillery": {
      const gun = troop.shooting?.weapon;
      return gun === "medium-artillery" || gun === "heavy-artillery" ? gun : "light-artillery";
    }
    case "battle-wagon":
    case "elephant":
      return troop.type;
    default:
      return troop.type satisfies never;
  }
}

type Points = RulesTables["points"];

/** A weapon's price times the tenths of its firepower. Blank firepower counts as average ("Glossary: Firepower ability"). */
function weaponTenths(shooting: Shooting | null, points: Points): number {
  if (!shooting) return 0;
  return rowValue(points.shooting, shooting.weapon) * rulesRow(points.firepower, shooting.firepower ?? "average").tenths;
}

function characteristicPoints(troop: Troop, points: Points): { added: number; taken: number } {
  const prices = troop.characteristics.map((one) => rowValue(points.characteristics, one));
  const sum = (wanted: (price: number) => boolean) => prices.filter(wanted).reduce((total, price) => total + price, 0);
  return { added: sum((price) => price > 0), taken: sum((price) => price < 0) };
}

/**
 * Points of one base, in exact integers, rounded once with halves up: everything that quality scales (body, training, armour, weapons,
 * drawbacks), then the good characteristics, never below the minimum of its kind. House values ("Points").
 */
export function basePrice(troop: Troop, tables: RulesTables): number {
  const { points } = tables;
  const share = setFormationRow(troop, tables)?.shooters ?? { may: 1, of: 1 };
  const { added, taken } = characteristicPoints(troop, points);
  const training = troop.training ? rowValue(points.training, troop.training) : 0;
  const impact = troop.impact ? rowValue(points.impact, troop.impact) : 0;
  const melee = troop.melee ? rowValue(points.melee, troop.melee) : 0;
  const plain = rowValue(points.body, bodyOf(troop)) + training + rowValue(points.armour, troop.armour) + impact + melee + taken;
  const attached = troop.attached.reduce((total, one) => total + weaponTenths(one, points), 0);
  const qualities = troop.type === "artillery" ? points.artilleryQuality : points.quality;
  const scaled =
    rulesRow(qualities, troop.quality).thousandths *
    (10 * share.of * plain + share.of * attached + weaponTenths(troop.shooting, points) * share.may);
  const divisor = SCALE * share.of;
  const price = Math.floor((2 * scaled + divisor) / (2 * divisor)) + added;
  return Math.max(price, rowValue(points.least, troop.type === "mounted" ? "mounted" : "any"));
}

const roundTo = (numerator: number, denominator: number, step: number): number =>
  Math.floor((2 * numerator + step * denominator) / (2 * step * denominator)) * step;

/** Points of a commander: by role and grade, for an ally a share of a sub-commander, scaled by class, rounded once. House values. */
export function commanderPrice({ role, grade, class: kind }: Pick<Commander, "role" | "grade" | "class">, tables: RulesTables): number {
  const { points } = tables;
  const base =
    role === "army" ? rowValue(points.armyCommander, grade) : rowValue(points.subCommander, grade === "legendary" ? "talented" : grade);
  const share = role === "ally" ? rulesRow(points.ally, "ally").percent : 100;
  return roundTo(base * share * rulesRow(points.commanderClass, kind).percent, 10_000, rowValue(points.commanderRounding, "nearest"));
}

/** The points limits games are played at, smallest first. `house` (Tournament Guidelines: Army selection). */
export const gameSizes = ({ army: { limits } }: RulesTables): readonly number[] =>
  (["points-limit-small", "points-limit-medium", "points-limit"] as const).map((id) => rowValue(limits, id));
