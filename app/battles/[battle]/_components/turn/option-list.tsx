import { type KeyboardEvent, useRef } from "react";
import { type Deed, deedKey } from "./deed";

type NamedDeed = { readonly deed: Deed; readonly label: string; readonly note: string };

type Props = {
  readonly name: string;
  readonly options: readonly NamedDeed[];
  readonly chosen: Deed | null;
  readonly choose: (deed: Deed) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Options by name. Arrow keys go from one to the next; Enter, the space bar or a tap chooses. */
export function OptionList({ name, options, chosen, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const chosenKey = chosen && deedKey(chosen);
  const at = options.findIndex(({ deed }) => deedKey(deed) === chosenKey);
  const entry = Math.max(0, at);
  const goOn = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = list.current?.children[(from + step + options.length) % options.length];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div ref={list} role="radiogroup" aria-label={name} className="option-list">
      {options.map(({ deed, label, note }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: arrow keys would choose a radio button, and here a choice may be final
        <button
          key={deedKey(deed)}
          type="button"
          role="radio"
          aria-checked={place === at}
          tabIndex={place === entry ? 0 : -1}
          className="option"
          onKeyDown={(event) => goOn(event, place)}
          onClick={() => choose(deed)}
        >
          <span className="option-label">{label}</span>
          {note && <span className="option-note">{note}</span>}
        </button>
      ))}
    </div>
  );
}
