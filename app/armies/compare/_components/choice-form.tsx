import type { ReactNode } from "react";
import { SelectField } from "@/app/_components/text-field";
import { ARMIES } from "@/lib/words/armies";

type Army = { readonly id: string; readonly name: string; readonly from: string };
type Group = { readonly label: string; readonly armies: readonly Army[] };
type Choice = { readonly label: string; readonly chosen: string; readonly error?: string | undefined };
type Props = { readonly groups: readonly Group[]; readonly one: Choice; readonly other: Choice; readonly children?: ReactNode };

/** The form that chooses two armies. It needs no script, and the choice is in the address. */
export function ChoiceForm({ groups, one, other, children }: Props) {
  return (
    <form action="/armies/compare" method="get" className="mt-5 grid max-w-4xl items-start gap-4 sm:grid-cols-2 print:hidden">
      <ArmyChoice name="one" groups={groups} {...one} />
      <ArmyChoice name="other" groups={groups} {...other} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className="button" data-filled>
          {ARMIES.compare.compare}
        </button>
        {children}
      </div>
    </form>
  );
}

function ArmyChoice({ name, label, chosen, error, groups }: Choice & { name: string; groups: readonly Group[] }) {
  return (
    <SelectField name={name} label={label} error={error} defaultValue={chosen} required>
      <option value="">{ARMIES.compare.choose}</option>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.armies.map((army) => (
            <option key={army.id} value={army.id}>
              {[army.name, army.from].filter(Boolean).join(" · ")}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
