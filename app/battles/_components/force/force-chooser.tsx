import { FormTrouble } from "@/app/_components/form";
import { SelectField } from "@/app/_components/text-field";
import { FORCE } from "@/lib/words/battle/forces";
import type { ForceNames } from "./force-names";
import type { ForceOption } from "./force-option";
import { TypedForceFields } from "./typed-force-fields";
import { type Chooser, TYPED } from "./use-force-chooser";

type Props = { readonly chooser: Chooser; readonly names: ForceNames; readonly label: string };

/** Which army goes into battle: the player's own, a sample army, or one that was built elsewhere and is entered by hand. */
export function ForceChooser({ chooser, names, label }: Props) {
  const { options, choice, choose, chosen, typed, trouble } = chooser;
  return (
    <div className="grid gap-3">
      <SelectField label={label} value={choice} onChange={(event) => choose(event.target.value)} className="w-full max-w-md">
        {options.mine.length > 0 && <Group name={FORCE.yourArmies} options={options.mine} />}
        {options.ready.length > 0 && <Group name={FORCE.sampleArmies} options={options.ready} />}
        <optgroup label={FORCE.elsewhere}>
          <option value={TYPED}>{FORCE.byHand}</option>
        </optgroup>
      </SelectField>
      {chosen ? <About option={chosen} /> : <TypedForceFields typed={typed} names={names} />}
      <FormTrouble trouble={trouble} />
    </div>
  );
}

function Group({ name, options }: { readonly name: string; readonly options: readonly ForceOption[] }) {
  return (
    <optgroup label={name}>
      {options.map(({ id, name: army, isLegal }) => (
        <option key={id} value={id}>
          {isLegal ? army : FORCE.notLegal(army)}
        </option>
      ))}
    </optgroup>
  );
}

function About({ option: { about, isLegal } }: { readonly option: ForceOption }) {
  return (
    <>
      <p className="text-soft">{about}</p>
      {!isLegal && (
        <p className="finding max-w-prose" data-severity="warning">
          {FORCE.mayFight}
        </p>
      )}
    </>
  );
}
