import type { Years } from "@/lib/model/identifiers";
import type { ArmyPlace } from "@/lib/model/stored-army";
import { yearsWords } from "@/lib/words/list-words";
import { numeral } from "@/lib/words/phrasing";

/** One of the reader's armies, as a list of them tells it. */
export type MyArmy = {
  readonly id: string;
  readonly name: string;
  readonly place: ArmyPlace;
  readonly changedAt: string;
  readonly placedAt: string;
  readonly pointsLimit: number;
  readonly list: { readonly name: string; readonly years: Years } | null;
  readonly judged: { readonly errors: number; readonly points: number; readonly tugs: number } | null;
};

function verdict({ judged }: MyArmy): string {
  if (!judged) return "can no longer be judged here";
  if (judged.errors === 0) return "legal";
  return `not legal yet: ${numeral(judged.errors)} ${judged.errors === 1 ? "thing" : "things"}`;
}

/** "Polish-Lithuanian, 1576–1660 · legal". */
export function aboutMyArmy(army: MyArmy): string {
  const { list } = army;
  return [...(list ? [`${list.name}, ${yearsWords(list.years)}`] : []), verdict(army)].join(" · ");
}
