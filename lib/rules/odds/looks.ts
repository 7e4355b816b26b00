import type { ArmyList, TroopLine } from "../../model/army-list";
import type { Characteristic } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { Troop } from "../../model/troop";
import { troopProblems } from "../../model/troop-consistency";
import { type PreparedLine, variantOf } from "../army/book";
import { troopAsTyped } from "../army/typed-force";

const LIKELY = ["average", "poor", "superior"] as const;

/** What shows of such troops on the table; armour, quality, firepower and weapons of melee do not. */
const lookOf = ({ type, formation, training, setFormation, weapon, characteristics }: QuickTroop): string =>
  [type, formation, training, setFormation, weapon, ...[...characteristics].sort()].join(" ");

const withOptions = ({ troop }: TroopLine, options: readonly Characteristic[]): QuickTroop => ({
  ...troop,
  weapon: troop.shooting?.weapon ?? null,
  characteristics: [...troop.characteristics, ...options],
});

/** Every choice of these options. */
const choicesOf = (options: readonly Characteristic[]): readonly (readonly Characteristic[])[] =>
  Array.from({ length: 1 << options.length }, (_, bits) => options.filter((_option, at) => bits & (1 << at)));

/** Every line of a list that looks like what is seen, with the options that show: all that a player may know of the enemy's troops. */
export function alikeIn(
  { lines }: Pick<ArmyList, "lines">,
  seen: QuickTroop,
): readonly { line: TroopLine; options: readonly Characteristic[] }[] {
  const look = lookOf(seen);
  return lines.flatMap((line) =>
    choicesOf(line.optional).flatMap((options) => (lookOf(withOptions(line, options)) === look ? [{ line, options }] : [])),
  );
}

/** A line with its options as its list states it, and lowered by a grade, which does not show. */
export function everyGrade(line: PreparedLine, options: readonly string[]): readonly { qualityDown: boolean; firepowerDown: boolean }[] {
  const all = [false, true].flatMap((qualityDown) => [false, true].map((firepowerDown) => ({ qualityDown, firepowerDown })));
  return all.filter(({ qualityDown, firepowerDown }) => {
    const { qualityAtFloor, firepowerAtFloor, problem } = variantOf(line, options, qualityDown, firepowerDown);
    return !(qualityDown && qualityAtFloor) && !(firepowerDown && firepowerAtFloor) && problem === null;
  });
}

const POINTS = ["pike", "pike-and-shot", "socket-bayonet"] as const;

/** What the rules may ask of troops that look like this, which a typed force does not say: training, armour, pikes and shot. */
function* filledIn(look: QuickTroop): Generator<Troop> {
  const plain = troopAsTyped(look);
  const trained = { ...plain, training: plain.training ?? (plain.formation === "skirmish" ? null : "formed") } as const;
  for (const armour of ["unprotected", "protected"] as const) {
    yield { ...trained, armour };
    for (const points of POINTS)
      for (const shooting of [plain.shooting, { weapon: "arquebus", firepower: null } as const])
        yield { ...trained, armour, impact: points, melee: points, shooting };
  }
}

/** Troops of whom no list is known: the plainest that look like this, of any likely quality, the average first. */
export function unlisted(look: QuickTroop): readonly Troop[] {
  for (const troop of filledIn(look)) if (troopProblems(troop).length === 0) return LIKELY.map((quality) => ({ ...troop, quality }));
  return [];
}
