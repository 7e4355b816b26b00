import type { z } from "zod";
import type { Fault } from "../../model/faults";
import type { force } from "../../model/force";
import type { Knowledge } from "../knowledge";
import { type Freezing, freezeArmy } from "./freeze-army";
import { type Chance, freezeHouse } from "./freeze-house";
import { freezeQuick } from "./freeze-quick";

export type Force = z.infer<typeof force>;
type Given = { readonly cardsMost: number; readonly knowledge: Knowledge; readonly chance: Chance };

const below = (path: Fault["path"], freezing: Freezing): Freezing =>
  freezing.ok ? freezing : { ok: false, faults: freezing.faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] })) };

/**
 * The force that a seat plays, complete for every step. Later changes of lists or rules do not affect it. `path`: its place in the request.
 */
export function freezeForce(given: Force, path: Fault["path"], { cardsMost, knowledge, chance }: Given): Freezing {
  switch (given.kind) {
    case "army":
      return below([...path, "army"], freezeArmy(given.army, cardsMost, knowledge));
    case "quick":
      return below(path, freezeQuick(given, cardsMost, knowledge));
    case "house":
      return below(path, freezeHouse(given, cardsMost, knowledge, chance));
    default:
      return given satisfies never;
  }
}
