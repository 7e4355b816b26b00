import { AFIELD } from "@/lib/words/battle/afield";
import { tableOptions } from "@/lib/words/battle/options";
import { useRoom, useView } from "../../room-context";
import type { Deed } from "../../turn/deed";
import { OptionList } from "../../turn/option-list";
import { useChoice } from "../../turn/use-choice";

/** The result that the other player has entered, to be accepted. */
export function AnswerResult() {
  const { book } = useRoom();
  const view = useView();
  const { chosen, choose } = useChoice();
  const accepts = view.legal.filter(({ type }) => type === "accept-close-battle");
  if (accepts.length === 0) return null;
  const options = tableOptions({ view: { ...view, legal: accepts }, tables: book.tables, width: null });
  return (
    <OptionList
      name={AFIELD.result.label}
      options={options.map(({ deed, ...said }) => ({ deed: deed as Deed, ...said }))}
      {...{ chosen, choose }}
    />
  );
}
