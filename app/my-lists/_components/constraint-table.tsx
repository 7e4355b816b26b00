import { useState } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { type Constraint, LIST_MOST } from "@/lib/model/army-list";
import type { ConstraintDraft, LineDraft } from "@/lib/model/list-draft";
import { constraintWords } from "@/lib/words/list-lines";
import { LIST_EDITOR } from "@/lib/words/own-lists";
import { Act, Choice, Figure, Section, Ticks, useDesk, YearFields } from "./desk-fields";
import { asShown, freeId } from "./draft-parts";

const WORDS = LIST_EDITOR.restriction;
const KINDS = Object.keys(WORDS.kinds) as Constraint["kind"][];

type Common = Pick<ConstraintDraft, "id" | "years" | "lines">;

/** The lines on the other side of a restriction. */
const othersOf = (one: ConstraintDraft): string[] =>
  "needs" in one ? one.needs : "others" in one ? one.others : "than" in one ? one.than : [];

/** Whether there is no sentence to make of it yet. */
const isBlank = (one: ConstraintDraft): boolean =>
  one.lines.length === 0 ||
  ("n" in one && one.n === null) ||
  (("needs" in one || "others" in one || "than" in one) && othersOf(one).length === 0);

/** A restriction of another kind, with as much of this one as fits. */
function asKind(one: ConstraintDraft, kind: Constraint["kind"]): ConstraintDraft {
  const common: Common = { id: one.id, years: one.years, lines: one.lines };
  const what = "what" in one ? one.what : "bases";
  const n = "n" in one ? one.n : null;
  const others = othersOf(one);
  switch (kind) {
    case "at-most":
    case "at-least":
      return { ...common, kind, what, n };
    case "only-if":
      return { ...common, kind, needs: others };
    case "not-both":
      return { ...common, kind, others };
    case "no-more-than":
      return { ...common, kind, what, than: others };
    case "one-per-command":
    case "only-under-ally":
      return { ...common, kind };
    default:
      return kind satisfies never;
  }
}

/** What the list restricts, in sentences; each opens into its fields. */
export function ConstraintTable() {
  const { draft, change, faults } = useDesk();
  const [open, setOpen] = useState<number | null>(null);
  const { constraints } = draft;
  const set = (to: readonly ConstraintDraft[], run?: string) => change((before) => ({ ...before, constraints: [...to] }), run);
  const shown = asShown(draft);
  function add(): void {
    const id = freeId(
      "restriction",
      constraints.map((one) => one.id),
    );
    set([...constraints, { id, years: null, lines: [], kind: "at-most", what: "bases", n: null }]);
    setOpen(constraints.length);
  }
  return (
    <Section id="restrictions" title={LIST_EDITOR.sections.restrictions}>
      <ul>
        {constraints.map((one, at) => {
          const sentence = shown.constraints[at];
          const wrong = faults.filter(({ path: [field, index] }) => field === "constraints" && index === at).length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two restrictions may have the same id while the list is written.
            <li key={`${at} ${one.id}`} className="border-b border-rule py-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>{sentence && <RulesWords text={isBlank(one) ? WORDS.unfinished : constraintWords(sentence, shown)} />}</span>
                <span className="flex items-center gap-2">
                  {wrong > 0 && <span className="text-madder">{LIST_EDITOR.problems(wrong)}</span>}
                  <Act
                    name={open === at ? WORDS.close : WORDS.edit}
                    label={`${open === at ? WORDS.close : WORDS.edit}: ${WORDS.numbered(at + 1)}`}
                    act={() => setOpen(open === at ? null : at)}
                  />
                </span>
              </div>
              {open === at && (
                <ConstraintForm
                  one={one}
                  at={at}
                  put={(next) =>
                    set(
                      constraints.map((other, index) => (index === at ? next : other)),
                      `constraint ${at}`,
                    )
                  }
                  remove={() => {
                    set(constraints.filter((_, index) => index !== at));
                    setOpen(null);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <Act name={WORDS.add} off={constraints.length >= LIST_MOST.constraints || draft.lines.length === 0} act={add} />
      </p>
    </Section>
  );
}

type FormProps = {
  readonly one: ConstraintDraft;
  readonly at: number;
  readonly put: (one: ConstraintDraft) => void;
  readonly remove: () => void;
};

const OTHERS = { "only-if": "needs", "not-both": "others", "no-more-than": "than" } as const;

function ConstraintForm({ one, at, put, remove }: FormProps) {
  const { lines } = useDesk().draft;
  const place = `constraints[${at}]`;
  const other = one.kind in OTHERS ? OTHERS[one.kind as keyof typeof OTHERS] : null;
  return (
    <div className="my-2 grid gap-3 border-l-2 border-rule pl-3">
      <div className="flex flex-wrap items-start gap-3">
        <Choice
          at={place}
          label={WORDS.kind}
          className="w-auto"
          value={one.kind}
          options={KINDS.map((id) => ({ id, name: WORDS.kinds[id] }))}
          change={(kind) => put(asKind(one, kind as never))}
        />
        {"n" in one && <Figure at={`${place}.n`} label={WORDS.number} value={one.n} change={(n) => put({ ...one, n })} />}
        {"what" in one && (
          <Choice
            at={`${place}.what`}
            label={WORDS.what}
            className="w-auto"
            value={one.what}
            options={Object.entries(WORDS.whats).map(([id, name]) => ({ id, name }))}
            change={(what) => put({ ...one, what: what as never })}
          />
        )}
        {one.kind === "at-least" && (
          <Choice
            at={`${place}.contingents`}
            label={WORDS.contingents}
            className="w-auto"
            value={one.contingents ?? "every"}
            options={Object.entries(WORDS.owed).map(([id, name]) => ({ id, name }))}
            change={(to) => {
              const { contingents: _, ...rest } = one;
              put(to === "every" ? rest : { ...rest, contingents: to as never });
            }}
          />
        )}
        <YearFields at={`${place}.years`} labels={[WORDS.from, WORDS.to]} value={one.years} change={(years) => put({ ...one, years })} />
      </div>
      <LineTicks
        at={`${place}.lines`}
        label={one.kind === "no-more-than" ? WORDS.limited : WORDS.lines}
        lines={lines}
        value={one.lines}
        change={(to) => put({ ...one, lines: to })}
      />
      {other && (
        <LineTicks
          at={`${place}.${other}`}
          label={WORDS[other]}
          lines={lines}
          value={othersOf(one)}
          change={(to) => put({ ...one, [other]: to } as never)}
        />
      )}
      <p>
        <Act name={WORDS.remove} act={remove} />
      </p>
    </div>
  );
}

type LineTicksProps = { at: string; label: string; lines: readonly LineDraft[]; value: readonly string[]; change: (to: string[]) => void };

/** Lines by their names; those that are named but gone can be taken out. */
const LineTicks = ({ at, label, lines, value, change }: LineTicksProps) => {
  const gone = value.filter((id) => !lines.some((line) => line.id === id));
  return (
    <Ticks
      at={at}
      label={label}
      all={[...lines.map((line) => line.id), ...gone]}
      value={value}
      change={change}
      nameOf={(id) => lines.find((line) => line.id === id)?.name ?? id}
    />
  );
};
