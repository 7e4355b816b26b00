import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { AFIELD } from "@/lib/words/battle/afield-words";
import { tableOptions } from "@/lib/words/battle/table-options";
import type { Deed } from "../../turn/deed";
import { OptionList } from "../../turn/option-list";
import type { Choice } from "../../turn/use-choice";

type Props = { readonly view: BattleView; readonly book: BattleBook; readonly choice: Choice };

/** The result that the other player has entered, to be accepted. */
export function AnswerResult({ view, book, choice }: Props) {
  const accepts = view.legal.filter(({ type }) => type === "accept-close-battle");
  if (accepts.length === 0) return null;
  const options = tableOptions({ view: { ...view, legal: accepts }, tables: book.tables, width: null });
  return (
    <OptionList
      name={AFIELD.result.label}
      options={options.map(({ deed, ...said }) => ({ deed: deed as Deed, ...said }))}
      chosen={choice.chosen}
      choose={choice.choose}
    />
  );
}
