import { memo, useMemo } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Commander, Edit } from "@/lib/model/army";
import type { At } from "@/lib/model/assessment";
import type { CommanderId } from "@/lib/model/identifiers";
import { freeCommanderId } from "@/lib/rules/army/unit-edits";
import { classTerm, gradeTerm, roleTerm } from "@/lib/words/army-terms";
import { commanderNature, EDITOR } from "@/lib/words/editor";
import { commanderWords, grouped, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { listOf, sameTroops, unitsOf } from "./desk";
import { useDeskNow, useJudged } from "./desk-now";
import { DeskForm, fetchForms } from "./fetched-parts";
import { Fold } from "./fold";
import { useOpenRows } from "./open-rows";
import { useDrop } from "./unit-drag";
import { UnitRow } from "./unit-row";

/** The army by commands: each commander with his unit groups, then the unassigned ones. */
export const Commands = memo(function Commands() {
  const { army } = useDeskNow();
  const { open, rows } = useOpenRows();
  const unassigned = unitsOf(army, null).length;
  return (
    <>
      <p className="muster-row mt-4 text-[0.85rem] text-soft max-sm:hidden" aria-hidden="true">
        <span />
        <span className="figure">{EDITOR.muster.number}</span>
        <span>{EDITOR.muster.unitGroup}</span>
        <span>{EDITOR.muster.bases}</span>
        <span className="figure">{EDITOR.muster.points}</span>
      </p>
      {army.commanders.map((commander) => (
        <Command key={commander.id} commander={commander} open={open} rows={rows} />
      ))}
      {unassigned > 0 && (
        <section aria-label={EDITOR.unassigned.name}>
          <UnassignedHead groups={unassigned} />
          <Units command={null} open={open} rows={rows} />
        </section>
      )}
    </>
  );
});

type Open = ReturnType<typeof useOpenRows>;

function Command({ commander, open, rows }: Open & { commander: Commander }) {
  const { army, book } = useDeskNow();
  const { assessment } = useJudged();
  const { id, grade } = commander;
  const isAbout = (at: At | undefined) => at !== undefined && "commander" in at && at.commander === id;
  return (
    <section aria-label={sentenceCase(commanderWords(commander))}>
      <CommandHead
        commander={commander}
        cards={book.measures.cards[grade]}
        points={assessment.reasons.points.find((one) => one.code === "commander" && isAbout(one.at))?.value ?? 0}
        faulty={assessment.findings.some((one) => one.severity === "error" && isAbout(one.at))}
        groups={unitsOf(army, id).length}
      />
      <Units command={id} open={open} rows={rows} />
    </section>
  );
}

function Units({ command, open, rows }: Open & { command: CommanderId | null }) {
  const { army, book, armyNow, change } = useDeskNow();
  const { assessment } = useJudged();
  const { commanders } = army;
  const leaders = useMemo(() => commanders.filter((one) => sameTroops(commanders, one.id, command)), [commanders, command]);
  const list = listOf(commanders.find((one) => one.id === command) ?? null, army, book);
  const units = unitsOf(army, command);
  if (!list || units.length === 0) return null;
  const faulty = new Set(assessment.findings.map((one) => (one.severity === "error" && "unit" in one.at ? one.at.unit : null)));
  return (
    <ul>
      {units.map((unit) => (
        <UnitRow
          key={unit.number}
          unit={unit}
          command={command}
          list={list}
          book={book}
          commanders={leaders}
          faulty={faulty.has(unit.number)}
          isOpen={open.has(unit.number)}
          rows={rows}
          armyNow={armyNow}
          change={change}
        />
      ))}
    </ul>
  );
}

/** One more commander, as far as an army may have them. */
export function NewCommander() {
  const { army, book, change } = useDeskNow();
  const list = listOf(null, army, book)?.list;
  if (!list || army.commanders.length > book.measures.subCommanders.max + 1) return null;
  const role = army.commanders.some((one) => one.role === "army") ? "sub" : "army";
  const may = role === "army" ? list.commanders.army : list.commanders.subs;
  const grade = may.grades.includes("competent") ? "competent" : (may.grades[0] ?? "competent");
  const add: Edit = {
    do: "add-commander",
    commander: {
      id: freeCommanderId(army),
      role,
      grade,
      class: may.classes[0] ?? "professional",
      name: null,
      list: null,
      listVersion: null,
    },
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <button type="button" className="button" data-small onClick={() => change([add])}>
        {role === "army" ? EDITOR.commander.addArmy : EDITOR.commander.addSub}
      </button>
      {role === "sub" && <span className="text-soft text-[0.85rem]">{EDITOR.commander.addNote}</span>}
    </p>
  );
}

type HeadProps = { commander: Commander; cards: number; points: number; faulty: boolean; groups: number };

/** A commander above the unit groups of the command: what he is and costs, and, opened, the form to change that. */
const CommandHead = memo(function CommandHead({ commander, cards, points, faulty, groups }: HeadProps) {
  const { id, role, grade, class: kind, name } = commander;
  const shown = name ?? sentenceCase(roleNoun(role));
  const { setNodeRef, mark } = useDrop({ number: null, command: id, name: shown });
  return (
    <div ref={setNodeRef} id={`commander-${id}`} className="command-head" data-faulty={faulty || undefined} data-mark={mark}>
      <Fold
        onOpen={() => fetchForms().catch(() => null)}
        summary={
          <>
            <b className="font-semibold">{shown}</b>{" "}
            <span className="text-soft">
              {EDITOR.commander.about(role, grade, kind, name !== null)} · {EDITOR.commander.cards(cards)}
              {groups > 0 && ` · ${EDITOR.commander.groups(groups)}`}
            </span>
          </>
        }
      >
        {() => <Form commander={commander} />}
      </Fold>
      <span className="figure">{grouped(points)}</span>
    </div>
  );
});

function Form({ commander }: { commander: Commander }) {
  const { army, book, change } = useDeskNow();
  const { role, grade, class: kind } = commander;
  return (
    <>
      <p className="text-soft">
        <RulesWords text={commanderNature([roleTerm(role)], gradeTerm(grade), classTerm(kind))} />
      </p>
      <DeskForm form="CommanderForm" props={{ commander, army, book, change }} />
    </>
  );
}

function UnassignedHead({ groups }: { groups: number }) {
  const { setNodeRef, mark } = useDrop({ number: null, command: null, name: EDITOR.unassigned.name });
  return (
    <p ref={setNodeRef} className="command-head" data-mark={mark}>
      <span>
        <b className="font-semibold">{EDITOR.unassigned.name}</b>
        <span className="text-soft">{EDITOR.unassigned.note(groups)}</span>
      </span>
    </p>
  );
}
