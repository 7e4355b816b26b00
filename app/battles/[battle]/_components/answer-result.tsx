import { AFIELD } from "@/lib/words/battle/afield";
import { otherFor } from "@/lib/words/battle/names";
import { tableOptions } from "@/lib/words/battle/table-options";
import { useChoice } from "./choice";
import type { Deed } from "./deed";
import { useNames, useRoom, useView } from "./room-context";
import { SendLine } from "./send-line";
import { OptionList } from "./turn-choices";

/** Opens the form of the result, far below the losses. */
function openForm(): void {
  const form = document.querySelector<HTMLDetailsElement>("details.close-form");
  if (!form) return;
  form.open = true;
  form.scrollIntoView({ block: "start" });
  form.querySelector("summary")?.focus({ preventScroll: true });
}

/** The result that the other player has entered, to be accepted: the next step, so it is chosen from the start. */
export function AnswerResult() {
  const { book } = useRoom();
  const names = useNames();
  const view = useView();
  const { chosen, choose } = useChoice();
  const accepts = view.legal.filter(({ type }) => type === "accept-close-battle");
  const told = tableOptions({ view: { ...view, ...otherFor(names), legal: accepts }, tables: book.tables, width: null });
  const options = told.map(({ deed, ...said }) => ({ deed: deed as Deed, ...said }));
  const [accept] = options;
  if (!accept) return null;
  return (
    <>
      <OptionList name={AFIELD.result.label} options={options} chosen={accept.deed} choose={choose} />
      <SendLine deed={chosen?.type === "close-battle" ? chosen : accept.deed} hint={null} />
      <p className="screen-only">
        <button type="button" className="button" data-small onClick={openForm}>
          {AFIELD.result.enterAnother}
        </button>
      </p>
    </>
  );
}
