import { type MouseEvent, useEffect, useRef, useState } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField, TextField } from "@/app/_components/text-field";
import { type Army, type Commander, NOTE, type UnitGroup, unitGroup } from "@/lib/model/army";
import { type Characteristic, LETTERS } from "@/lib/model/enumerations";
import { noteText } from "@/lib/model/identifiers";
import { unitId } from "@/lib/model/when-absent";
import { type Book, type PreparedList, variantOf } from "@/lib/rules/army/book";
import { editsBetween } from "@/lib/rules/army/edits";
import { copyUnit, moveUnit, splitUnit, swapNumbers } from "@/lib/rules/army/unit-edits";
import { withNumber } from "@/lib/rules/army/unit-numbers";
import { EDITOR } from "@/lib/words/editor";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { yearsWords } from "@/lib/words/list-lines";
import { commanderAmong, sentenceCase, spoken } from "@/lib/words/phrasing";
import { COMMON } from "@/lib/words/site";
import { neighboursOf } from "./desk";
import type { OpenRows } from "./muster-rows";
import type { Change } from "./use-desk";
import { useEditForm } from "./use-edit-form";

type Props = {
  unit: UnitGroup;
  list: PreparedList;
  book: Book;
  /** Who may lead it: the commanders whose troops come from the same list. */
  commanders: readonly Commander[];
  rows: OpenRows;
  armyNow: () => Army;
  change: Change;
};

const WORDS = EDITOR_FORMS.unit;

const FIELDS = unitGroup.pick({ name: true, number: true, line: true, commander: true }).extend({ note: noteText(NOTE.unit).nullable() });

/** The form of a unit group: number, name, command, troop type, options, downgrades and order. */
export function UnitForm({ unit, list, book, commanders, rows, armyNow, change }: Props) {
  return (
    <div className="grid gap-2 py-2">
      <Acts unit={unit} list={list} rows={rows} armyNow={armyNow} change={change} />
      <Choices unit={unit} list={list} book={book} change={change} />
      <Fields unit={unit} list={list} commanders={commanders} rows={rows} armyNow={armyNow} change={change} />
    </div>
  );
}

/** A number that was typed stays as it is, whatever the order. */
function withUnit(army: Army, id: number, { number, ...values }: Partial<UnitGroup>): Army {
  const change = (one: UnitGroup) => (number === undefined || number === one.number ? one : withNumber(one, id, number, true));
  return { ...army, units: army.units.map((one) => (unitId(one) === id ? { ...change(one), ...values } : one)) };
}

function Fields({ unit, list, commanders, rows, armyNow, change }: Omit<Props, "book">) {
  const { number, name, line, commander, note = null } = unit;
  const id = unitId(unit);
  const form = useRef<HTMLFormElement>(null);
  const [taken, setTaken] = useState<UnitGroup | null>(null);
  useEffect(() => {
    const field = form.current?.elements.namedItem(rows.focusIn(id, "field") ?? "");
    if (field instanceof HTMLElement) field.focus();
  }, [rows, id]);
  const { typed, chosen } = useEditForm({
    schema: FIELDS,
    values: { name, number, line, commander, note },
    commit(sound) {
      const holder = armyNow().units.find((one) => one.number === sound.number && unitId(one) !== id) ?? null;
      setTaken(holder);
      if (holder) return { field: "number", message: WORDS.numberTaken(holder.number) };
      if (sound.commander !== commander) rows.moved(id, { field: document.activeElement?.getAttribute("name") ?? "commander" });
      change((army) => editsBetween(army, withUnit(army, id, { ...sound, note: sound.note ?? undefined })));
      return null;
    },
  });
  function swap(other: UnitGroup): void {
    setTaken(null);
    change((army) => swapNumbers(army, id, unitId(other)));
  }
  return (
    <form
      ref={form}
      aria-label={WORDS.form(number)}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 *:min-w-0"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField label={WORDS.command} className="max-w-56" {...chosen("commander")}>
        <option value="">{EDITOR.unassigned.name}</option>
        {commanders.map((one) => (
          <option key={one.id} value={one.id}>
            {commanderAmong(one, armyNow().commanders)}
          </option>
        ))}
      </SelectField>
      <SelectField label={WORDS.troopType} className="max-w-full sm:max-w-80" {...chosen("line")}>
        {!list.byId.has(line) && <option value={line}>{line}</option>}
        {list.lines.map((one) => (
          <option key={one.line.id} value={one.line.id}>
            {WORDS.line(one.line.name, one.line.years && yearsWords(one.line.years))}
          </option>
        ))}
      </SelectField>
      <TextField label={WORDS.name} maxLength={LETTERS.name} className="w-40" placeholder={WORDS.noName} {...typed("name")} />
      <TextField
        label={WORDS.number}
        className="w-16"
        {...typed("number", "number")}
        beside={
          taken ? (
            <button type="button" className="button" data-small onClick={() => swap(taken)}>
              {WORDS.swap(taken.number)}
            </button>
          ) : (
            unit.numberFixed && (
              <button
                type="button"
                className="button"
                data-small
                data-quiet
                onClick={() => change([{ do: "set-unit", unit: id, field: "numberFixed", to: false }])}
              >
                {WORDS.inOrder}
              </button>
            )
          )
        }
      />
      <TextField label={WORDS.note} maxLength={NOTE.unit} className="w-64" placeholder={WORDS.noName} {...typed("note")} />
    </form>
  );
}

/** An option's name, and its price per base. */
function optionName(option: string, { tables }: Book): string {
  const row = tables.characteristics.find((one) => one.id === option);
  const price = tables.points.characteristics.find((one) => one.id === (option as Characteristic))?.value ?? 0;
  return row ? WORDS.option(row.name, price) : sentenceCase(spoken(option));
}

function Choices({ unit, list, book, change }: Pick<Props, "unit" | "list" | "book" | "change">) {
  const id = unitId(unit);
  const prepared = list.byId.get(unit.line);
  const line = prepared?.line;
  const price = (qualityDown: boolean, firepowerDown: boolean) =>
    prepared ? variantOf(prepared, unit.options, qualityDown, firepowerDown).price : 0;
  const { qualityDown, firepowerDown } = unit;
  const offered = [...new Set<string>([...(line?.optional ?? []), ...unit.options])];
  const withOption = (option: string, taken: boolean) => (taken ? [...unit.options, option] : unit.options.filter((one) => one !== option));
  const canLose = {
    quality: qualityDown || (line !== undefined && line.troop.quality !== "poor"),
    firepower: firepowerDown || (line?.troop.shooting != null && line.troop.shooting.firepower !== "low"),
  };
  const set = (field: "qualityDown" | "firepowerDown", to: boolean) => change([{ do: "set-unit", unit: id, field, to }]);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {offered.map((option) => (
        <Tick
          key={option}
          name={optionName(option, book)}
          on={unit.options.includes(option)}
          set={(on) => change([{ do: "set-unit", unit: id, field: "options", to: withOption(option, on) }])}
        />
      ))}
      {(canLose.quality || canLose.firepower) && (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-soft">
            <RulesWords text={WORDS.downgrade} />
          </span>
          {canLose.quality && (
            <Tick
              name={WORDS.lowerQuality(price(true, firepowerDown) - price(false, firepowerDown))}
              on={qualityDown}
              set={(on) => set("qualityDown", on)}
            />
          )}
          {canLose.firepower && (
            <Tick
              name={WORDS.lowerFirepower(price(qualityDown, true) - price(qualityDown, false))}
              on={firepowerDown}
              set={(on) => set("firepowerDown", on)}
            />
          )}
        </span>
      )}
    </p>
  );
}

function Acts({ unit, list, rows, armyNow, change }: Pick<Props, "unit" | "list" | "rows" | "armyNow" | "change">) {
  const id = unitId(unit);
  const acts = useRef<HTMLParagraphElement>(null);
  function remove(event: MouseEvent<HTMLButtonElement>): void {
    const row = event.currentTarget.closest("li");
    const neighbour = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>("[aria-expanded]");
    change([{ do: "remove-unit", unit: id }]);
    neighbour?.focus();
  }
  useEffect(() => {
    const field = acts.current?.querySelector<HTMLElement>(`[data-act="${rows.focusIn(id, "act")}"]`);
    field?.focus();
  }, [rows, id]);
  function move(way: "up" | "down"): void {
    const place = neighboursOf(armyNow(), id)[way];
    if (!place) return;
    if (place.commander !== unit.commander) rows.moved(id, { act: way });
    change((army) => moveUnit(army, id, place));
  }
  return (
    <p ref={acts} className="flex flex-wrap items-center gap-2">
      <button type="button" className="button" data-small onClick={remove}>
        {COMMON.remove}
      </button>
      <button type="button" className="button" data-small onClick={() => change((army) => copyUnit(army, id))}>
        {WORDS.duplicate}
      </button>
      <button type="button" className="button" data-small data-act="up" onClick={() => move("up")}>
        {WORDS.up}
      </button>
      <button type="button" className="button" data-small data-act="down" onClick={() => move("down")}>
        {WORDS.down}
      </button>
      <Split unit={unit} sizes={list.byId.get(unit.line)?.sizes ?? []} change={change} />
    </p>
  );
}

/** How many bases may stay when it is split into two sizes that the list has; of two that split it alike, one. */
const sharesOf = (bases: number, sizes: readonly number[]): readonly number[] =>
  sizes.filter((one) => one * 2 >= bases && sizes.includes(bases - one));

function Split({ unit, sizes, change }: { unit: UnitGroup; sizes: readonly number[]; change: Change }) {
  const shares = sharesOf(unit.bases, sizes);
  const [wanted, setWanted] = useState<number | null>(null);
  const keep = wanted !== null && shares.includes(wanted) ? wanted : shares[0];
  if (keep === undefined) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <button type="button" className="button" data-small onClick={() => change((army) => splitUnit(army, unitId(unit), keep))}>
        {WORDS.split}
      </button>
      <select
        aria-label={WORDS.splitInto(unit.number)}
        className="field"
        value={keep}
        onChange={(event) => setWanted(Number(event.target.value))}
      >
        {shares.map((one) => (
          <option key={one} value={one}>
            {WORDS.parts(one, unit.bases - one)}
          </option>
        ))}
      </select>
    </span>
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
