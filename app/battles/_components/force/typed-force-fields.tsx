import { useFieldArray } from "react-hook-form";
import { SelectField } from "@/app/_components/select-field";
import { TextField } from "@/app/_components/text-field";
import { TERRITORIES } from "@/lib/model/enumerations";
import { TERRITORY_WORDS } from "@/lib/words/list-words";
import { fieldOf } from "./field-of";
import type { ForceNames } from "./force-names";
import { Options } from "./options";
import { Tick } from "./tick";
import { commanderWithout, newSubCommander } from "./typed-force";
import { TypedUnits } from "./typed-units";
import type { TypedForceForm } from "./use-typed-force";

type Props = { readonly typed: TypedForceForm; readonly names: ForceNames };

const SUB_COMMANDERS = 3;

/** An army whose list lives elsewhere, as far as the days before the battle and the table ask for it. */
export function TypedForceFields({ typed, names }: Props) {
  const { text, number, choice, tick, errorOf } = fieldOf(typed);
  const territories = errorOf("territories");
  return (
    <div className="grid gap-5 border-l-2 border-rule pl-3 sm:pl-5">
      <p className="max-w-prose text-soft">
        Copy it from wherever it was built. What you type stays in this browser until the battle is open. The rulebook’s own limits are
        held; its list is not known here.
      </p>
      <TextField label="Name of the army" {...text("name")} className="w-full max-w-md" />
      <Commanders typed={typed} names={names} />
      <fieldset className="min-w-0" aria-describedby={territories ? "territories-error" : undefined}>
        <legend className="text-[0.9rem] text-soft">Territories of its list, up to four; jungle is forest, desert is plains</legend>
        <div className="mt-1 flex flex-wrap gap-x-5">
          {TERRITORIES.map((one) => (
            <Tick key={one} label={TERRITORY_WORDS[one]} value={one} {...tick("territories")} />
          ))}
        </div>
        {territories && (
          <p id="territories-error" className="finding text-[0.9rem]">
            {territories}
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
        <TextField label="Map cards" {...number("mapCards")} className="w-20" />
        <TextField label="Scouting cards" {...number("scoutingCards")} className="w-20" />
        <SelectField label="Camp" {...choice("camp.kind")} className="w-36">
          <Options of={names.camps} />
        </SelectField>
      </div>
      <TypedUnits typed={typed} names={names} />
    </div>
  );
}

function Commanders({ typed, names }: Props) {
  const { form } = typed;
  const { choice, tick, errorOf } = fieldOf(typed);
  const missing = errorOf("subCommanders");
  const subs = useFieldArray({ control: form.control, name: "subCommanders" });
  function takeOut(at: number): void {
    form.getValues("units").forEach(({ commander }, unit) => {
      form.setValue(`units.${unit}.commander`, commanderWithout(commander, at));
    });
    subs.remove(at);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <SelectField label="Army commander" {...choice("commander.grade")} className="w-36">
          <Options of={names.grades} />
        </SelectField>
        <SelectField label="His class" {...choice("commander.class")} className="w-36">
          <Options of={names.classes} />
        </SelectField>
      </div>
      {subs.fields.map(({ id }, at) => (
        <div key={id} className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <SelectField label={`Sub-commander ${at + 1}`} {...choice(`subCommanders.${at}.grade`)} className="w-36">
            <Options of={names.grades.filter((one) => one.id !== "legendary")} />
          </SelectField>
          <SelectField label="His class" {...choice(`subCommanders.${at}.class`)} className="w-36">
            <Options of={names.classes} />
          </SelectField>
          <Tick label="An ally" error={errorOf(`subCommanders.${at}.ally`)} {...tick(`subCommanders.${at}.ally`)} />
          <button type="button" className="button" data-quiet aria-label={`Take out sub-commander ${at + 1}`} onClick={() => takeOut(at)}>
            Take out
          </button>
        </div>
      ))}
      {missing && <p className="finding text-[0.9rem]">{missing}</p>}
      {subs.fields.length < SUB_COMMANDERS && (
        <div>
          <button type="button" className="button" data-small onClick={() => subs.append(newSubCommander())}>
            Add a sub-commander
          </button>
        </div>
      )}
    </div>
  );
}
