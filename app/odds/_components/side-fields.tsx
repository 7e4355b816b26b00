import { type TypedCode, typedCode } from "@/app/_components/odds/odds-address";
import { TroopFields, type TypedChoices } from "@/app/_components/troop-fields";
import type { SideApplies } from "@/lib/rules/odds/applies";
import { ODDS } from "@/lib/words/odds";
import type { Words } from "@/lib/words/sentence";
import { type Asking, Choice, numbers, options, Tick } from "./fields";
import { AMONG, type Option, type Side, type SideChoices, TYPED, type Unit } from "./fight-shapes";

type Props = { readonly group: TypedCode; readonly choices: TypedChoices; readonly onChange: (code: string) => void };

/** A classification, column by column. What contradicts itself is told where the answer would be. */
const TypedTroop = ({ group, choices, onChange }: Props) => (
  <TroopFields troop={group.troop} choices={choices} change={(troop) => onChange(typedCode({ ...group, troop }))} />
);

export type OptionGroup = { readonly label: string; readonly options: readonly Option[] };

/** What can be chosen from, for both sides. */
export type Choices = { readonly sources: readonly OptionGroup[]; readonly typed: TypedChoices };

type SideProps = Asking & Choices & { readonly side: Side; readonly choices: SideChoices; readonly units: readonly Unit[] };

/** Who a side is, and how it stands. */
export function SideFields({ side, values, change, sources, typed, choices, units }: SideProps) {
  const ask = { values, change };
  const { applies } = choices;
  const isAmong = values[`${side}.among`] !== undefined;
  const isOffered = isAmong || sources.some((group) => group.options.some(({ value }) => value === choices.source));
  const source = isOffered ? choices.source : choices.list;
  return (
    <div className="grid gap-3">
      <Choice values={isOffered ? values : {}} change={change} name={`${side}.from`} label={ODDS.source} shown={source}>
        {isAmong && <option value={AMONG}>{values[`${side}.seen`] === "1" ? ODDS.sources.seen : ODDS.sources.among}</option>}
        {sources.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {options(group.options)}
          </optgroup>
        ))}
      </Choice>
      {source === TYPED ? (
        choices.typed && <TypedTroop group={choices.typed} choices={typed} onChange={(code) => change(side, code)} />
      ) : (
        <Choice {...ask} name={side} label={ODDS.unit} shown={choices.chosen}>
          {options(units)}
        </Choice>
      )}
      {applies && <StandingFields {...{ side, values, change, choices, applies }} />}
    </div>
  );
}

function StandingFields({ side, values, change, choices, applies }: Asking & { side: Side; choices: SideChoices; applies: SideApplies }) {
  const ask = { values, change };
  const { bases, files, forms, grounds, breaksAt } = applies;
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {bases.least < bases.most && (
          <Choice {...ask} name={`${side}.bases`} label={ODDS.bases} shown={String(choices.bases)}>
            {options(numbers(bases.least, bases.most))}
          </Choice>
        )}
        {files.length > 0 && (
          <Choice {...ask} name={`${side}.files`} label={ODDS.files} shown={String(choices.files)}>
            {options(files.map((one) => ({ value: String(one), label: String(one) })))}
          </Choice>
        )}
        {forms.length > 0 && (
          <Choice {...ask} name={`${side}.form`} label={ODDS.formation} shown={choices.form}>
            {options(forms.map((one) => ({ value: one, label: ODDS.formNames[one] })))}
          </Choice>
        )}
        <Choice {...ask} name={`${side}.wounds`} label={ODDS.wounds} shown="0" usual="0">
          {options(numbers(0, breaksAt - 1, (one) => ODDS.woundsOf(one, breaksAt)))}
        </Choice>
        <Choice {...ask} name={`${side}.ground`} label={ODDS.ground} shown="good" usual="good">
          {options(grounds.map((one) => ({ value: one, label: ODDS.grounds[one] })))}
        </Choice>
        {applies.supports && (
          <Choice {...ask} name={`${side}.support`} label={ODDS.support} shown="" usual="">
            {options([{ value: "", label: ODDS.supportUsual }, ...numbers(0, 2)])}
          </Choice>
        )}
      </div>
      <States {...{ side, values, change, applies }} />
    </>
  );
}

function States({ side, values, change, applies }: Asking & { side: Side; applies: SideApplies }) {
  const [name, said] = [`${side}.states`, (values[`${side}.states`] ?? "").split(",").filter(Boolean)];
  const flip = (one: string) => (said.includes(one) ? said.filter((other) => other !== one) : [...said, one]).join(",");
  const flags: readonly (readonly [string, Words, boolean])[] = [
    ["square", ODDS.square, applies.square],
    ["pikes", ODDS.pikes, applies.pikes],
    ["silent", ODDS.silent, applies.shoots],
  ];
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1">
      {applies.states.map((one) => (
        <Tick key={one} {...{ values, change, name, value: one }} label={ODDS.states(one)} isOn={said.includes(one)} next={flip(one)} />
      ))}
      {flags.map(([flag, label, isAsked]) => {
        const isOn = values[`${side}.${flag}`] === "1";
        return (
          isAsked && <Tick key={flag} {...{ values, change, label, isOn }} name={`${side}.${flag}`} value="1" next={isOn ? "" : "1"} />
        );
      })}
    </div>
  );
}
