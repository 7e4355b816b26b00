import { useMemo } from "react";
import type { Army, Commander } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import type { Edit } from "@/lib/model/edit";
import type { CommanderId } from "@/lib/model/identifiers";
import type { Book } from "@/lib/rules/army/book";
import { freeCommanderId } from "@/lib/rules/army/free-commander-id";
import { commanderWords, sentenceCase } from "@/lib/words/phrasing";
import { CommandHead, LooseHead } from "./command-head";
import { listOf, sameTroops, unitsOf } from "./desk";
import { UnitDrag } from "./unit-drag";
import { UnitRow } from "./unit-row";
import type { Change } from "./use-desk";

export type CommandsProps = { army: Army; book: Book; assessment: Assessment; armyNow: () => Army; change: Change };

/** The army by its commands: each commander with his unit groups, then those not yet given to anyone. */
export function Commands(props: CommandsProps) {
  const { army, change } = props;
  const loose = unitsOf(army, null);
  return (
    <UnitDrag army={army} change={change}>
      <p className="muster-row mt-4 text-[0.85rem] text-soft max-sm:hidden" aria-hidden="true">
        <span />
        <span className="figure">no.</span>
        <span>Unit group</span>
        <span>Bases</span>
        <span className="figure">Points</span>
      </p>
      {army.commanders.map((commander) => (
        <section key={commander.id} aria-label={sentenceCase(commanderWords(commander))}>
          <CommandHead commander={commander} {...props} />
          <Units commander={commander} {...props} />
        </section>
      ))}
      {loose.length > 0 && (
        <section aria-label="Not yet given to a command">
          <LooseHead armyNow={props.armyNow} />
          <Units commander={null} {...props} />
        </section>
      )}
    </UnitDrag>
  );
}

function Units({ commander, army, book, assessment, armyNow, change }: CommandsProps & { commander: Commander | null }) {
  const list = listOf(commander, army, book);
  const command: CommanderId | null = commander?.id ?? null;
  const { commanders } = army;
  const leaders = useMemo(() => commanders.filter((one) => sameTroops(commanders, one.id, command)), [commanders, command]);
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
          armyNow={armyNow}
          change={change}
        />
      ))}
    </ul>
  );
}

/** One more commander, as far as an army may have them. */
export function NewCommander({ army, book, change }: Pick<CommandsProps, "army" | "book" | "change">) {
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
      Add {role === "army" ? "an army commander" : "a sub-commander or ally"}
    </button>
  );
}
