import { EAGLE_PEOPLES, EAGLE_TROOPS } from "@/lib/model/sister-systems/bronze-eagles-terms";
import { BRONZE_EAGLES } from "@/lib/words/other-games/bronze-eagles";
import type { Option } from "../_components/ask-fields";

/** Words of the rules as the choices of a field. */
export const choices = (names: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

export const TROOPS: readonly Option[] = EAGLE_TROOPS.map((value) => ({ value, label: BRONZE_EAGLES.troops[value] }));
export const PEOPLES: readonly Option[] = EAGLE_PEOPLES.map((value) => ({ value, label: BRONZE_EAGLES.peoples[value] }));

/** Whole numbers from one to the other. */
export const numbers = (least: number, most: number): readonly Option[] =>
  Array.from({ length: most - least + 1 }, (_, at) => String(least + at)).map((value) => ({ value, label: value }));
