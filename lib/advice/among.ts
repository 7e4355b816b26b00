import type { LegalCommand } from "../model/battle-command";
import type { BattleView } from "../model/battle-view";

export type OfType<Type> = Extract<LegalCommand, { type: Type }>;

/** The legal commands of these types. */
export function among<Type extends LegalCommand["type"]>(
  { legal }: Pick<BattleView, "legal">,
  ...types: readonly Type[]
): readonly OfType<Type>[] {
  return legal.filter((one): one is OfType<Type> => types.some((type) => type === one.type));
}

/** The first legal command of this type. The caller must know that there is one. */
export function firstOf<Type extends LegalCommand["type"]>(view: Pick<BattleView, "legal">, type: Type): OfType<Type> {
  const [first] = among(view, type);
  if (!first) throw new Error(`${type} is not legal`);
  return first;
}
