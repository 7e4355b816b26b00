import type { MyArmy } from "@/lib/model/my-army";
import { yearsWords } from "@/lib/words/list-words";
import { numeral } from "@/lib/words/phrasing";

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
