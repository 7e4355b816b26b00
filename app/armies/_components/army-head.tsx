import type { Army } from "@/lib/model/army";
import { CAMP_KINDS, CAMP_QUALITIES } from "@/lib/model/enumerations";
import type { PreparedList } from "@/lib/rules/army/book";
import { yearsWords } from "@/lib/words/list-words";
import { spoken } from "@/lib/words/phrasing";
import type { MakeEdits } from "./desk";
import { NameField } from "./name-field";
import { NumberField } from "./number-field";

type Props = { army: Army; list: PreparedList; edit: MakeEdits };

const YEAR = { min: 1300, max: 1800 };
const POINTS = { min: 0, max: 100_000 };

/** What is true of the whole army: its name, year, points limit and camp. */
export function ArmyHead({ army, list, edit }: Props) {
  const { kind, quality } = army.camp;
  return (
    <header id="army">
      <h1 className="sr-only">{army.name}</h1>
      <NameField
        label="Name of the army"
        value={army.name}
        onChange={(to) => edit([{ do: "set-army", field: "name", to }])}
        className="w-full border-b border-transparent bg-transparent font-serif text-[2.25rem] font-medium leading-tight text-ellipsis hover:border-rule"
      />
      <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-2">
        <NumberField
          name="Year"
          value={army.year}
          range={YEAR}
          placeholder={yearsWords(list.list.years)}
          onChange={(to) => edit([{ do: "set-army", field: "year", to }])}
        />
        <NumberField
          name="Points limit"
          value={army.pointsLimit}
          range={POINTS}
          onChange={(to) => to !== null && edit([{ do: "set-army", field: "pointsLimit", to }])}
        />
        <span id="camp" className="flex flex-wrap items-center gap-2 text-soft">
          Camp
          <select
            aria-label="Kind of camp"
            className="field"
            value={kind}
            onChange={(event) => edit([{ do: "set-army", field: "camp", to: { kind: event.target.value as typeof kind, quality } }])}
          >
            {CAMP_KINDS.filter((one) => one === kind || list.list.camps.kinds.includes(one)).map((one) => (
              <option key={one} value={one}>
                {one === "none" ? "no camp" : spoken(one)}
              </option>
            ))}
          </select>
          <select
            aria-label="Quality of the camp"
            className="field"
            value={quality}
            onChange={(event) => edit([{ do: "set-army", field: "camp", to: { kind, quality: event.target.value as typeof quality } }])}
          >
            {CAMP_QUALITIES.filter((one) => one === quality || list.list.camps.qualities.includes(one)).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </span>
      </div>
    </header>
  );
}
