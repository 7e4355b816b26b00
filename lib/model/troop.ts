import { troopProblems } from "./troop-consistency";
import { type TroopShape, troopShape } from "./troop-shape";

/** How the rules classify a base ("Troop variety and classification"). A classification that contradicts itself is refused. */
export const troop = troopShape.superRefine((value, context) => {
  for (const problem of troopProblems(value)) {
    context.addIssue({ code: "custom", path: [...problem.path], message: problem.code, params: { code: problem.code, ...problem.params } });
  }
});
export type Troop = TroopShape;
