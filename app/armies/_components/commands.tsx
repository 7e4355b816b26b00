import { memo, useMemo } from "react";
import type { Commander, Edit } from "@/lib/model/army";
import type { At } from "@/lib/model/assessment";
import type { CommanderId } from "@/lib/model/identifiers";
import { freeCommanderId } from "@/lib/rules/army/free-commander-id";
import { EDITOR } from "@/lib/words/editor";
import { commanderWords, sentenceCase } from "@/lib/words/phrasing";
import { CommandHead, UnassignedHead } from "./command-head";
import { listOf, sameTroops, unitsOf } from "./desk";
import { useDeskNow } from "./desk-now";
import { useOpenRows } from "./open-rows";
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
  const { army, assessment } = useDeskNow();
  const { id } = commander;
  const isAbout = (at: At | undefined) => at !== undefined && "commander" in at && at.commander === id;
  return (
    <section aria-label={sentenceCase(commanderWords(commander))}>
      <CommandHead
        commander={commander}
        points={assessment.reasons.points.find((one) => one.code === "commander" && isAbout(one.at))?.value ?? 0}
        faulty={assessment.findings.some((one) => one.severity === "error" && isAbout(one.at))}
        groups={unitsOf(army, id).length}
      />
      <Units command={id} open={open} rows={rows} />
    </section>
  );
}

function Units({ command, open, rows }: Open & { command: CommanderId | null }) {
  const { army, book, assessment, armyNow, change } = useDeskNow();
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
    <button type="button" className="button mt-3" data-small onClick={() => change([add])}>
      {role === "army" ? EDITOR.commander.addArmy : EDITOR.commander.addSub}
    </button>
  );
}
