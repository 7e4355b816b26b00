import { TroopFields, typedChoices } from "@/app/_components/troop-fields";
import { LIST_MOST } from "@/lib/model/army-list";
import { CHARACTERISTICS, COMMANDER_ROLES, FIREPOWERS, LETTERS, SHOOTING_WEAPONS } from "@/lib/model/enumerations";
import type { LineDraft } from "@/lib/model/list-draft";
import { LIST_EDITOR } from "@/lib/words/own-lists";
import { sentenceCase, spoken } from "@/lib/words/phrasing";
import { Area, Choice, Figure, Text, Ticks, useDesk, Wrong, YearFields } from "./desk-fields";
import { NumbersField } from "./list-fields";

const WORDS = LIST_EDITOR.line;
const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: sentenceCase(spoken(id)) }));

type Props = { readonly at: number; readonly line: LineDraft; readonly put: (line: LineDraft) => void };
type Part = Props & { readonly place: string; readonly set: (more: Partial<LineDraft>) => void };

/** All that a line says, a field for each. */
export function LineForm(props: Props) {
  const { at, line, put } = props;
  const { tables, wordsAt } = useDesk();
  const place = `lines[${at}]`;
  const set = (more: Partial<LineDraft>) => put({ ...line, ...more });
  const part = { ...props, place, set };
  const ofTroop = [...wordsAt.keys()].filter((one) => one.startsWith(`${place}.troop`));
  return (
    <div className="my-2 grid gap-3 border-l-2 border-rule pl-3 text-[1rem] text-ink">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-56 grow">
          <Text at={`${place}.name`} label={WORDS.name} most={LETTERS.name} value={line.name} change={(name) => set({ name })} />
        </div>
        <Bases {...part} />
        <YearFields at={`${place}.years`} labels={[WORDS.from, WORDS.to]} value={line.years} change={(years) => set({ years })} />
      </div>
      <Wrong at={[`${place}.id`, ...ofTroop]} />
      <TroopFields
        troop={line.troop}
        choices={typedChoices(tables)}
        isWide
        change={(troop) => set({ troop: troop as LineDraft["troop"] })}
      />
      {["battle-wagon", "elephant"].includes(line.troop.type) && <OnBoard {...part} />}
      <Options {...part} />
      <div className="grid gap-3 md:grid-cols-[auto_1fr_1fr]">
        <Ticks
          at={`${place}.ledBy`}
          label={WORDS.led}
          all={COMMANDER_ROLES}
          value={line.ledBy ?? []}
          nameOf={(role) => LIST_EDITOR.roles[role]}
          change={(roles) => set({ ledBy: roles.length === 0 ? null : roles })}
        />
        <Shared {...part} />
        <Area
          at={`${place}.note`}
          label={WORDS.note}
          most={LIST_MOST.text}
          rows={2}
          value={line.note ?? ""}
          change={(note) => set({ note: note || null })}
        />
      </div>
    </div>
  );
}

function Bases({ line, place, set }: Part) {
  const { bases } = line;
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <Figure at={`${place}.bases.min`} label={WORDS.min} value={bases.min} change={(min) => set({ bases: { ...bases, min } })} />
        <Figure at={`${place}.bases.max`} label={WORDS.max} value={bases.max} change={(max) => set({ bases: { ...bases, max } })} />
        <NumbersField at={`${place}.sizes`} label={WORDS.sizes} className="w-32" value={line.sizes} change={(sizes) => set({ sizes })} />
      </div>
      <Wrong at={[`${place}.bases`]} />
    </div>
  );
}

/** What shoots from the wagons or elephants. */
function OnBoard({ line, place, set }: Part) {
  const { troop } = line;
  const { attached } = troop;
  const setAll = (to: typeof attached) => set({ troop: { ...troop, attached: to } });
  return (
    <div className="flex flex-wrap gap-3">
      {[...attached, null].slice(0, 4).map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a weapon on board has no identity but its place.
        <div key={at} className="flex gap-2">
          <Choice
            at={`${place}.troop.attached[${at}]`}
            label={WORDS.attached}
            none="–"
            value={one?.weapon ?? ""}
            options={named(SHOOTING_WEAPONS)}
            change={(weapon) =>
              setAll([
                ...attached.slice(0, at),
                ...(weapon === "" ? [] : [{ weapon: weapon as never, firepower: one?.firepower ?? null }]),
                ...attached.slice(at + 1),
              ])
            }
          />
          {one && (
            <Choice
              at={`${place}.troop.attached[${at}].firepower`}
              label={LIST_EDITOR.line.firepower}
              none="–"
              value={one.firepower ?? ""}
              options={named(FIREPOWERS)}
              change={(firepower) =>
                setAll(attached.map((other, index) => (index === at ? { ...other, firepower: (firepower || null) as never } : other)))
              }
            />
          )}
        </div>
      ))}
    </div>
  );
}

function Options({ line, place, set }: Part) {
  const { characteristics } = useDesk().tables;
  const { optional, partial, troop } = line;
  const nameOf = (one: string) => characteristics.find(({ id }) => id === one)?.name ?? one;
  const offered = CHARACTERISTICS.filter((one) => optional.includes(one) || !troop.characteristics.includes(one));
  return (
    <details>
      <summary className="min-h-[44px] content-center">
        {WORDS.optional} {optional.length > 0 && `(${optional.length})`}
      </summary>
      <Ticks
        at={`${place}.optional`}
        label={WORDS.optional}
        isTold
        all={offered}
        most={LIST_MOST.optional}
        value={optional}
        nameOf={nameOf}
        change={(to) => set({ optional: to })}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Choice
          at={`${place}.partial.characteristic`}
          label={WORDS.partial}
          none="–"
          value={partial?.characteristic ?? ""}
          options={[...troop.characteristics, ...optional].map((id) => ({ id, name: nameOf(id) }))}
          change={(one) => set({ partial: one === "" ? null : { characteristic: one as never, minShare: partial?.minShare ?? 0.5 } })}
        />
        {partial && (
          <Figure
            at={`${place}.partial.minShare`}
            label={WORDS.share}
            digits={3}
            value={partial.minShare === null ? null : Math.round(partial.minShare * 100)}
            change={(percent) => set({ partial: { ...partial, minShare: percent === null ? null : Math.min(percent, 100) / 100 } })}
          />
        )}
      </div>
    </details>
  );
}

/** A maximum that several lines share: they are found by the group's id, which nobody types. */
function Shared({ at, line, place, set }: Part) {
  const { draft, change } = useDesk();
  const { shared } = line;
  const others = draft.lines.flatMap(({ id, name }, index) => (index === at ? [] : [{ id, name: name || id }]));
  const partner = shared && draft.lines.find((one, index) => index !== at && one.shared?.group === shared.group);
  function shareWith(id: string) {
    const other = draft.lines.find((one) => one.id === id);
    if (!other) return set({ shared: null });
    const group = other.shared ?? { group: `${other.id}-group`.slice(0, 60), max: other.bases.max };
    change((before) => ({
      ...before,
      lines: before.lines.map((one, index) => (index === at || one.id === id ? { ...one, shared: group } : one)),
    }));
  }
  /** All lines of the group have one maximum. */
  const setMost = (max: number | null) =>
    change(
      (before) => ({
        ...before,
        lines: before.lines.map((one) =>
          one.shared?.group === shared?.group && one.shared ? { ...one, shared: { ...one.shared, max } } : one,
        ),
      }),
      `${place}.shared`,
    );
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-40 grow">
        <Choice
          at={`${place}.shared`}
          label={WORDS.shared}
          none={WORDS.sharedNobody}
          value={partner?.id ?? ""}
          options={others}
          change={shareWith}
        />
      </div>
      {shared && <Figure at={`${place}.shared.max`} label={WORDS.sharedMax} value={shared.max} change={setMost} />}
    </div>
  );
}
