import { useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { FORCE } from "@/lib/words/battle/forces";
import { fieldOf } from "./field-of";
import type { ForceNames } from "./force-names";
import { another, type DraftUnit, newUnit } from "./typed-force";
import { TypedUnit } from "./typed-unit";
import { unitInWords } from "./unit-in-words";
import type { TypedForceForm } from "./use-typed-force";

type Props = { readonly typed: TypedForceForm; readonly names: ForceNames };

const UNITS = 100;

/** The unit groups of an army that is entered by hand, one unfolded at a time. */
export function TypedUnits({ typed, names }: Props) {
  const { form, open, unfold } = typed;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "units" });
  const values = useWatch({ control: form.control, name: "units" });
  const heading = useRef<HTMLParagraphElement>(null);
  const trouble = fieldOf(typed).errorOf("units");
  const errors = form.formState.errors.units;
  const last = values.at(-1);
  function add(next: DraftUnit): void {
    unfold(fields.length);
    append(next, { focusName: `units.${fields.length}.name` });
  }
  function removeAt(at: number): void {
    remove(at);
    unfold(null);
    heading.current?.focus();
  }
  return (
    <section aria-label={FORCE.unitGroups} className="grid gap-2">
      <p ref={heading} tabIndex={-1} className="font-serif text-[1.15rem] font-medium focus-visible:outline-none">
        {FORCE.countedGroups(fields.length)}
      </p>
      <ol className="border-t border-rule">
        {fields.map(({ id }, at) => {
          const unit = values[at];
          return (
            <li key={id} className="border-b border-rule">
              {unit && (
                <button
                  type="button"
                  className="grid w-full cursor-pointer grid-cols-[2rem_minmax(0,1fr)] items-baseline py-2 text-left pointer-coarse:min-h-[44px]"
                  aria-expanded={open === at}
                  onClick={() => unfold(open === at ? null : at)}
                >
                  <span className="text-soft">{unit.number || "–"}</span>
                  <span className={`[overflow-wrap:anywhere] ${errors?.[at] ? "finding" : ""}`}>
                    <span className="font-semibold">{unit.name || FORCE.unnamed}</span>{" "}
                    <span className="text-soft">{unitInWords(unit, names)}</span>
                  </span>
                </button>
              )}
              {open === at && <TypedUnit typed={typed} names={names} at={at} remove={() => removeAt(at)} />}
            </li>
          );
        })}
      </ol>
      {trouble && <p className="finding text-[0.9rem]">{trouble}</p>}
      {fields.length < UNITS && (
        <div className="flex flex-wrap gap-3">
          {last && (
            <button type="button" className="button" data-small onClick={() => add(another(last, values))}>
              {FORCE.duplicateLast}
            </button>
          )}
          <button type="button" className="button" data-small onClick={() => add(newUnit(values))}>
            {FORCE.addGroup}
          </button>
        </div>
      )}
    </section>
  );
}
