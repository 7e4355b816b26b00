import { useFieldArray } from "react-hook-form";
import { SelectField, TextField } from "@/app/_components/text-field";
import { TERRITORIES } from "@/lib/model/enumerations";
import { FORCE } from "@/lib/words/battle/force-forms";
import { COMMON } from "@/lib/words/site";
import { TERRITORY_WORDS } from "@/lib/words/territories";
import { Options, Tick } from "./choices";
import type { ForceNames } from "./force-option";
import { commanderWithout, newSubCommander } from "./typed-force";
import { TypedUnits } from "./typed-units";
import { fieldOf, type TypedForceForm } from "./use-typed-force";

type Props = { readonly typed: TypedForceForm; readonly names: ForceNames };

const SUB_COMMANDERS = 3;

/** An army that was built elsewhere, as far as the days before the battle and the table need it. */
export function TypedForceFields({ typed, names }: Props) {
  const { text, number, choice, tick, errorOf } = fieldOf(typed);
  const territories = errorOf("territories");
  return (
    <div className="grid gap-5 border-l-2 border-rule pl-3 sm:pl-5">
      <p className="max-w-prose text-soft">{FORCE.about}</p>
      <TextField label={FORCE.name} {...text("name")} className="w-full max-w-md" />
      <Commanders typed={typed} names={names} />
      <fieldset className="min-w-0" aria-describedby={territories ? "territories-error" : undefined}>
        <legend className="text-[0.9rem] text-soft">{FORCE.territories}</legend>
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
        <TextField label={FORCE.mapCards} {...number("mapCards")} className="w-20" />
        <TextField label={FORCE.scoutingCards} {...number("scoutingCards")} className="w-20" />
        <SelectField label={FORCE.camp} {...choice("camp.kind")} className="w-36">
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
  function removeAt(at: number): void {
    form.getValues("units").forEach(({ commander }, unit) => {
      form.setValue(`units.${unit}.commander`, commanderWithout(commander, at));
    });
    subs.remove(at);
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <SelectField label={FORCE.armyCommander} {...choice("commander.grade")} className="w-36">
          <Options of={names.grades} />
        </SelectField>
        <SelectField label={FORCE.commanderClass} {...choice("commander.class")} className="w-36">
          <Options of={names.classes} />
        </SelectField>
      </div>
      {subs.fields.map(({ id }, at) => (
        <div key={id} className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <SelectField label={FORCE.subCommander(at + 1)} {...choice(`subCommanders.${at}.grade`)} className="w-36">
            <Options of={names.grades.filter((one) => one.id !== "legendary")} />
          </SelectField>
          <SelectField label={FORCE.commanderClass} {...choice(`subCommanders.${at}.class`)} className="w-36">
            <Options of={names.classes} />
          </SelectField>
          <Tick label={FORCE.ally} error={errorOf(`subCommanders.${at}.ally`)} {...tick(`subCommanders.${at}.ally`)} />
          <button type="button" className="button" data-quiet aria-label={FORCE.removeSubCommander(at + 1)} onClick={() => removeAt(at)}>
            {COMMON.remove}
          </button>
        </div>
      ))}
      {missing && <p className="finding text-[0.9rem]">{missing}</p>}
      {subs.fields.length < SUB_COMMANDERS && (
        <div>
          <button type="button" className="button" data-small onClick={() => subs.append(newSubCommander())}>
            {FORCE.addSubCommander}
          </button>
        </div>
      )}
    </div>
  );
}
