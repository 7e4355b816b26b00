import type { z } from "zod";
import { TEMPERS } from "../../model/enumerations";
import type { force } from "../../model/force";
import { houseForceName } from "../../words/battle/house-force-name";
import type { Knowledge } from "../knowledge";
import { type Freezing, freezeArmy } from "./freeze-army";

type HouseForce = Extract<z.infer<typeof force>, { readonly kind: "house" }>;

/** Random whole numbers from 0 to n - 1, for the computer's choices. */
export type Chance = (n: number) => number;

/** The computer's force: a sample army of the given list, or of any, and a style. */
export function freezeHouse({ list, temper }: HouseForce, cardsMost: number, knowledge: Knowledge, chance: Chance): Freezing {
  const { readyArmies, lists } = knowledge.catalog;
  const ready = readyArmies.filter(({ army }) => list === null || army.list === list);
  const army = ready[chance(Math.max(ready.length, 1))]?.army;
  if (!army) {
    const code = lists.some((one) => one.id === list) ? "no-ready-army" : "unknown-list";
    return { ok: false, faults: [{ path: ["list"], code, params: { list } }] };
  }
  const freezing = freezeArmy(army, cardsMost, knowledge);
  if (!freezing.ok) return freezing;
  const { shown, force } = freezing.frozen;
  const name = houseForceName(shown.name);
  return {
    ok: true,
    frozen: { shown: { ...shown, name }, force: { ...force, temper: temper ?? TEMPERS[chance(TEMPERS.length)] ?? "balanced" } },
  };
}
