import type { CHARACTERISTICS } from "@/lib/model/enumerations";
import type { RulesTables } from "@/lib/model/rules-tables";

type Named = { readonly id: string; readonly name: string };

/** What each choice of a form is called. */
export type ForceNames = Readonly<
  Record<
    "grades" | "classes" | "camps" | "types" | "formations" | "trainings" | "setFormations" | "weapons" | "characteristics",
    readonly Named[]
  >
>;

const named = (rows: readonly Named[]): readonly Named[] => rows.map(({ id, name }) => ({ id, name }));

/** Those that matter before the battle begins. */
const ASKED: readonly (typeof CHARACTERISTICS)[number][] = ["barricades", "camelry", "caltrops", "scouts", "stakes"];

/** The names of the rules that a force entered by hand needs. */
export function forceNames({
  commanders,
  camps,
  classifications,
  setFormations,
  weapons,
  points,
  characteristics,
}: RulesTables): ForceNames {
  const { types, formations, trainings } = classifications;
  return {
    ...{ grades: named(commanders.grades), classes: named(commanders.classes), camps: named(camps.kinds) },
    ...{ types: named(types), formations: named(formations), trainings: named(trainings), setFormations: named(setFormations) },
    weapons: named(weapons.filter(({ id }) => points.shooting.some((one) => one.id === id))),
    characteristics: named(characteristics.filter(({ id }) => ASKED.includes(id))),
  };
}
