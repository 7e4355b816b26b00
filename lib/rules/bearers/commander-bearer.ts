import type { Commander } from "../../model/army";
import { type CommanderRole, GRADES } from "../../model/enumerations";
import type { Bearer, BearerTrait } from "../../model/reference-terms";

/** A commander of one of these roles. He also bears every lower grade: a wound lowers his by one, and so does being replaced. */
export function commanderBearer({ grade, class: kind }: Pick<Commander, "grade" | "class">, roles: readonly CommanderRole[]): Bearer {
  const grades = GRADES.slice(0, GRADES.indexOf(grade) + 1);
  return new Set<BearerTrait>([
    ...roles.map((role) => `commander:${role}` as const),
    ...grades.map((one) => `grade:${one}` as const),
    `class:${kind}`,
  ]);
}
