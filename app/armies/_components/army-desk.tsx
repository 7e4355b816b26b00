"use client";

import { useMemo, useState } from "react";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Assessment } from "@/lib/model/assessment";
import type { RulesTables } from "@/lib/model/rules-tables";
import { assess } from "@/lib/rules/army/assess";
import { wordAssessment } from "@/lib/words/assessment-words";
import { counted, grouped } from "@/lib/words/phrasing";
import { ArmyDocument } from "./army-document";
import { ArmyHead } from "./army-head";
import { Commands } from "./commands";
import { listOf } from "./desk";
import { Judgement } from "./judgement";
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

const KEPT: Readonly<Record<Kept, string | null>> = {
  "not-changed": null,
  kept: "Kept in this browser.",
  "not-kept": "Not kept: this browser’s storage is full or forbidden. Copy the document below before you leave.",
};

/** Where an army is put together: list, army and verdict side by side, or one below the other on a phone. */
export function ArmyDesk({ draftKey, start, lists, tables }: DeskProps) {
  const { army, book, kept, trouble, edit, startAgain } = useArmy(draftKey, start, lists, tables);
  const assessment = useMemo(() => wordAssessment(assess(army, book)), [army, book]);
  const list = listOf(null, army, book);
  if (!list) return null;
  const rest = { army, book, edit };
  return (
    <>
      <noscript>
        <p className="finding m-4">
          An army is put together by scripts of this page, and this browser runs none. The lists can be read without.
        </p>
      </noscript>
      <PhoneBar assessment={assessment} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)_20rem]">
        <div className="desk-column max-lg:order-3 max-lg:border-t max-lg:border-rule lg:row-span-2 xl:row-span-1">
          <ListPanel {...rest} />
        </div>
        <div className="px-4 py-5 max-lg:order-1 lg:border-l lg:border-rule lg:px-5 xl:border-x">
          <ArmyHead army={army} list={list} edit={edit} />
          <Keeping kept={kept} trouble={trouble} startAgain={startAgain} />
          <Commands {...rest} assessment={assessment} />
        </div>
        <div className="desk-column border-t border-rule max-lg:order-2 lg:border-l xl:border-0">
          <Judgement {...rest} assessment={assessment} />
          <ArmyDocument army={army} />
        </div>
      </div>
    </>
  );
}

/** On a phone the verdict stays in sight, and one is always a tap from the army, the list and the reasons. */
function PhoneBar({ assessment }: { assessment: Assessment }) {
  const { points, tugs } = assessment.numbers;
  const link = "inline-flex min-h-11 items-center whitespace-nowrap";
  return (
    <nav aria-label="This army" className="sticky top-0 z-10 flex items-center gap-4 border-b border-rule bg-paper px-4 lg:hidden">
      <a href="#verdict" className={`${link} min-w-0 shrink font-semibold ${assessment.legal ? "text-verdigris" : "text-madder"}`}>
        {assessment.legal ? "Legal" : "Not legal"} · {grouped(points)} pts · {counted(tugs, "TuG")}
      </a>
      <a href="#army" className={`${link} ml-auto`}>
        Army
      </a>
      <a href="#list" className={`${link} min-w-11 justify-center`}>
        Add
      </a>
    </nav>
  );
}

type KeepingProps = { kept: Kept; trouble: string | null; startAgain: () => void };

/** Where the draft is kept, and the way back to the beginning, which asks first. */
function Keeping({ kept, trouble, startAgain }: KeepingProps) {
  const [asking, setAsking] = useState(false);
  const changed = kept !== "not-changed" || trouble !== null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-soft" role="status">
      {trouble ?? KEPT[kept]}
      {changed && !asking && (
        <button type="button" className="min-h-6 underline decoration-dotted" onClick={() => setAsking(true)}>
          Start again
        </button>
      )}
      {changed && asking && (
        <>
          <button
            type="button"
            className="button"
            data-small
            onClick={() => {
              setAsking(false);
              startAgain();
            }}
          >
            Throw this draft away
          </button>
          <button type="button" className="button" data-small onClick={() => setAsking(false)}>
            Keep it
          </button>
        </>
      )}
    </p>
  );
}
