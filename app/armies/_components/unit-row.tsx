import type { Army, UnitGroup } from "@/lib/model/army";
import { type Book, type PreparedList, type Variant, variantOf } from "@/lib/rules/army/book";
import { breakPoint } from "@/lib/rules/army/break-point";
import { rowValue } from "@/lib/rules/army/rules-row";
import { troopTraits } from "@/lib/rules/army/troop-traits";
import { commanderWords, grouped, sentenceCase, spoken } from "@/lib/words/phrasing";
import { lossWords, traitWords, troopPhrase } from "@/lib/words/troop-words";
import type { MakeEdits } from "./desk";

type Props = { unit: UnitGroup; list: PreparedList; army: Army; book: Book; faulty: boolean; edit: MakeEdits };

/** One unit group on one line: its number, what it is, its bases and points. Opened, the rest can be changed. */
export function UnitRow({ unit, list, army, book, faulty, edit }: Props) {
  const line = list.byId.get(unit.line);
  const variant = line && variantOf(line, unit.options, unit.qualityDown, unit.firepowerDown);
  return (
    <li id={`unit-${unit.number}`} className={`muster-row ${faulty ? "shadow-[inset_3px_0_var(--madder)]" : ""}`}>
      <span className="figure">{unit.number}</span>
      <details className="min-w-0">
        <summary>
          {unit.name ?? line?.line.name ?? unit.line} {variant && <Phrase variant={variant} book={book} className="max-sm:hidden" />}
        </summary>
        <div className="pb-1 text-[0.9rem]">
          {variant && <Phrase variant={variant} book={book} className="block sm:hidden" />}
          {unit.name && line && <p className="text-soft">{line.line.name}</p>}
          {variant && <BreakPoint variant={variant} bases={unit.bases} book={book} />}
          <UnitForm unit={unit} list={list} army={army} edit={edit} />
        </div>
      </details>
      <Bases unit={unit} sizes={line?.sizes ?? []} edit={edit} />
      <span className="figure">{variant ? grouped(variant.price * unit.bases) : "–"}</span>
    </li>
  );
}

/** Its classification, and in italics what follows from it. */
function Phrase({ variant, book, className }: { variant: Variant; book: Book; className: string }) {
  const traits = traitWords(troopTraits(variant.troop, book.tables));
  return (
    <span className={`text-[0.9rem] text-soft ${className}`}>
      {[troopPhrase(variant.troop, book.tables), ...variant.troop.characteristics.map(spoken)].join(", ")}
      {traits.length > 0 && <em>, {traits.join(", ")}</em>}
    </span>
  );
}

function BreakPoint({ variant, bases, book }: { variant: Variant; bases: number; book: Book }) {
  const wounds = breakPoint(variant.troop, bases, book.tables);
  return <p className="text-soft">Breaks when it has lost {lossWords(wounds, rowValue(book.tables.army.limits, "wounds-per-base"))}.</p>;
}

function Bases({ unit, sizes, edit }: { unit: UnitGroup; sizes: readonly number[]; edit: MakeEdits }) {
  const smaller = sizes.findLast((size) => size < unit.bases);
  const larger = sizes.find((size) => size > unit.bases);
  const to = (bases: number | undefined) => bases !== undefined && edit([{ do: "set-unit", unit: unit.number, field: "bases", to: bases }]);
  return (
    <span className="stepper">
      <button type="button" aria-label={`Fewer bases of no. ${unit.number}`} disabled={smaller === undefined} onClick={() => to(smaller)}>
        −
      </button>
      <output aria-label={`Bases of no. ${unit.number}`}>{unit.bases}</output>
      <button type="button" aria-label={`More bases of no. ${unit.number}`} disabled={larger === undefined} onClick={() => to(larger)}>
        +
      </button>
    </span>
  );
}

function UnitForm({ unit, list, army, edit }: { unit: UnitGroup; list: PreparedList; army: Army; edit: MakeEdits }) {
  const line = list.byId.get(unit.line)?.line;
  const offered = [...new Set([...(line?.optional ?? []), ...unit.options])];
  const withOption = (option: string, taken: boolean) => (taken ? [...unit.options, option] : unit.options.filter((one) => one !== option));
  const set = (field: "qualityDown" | "firepowerDown", to: boolean) => edit([{ do: "set-unit", unit: unit.number, field, to }]);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <label className="flex items-center gap-2">
        Command
        <select
          className="field"
          value={unit.commander ?? ""}
          onChange={(event) =>
            edit([
              {
                do: "set-unit",
                unit: unit.number,
                field: "commander",
                to: army.commanders.find((one) => one.id === event.target.value)?.id ?? null,
              },
            ])
          }
        >
          <option value="">not yet given</option>
          {army.commanders.map((one) => (
            <option key={one.id} value={one.id}>
              {sentenceCase(commanderWords(one))}
            </option>
          ))}
        </select>
      </label>
      {offered.map((option) => (
        <Tick
          key={option}
          name={sentenceCase(spoken(option))}
          on={unit.options.includes(option)}
          set={(on) => edit([{ do: "set-unit", unit: unit.number, field: "options", to: withOption(option, on) }])}
        />
      ))}
      <Tick name="Quality one lower" on={unit.qualityDown} set={(on) => set("qualityDown", on)} />
      {(line?.troop.shooting || unit.firepowerDown) && (
        <Tick name="Firepower one lower" on={unit.firepowerDown} set={(on) => set("firepowerDown", on)} />
      )}
      <button type="button" className="button" data-small onClick={() => edit([{ do: "remove-unit", unit: unit.number }])}>
        Take out
      </button>
    </div>
  );
}

function Tick({ name, on, set }: { name: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label className="flex min-h-6 items-center gap-1.5">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} className="size-4 accent-verdigris" />
      {name}
    </label>
  );
}
