import type { ArmyList, TroopLine } from "../../model/army-list";
import type { Characteristic } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";

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
