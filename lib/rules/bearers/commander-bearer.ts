import type { Commander } from "../../model/army";
import type { Bearer, BearerTrait } from "../../model/bearer-traits";
import { type CommanderRole, GRADES } from "../../model/enumerations";

/** A commander of one of these roles. A wound takes a grade from him, and who replaces him has one less, so that he is of all lower ones too. */
export function commanderBearer({ grade, class: kind }: Pick<Commander, "grade" | "class">, roles: readonly CommanderRole[]): Bearer {
  const grades = GRADES.slice(0, GRADES.indexOf(grade) + 1);
  return new Set<BearerTrait>([
    ...roles.map((role) => `commander:${role}` as const),
    ...grades.map((one) => `grade:${one}` as const),
    `class:${kind}`,
  ]);
}
