"use client";

import { useMemo } from "react";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { RulesTables } from "@/lib/model/rules-tables";
import { assess } from "@/lib/rules/army/assess";
import { wordAssessment } from "@/lib/words/assessment-words";
import { grouped } from "@/lib/words/phrasing";
import { ArmyDocument } from "./army-document";
import { ArmyHead } from "./army-head";
import { Commands } from "./commands";
import { listOf } from "./desk";
import { Judgement, verdictWords } from "./judgement";
import { ListPanel } from "./list-panel";
import { type Kept, useArmy } from "./use-army";

export type DeskProps = {
  /** What the draft is kept under in this browser. */
  draftKey: string;
  start: Army;
  /** The army's list, and those its allies may come from. */
  lists: readonly ArmyList[];
  tables: RulesTables;
};

const KEPT: Readonly<Record<Kept, string>> = {
  "not-changed": "Not changed yet.",
  kept: "Kept in this browser.",
  "not-kept": "Not kept: this browser’s storage is full or forbidden. Copy the document below before you leave.",
};

/** Where an army is put together: list, army and verdict side by side, or one below the other on a phone. */
export function ArmyDesk({ draftKey, start, lists, tables }: DeskProps) {
  const { army, book, kept, trouble, edit, startAgain } = useArmy(draftKey, start, lists, tables);
  const assessment = useMemo(() => wordAssessment(assess(army, book)), [army, book]);
  const list = listOf(null, army, book);
  if (!list) return null;
  const { numbers } = assessment;
  return (
    <>
      <p className="sticky top-0 z-10 flex items-baseline gap-3 border-b border-rule bg-paper px-4 py-2 lg:hidden">
        <b className={`font-semibold ${assessment.legal ? "text-verdigris" : "text-madder"}`}>{verdictWords(assessment)}</b>
        <span className="ml-auto whitespace-nowrap">
          {grouped(numbers.points)} pts · {numbers.tugs} TuGs
        </span>
        <a href="#list" className="whitespace-nowrap">
          Add
        </a>
      </p>
      <div className="grid lg:grid-cols-[22rem_minmax(0,1fr)_19rem] xl:grid-cols-[24rem_minmax(0,1fr)_20rem]">
        <div className="px-4 py-5 max-lg:order-3 max-lg:border-t max-lg:border-rule lg:px-5">
          <ListPanel army={army} book={book} edit={edit} />
        </div>
        <div className="px-4 py-5 max-lg:order-1 lg:border-x lg:border-rule lg:px-5">
          <ArmyHead army={army} list={list} edit={edit} />
          <Commands army={army} book={book} assessment={assessment} edit={edit} />
          <p className="mt-4 text-soft" role="status">
            {trouble ?? KEPT[kept]}{" "}
            {(kept !== "not-changed" || trouble) && (
              <button type="button" className="underline decoration-dotted" onClick={startAgain}>
                Start again
              </button>
            )}
          </p>
          <ArmyDocument army={army} />
        </div>
        <div className="px-4 py-5 max-lg:order-2 max-lg:border-t max-lg:border-rule lg:px-5">
          <div className="lg:sticky lg:top-5">
            <Judgement army={army} book={book} assessment={assessment} edit={edit} />
          </div>
        </div>
      </div>
    </>
  );
}
