import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { FormTrouble } from "@/app/_components/form-trouble";
import { LONGEST_OWN_VALUE } from "@/lib/model/quick-reference";
import { OWN_VALUES } from "@/lib/words/reference";
import { COMMON } from "@/lib/words/site";

type Props = {
  readonly label: string;
  readonly typed: string;
  readonly trouble: string | null;
  /** What is printed there, and how to remove an own value. */
  readonly hint: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly write: (typed: string) => void;
  readonly keep: () => void;
  readonly leave: () => void;
};

/** One line in place of a cell: Enter keeps it, Escape leaves the cell as it was. */
export function OwnValueForm({ label, typed, trouble, hint, input, write, keep, leave }: Props) {
  const id = useId();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    keep();
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  }
  return (
    <form className="own-value-form screen-only" onSubmit={submit} onKeyDown={press}>
      <input
        ref={input}
        className="field"
        aria-label={OWN_VALUES.field(label)}
        aria-describedby={hint === "" ? undefined : id}
        aria-invalid={trouble === null ? undefined : true}
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
        maxLength={LONGEST_OWN_VALUE}
        autoComplete="off"
        enterKeyHint="done"
      />
      <span className="own-value-buttons">
        <button type="submit" className="button" data-small>
          {COMMON.save}
        </button>
        <button type="button" className="button" data-small data-quiet onClick={leave}>
          {COMMON.cancel}
        </button>
      </span>
      {hint !== "" && (
        <span id={id} className="own-value-hint">
          {hint}
        </span>
      )}
      <FormTrouble trouble={trouble} />
    </form>
  );
}
