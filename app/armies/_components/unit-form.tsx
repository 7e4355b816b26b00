import type { MouseEvent } from "react";
import type { Army, UnitGroup } from "@/lib/model/army";
import type { Characteristic } from "@/lib/model/enumerations";
import type { Book, PreparedList } from "@/lib/rules/army/book";
import { commanderWords, sentenceCase, spoken } from "@/lib/words/phrasing";
import type { MakeEdits } from "./desk";
import { NameField } from "./name-field";

type Props = { unit: UnitGroup; list: PreparedList; army: Army; book: Book; edit: MakeEdits };

/** What of a unit group is seldom changed: command, name, options, downgrades, and whether it comes along at all. */
export function UnitForm({ unit, list, army, book, edit }: Props) {
  const { number } = unit;
  const line = list.byId.get(unit.line)?.line;
  const offered = [...new Set<string>([...(line?.optional ?? []), ...unit.options])];
  const withOption = (option: string, taken: boolean) => (taken ? [...unit.options, option] : unit.options.filter((one) => one !== option));
  const set = (field: "qualityDown" | "firepowerDown", to: boolean) => edit([{ do: "set-unit", unit: number, field, to }]);
  function takeOut(event: MouseEvent<HTMLButtonElement>): void {
    const row = event.currentTarget.closest("li");
    const neighbour = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("summary");
    edit([{ do: "remove-unit", unit: number }]);
    neighbour?.focus();
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <CommandSelect unit={unit} army={army} edit={edit} />
      <span className="flex items-center gap-2">
        Name
        <NameField
          label={`Name of no. ${number}`}
          className="field"
          value={unit.name ?? ""}
          optional
          onChange={(to) => edit([{ do: "set-unit", unit: number, field: "name", to: to || null }])}
        />
      </span>
      {offered.map((option) => (
        <Tick
          key={option}
          name={optionName(option, book)}
          on={unit.options.includes(option)}
          set={(on) => edit([{ do: "set-unit", unit: number, field: "options", to: withOption(option, on) }])}
        />
      ))}
      <Tick name="Quality one lower" on={unit.qualityDown} set={(on) => set("qualityDown", on)} />
      {(line?.troop.shooting || unit.firepowerDown) && (
        <Tick name="Firepower one lower" on={unit.firepowerDown} set={(on) => set("firepowerDown", on)} />
      )}
      <button type="button" className="button" data-small onClick={takeOut}>
        Take out
      </button>
    </div>
  );
}

/** An option's name, and what it costs a base. */
function optionName(option: string, { tables }: Book): string {
  const row = tables.characteristics.find((one) => one.id === option);
  const price = tables.points.characteristics.find((one) => one.id === (option as Characteristic))?.value ?? 0;
  return row ? `${row.name} (${price < 0 ? "−" : "+"}${Math.abs(price)} a base)` : sentenceCase(spoken(option));
}

function CommandSelect({ unit, army, edit }: Pick<Props, "unit" | "army" | "edit">) {
  const idOf = (value: string) => army.commanders.find((one) => one.id === value)?.id ?? null;
  return (
    <label className="flex items-center gap-2">
      Command
      <select
        className="field"
        value={unit.commander ?? ""}
        onChange={(event) => edit([{ do: "set-unit", unit: unit.number, field: "commander", to: idOf(event.target.value) }])}
      >
        <option value="">not yet given</option>
        {army.commanders.map((one) => (
          <option key={one.id} value={one.id}>
            {sentenceCase(commanderWords(one))}
          </option>
        ))}
      </select>
    </label>
  );
}

function Tick({ name, on, set }: { name: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label className="tick flex min-h-6 items-center gap-1.5">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} className="size-4 accent-verdigris" />
      {name}
    </label>
  );
}
