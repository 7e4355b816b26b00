import { useId, useRef, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { SelectField, TextField } from "@/app/_components/text-field";
import { FORCE } from "@/lib/words/battle/force-forms";
import { Options, Tick } from "./choices";
import type { ForceNames } from "./force-option";
import { another, type DraftUnit, followingChoice, isUntouched, newUnit, unitInWords, unitsIn } from "./typed-force";
import { fieldOf, type TypedForceForm } from "./use-typed-force";

type Props = { readonly typed: TypedForceForm; readonly names: ForceNames };

const UNITS = 100;

/** The unit groups of an army that is entered by hand, one unfolded at a time. */
export function TypedUnits({ typed, names }: Props) {
  const { form, open, unfold } = typed;
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: "units" });
  const values = useWatch({ control: form.control, name: "units" });
  const heading = useRef<HTMLParagraphElement>(null);
  const trouble = fieldOf(typed).errorOf("units");
  const errors = form.formState.errors.units;
  const last = values.at(-1);
  function add(next: DraftUnit): void {
    unfold(fields.length);
    append(next, { focusName: `units.${fields.length}.name` });
  }
  function paste(pasted: readonly DraftUnit[]): void {
    unfold(null);
    replace([...values.filter((one) => !isUntouched(one)), ...pasted]);
    void form.trigger("units");
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
      <PasteUnits before={values.filter((one) => !isUntouched(one))} names={names} paste={paste} />
    </section>
  );
}

type PasteProps = {
  readonly before: readonly DraftUnit[];
  readonly names: ForceNames;
  readonly paste: (units: readonly DraftUnit[]) => void;
};

/** Unit groups from pasted lines; the rulebook judges them as if they had been typed. */
function PasteUnits({ before, names, paste }: PasteProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [told, setTold] = useState<readonly string[]>([]);
  const take = () => {
    const { units, unclear } = unitsIn(text, before, names);
    if (units.length === 0) return;
    paste(units);
    setText("");
    setTold([FORCE.paste.added(units.length), ...unclear.map(({ line, words }) => FORCE.paste.unclear(line, words))]);
  };
  return (
    <details>
      <summary>{FORCE.paste.heading}</summary>
      <div className="grid max-w-prose gap-2 pt-2">
        <label htmlFor={id} className="text-[0.9rem] text-soft">
          {FORCE.paste.how}
        </label>
        <textarea id={id} className="field w-full" rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        <div>
          <button type="button" className="button" data-small aria-disabled={text.trim() === ""} onClick={take}>
            {FORCE.paste.button}
          </button>
        </div>
        <div role="status" className="text-[0.9rem]">
          {told.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </details>
  );
}

type TypedUnitProps = { readonly typed: TypedForceForm; readonly names: ForceNames; readonly at: number; readonly remove: () => void };

/** One unit group of an army that is entered by hand. */
function TypedUnit({ typed, names, at, remove }: TypedUnitProps) {
  const { text, number, choice, place, tick, errorOf } = fieldOf(typed);
  const wrong = errorOf(`units.${at}.troop.characteristics`);
  const subCommanders = useWatch({ control: typed.form.control, name: "subCommanders" });
  const leaders = subCommanders.map(({ ally }, index) => ({ id: String(index), name: FORCE.leader(index + 1, ally) }));
  const follow = (chosen: Parameters<typeof followingChoice>[1]) => () => {
    const { formation, training, setFormation } = followingChoice(typed.form.getValues(`units.${at}.troop`), chosen);
    typed.form.setValue(`units.${at}.troop.formation`, formation);
    typed.form.setValue(`units.${at}.troop.training`, training);
    typed.form.setValue(`units.${at}.troop.setFormation`, setFormation);
  };
  return (
    <div className="grid gap-3 pb-4">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_4.5rem] items-start gap-3 sm:max-w-md">
        <TextField label={FORCE.number} {...number(`units.${at}.number`)} />
        <TextField label={FORCE.unitName} {...text(`units.${at}.name`)} onFocus={(event) => event.currentTarget.select()} />
        <TextField label={FORCE.bases} {...number(`units.${at}.bases`)} />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <SelectField label={FORCE.type} {...choice(`units.${at}.troop.type`, follow("type"))}>
          <Options of={names.types} />
        </SelectField>
        <SelectField label={FORCE.formation} {...choice(`units.${at}.troop.formation`, follow("formation"))}>
          <Options of={names.formations} />
        </SelectField>
        <SelectField label={FORCE.training} {...choice(`units.${at}.troop.training`)}>
          <Options of={names.trainings} none={FORCE.none} />
        </SelectField>
        <SelectField label={FORCE.setFormation} {...choice(`units.${at}.troop.setFormation`, follow("setFormation"))}>
          <Options of={names.setFormations} none={FORCE.none} />
        </SelectField>
        <SelectField label={FORCE.weapon} {...choice(`units.${at}.troop.weapon`)}>
          <Options of={names.weapons} none={FORCE.none} />
        </SelectField>
        {leaders.length > 0 && (
          <SelectField label={FORCE.ledBy} {...place(`units.${at}.commander`)}>
            <Options of={leaders} none={FORCE.ledLater} />
          </SelectField>
        )}
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-x-5">
        <legend className="text-[0.9rem] text-soft">{FORCE.characteristics}</legend>
        {names.characteristics.map(({ id, name }) => (
          <Tick key={id} label={name} value={id} {...tick(`units.${at}.troop.characteristics`)} />
        ))}
        {wrong && <p className="finding w-full text-[0.9rem]">{wrong}</p>}
      </fieldset>
      <div>
        <button type="button" className="button" data-small data-quiet onClick={remove}>
          {FORCE.removeGroup}
        </button>
      </div>
    </div>
  );
}
