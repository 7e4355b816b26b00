import { useWatch } from "react-hook-form";
import { SelectField, TextField } from "@/app/_components/text-field";
import { FORCE } from "@/lib/words/battle/forces";
import { fieldOf } from "./field-of";
import type { ForceNames } from "./force-names";
import { Options } from "./options";
import { Tick } from "./tick";
import { followingChoice } from "./typed-force";
import type { TypedForceForm } from "./use-typed-force";

type Props = { readonly typed: TypedForceForm; readonly names: ForceNames; readonly at: number; readonly remove: () => void };

/** One unit group of an army that is entered by hand. */
export function TypedUnit({ typed, names, at, remove }: Props) {
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
