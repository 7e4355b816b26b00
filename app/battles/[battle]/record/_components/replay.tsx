"use client";

import { type ReactNode, useMemo, useRef } from "react";
import { bringBack } from "@/app/battles/_components/bring-back";
import { hasField } from "@/app/battles/[battle]/_components/standing";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { replayed } from "@/lib/rules/prebattle/replayed";
import { seenEvent } from "@/lib/rules/prebattle/seen-event";
import { view } from "@/lib/rules/prebattle/view";
import { recordNames } from "@/lib/words/battle/names";
import { recordChapters } from "@/lib/words/battle/record";
import { plain } from "@/lib/words/sentence";
import { Happenings } from "./happenings";
import { PrintedFoot } from "./printed-foot";
import { RecordFiles } from "./record-files";
import { ReplayBar } from "./replay-bar";
import { ReplayChart } from "./replay-chart";
import { ReplayEyes } from "./replay-eyes";
import { ReplayField } from "./replay-field";
import { ReplayStanding } from "./replay-standing";
import { useReplay } from "./use-replay";
import "./record.css";

type Props = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  /** The map of those tables, drawn by the page. */
  readonly ground: ReactNode;
  /** The entry and the view that the address names. */
  readonly at: number | null;
  readonly eyes: SeatName | null;
};

/** What happened and what the two sides are called, in this view. */
function seenThrough(record: BattleRecord, battles: readonly Battle[], eyes: SeatName | null) {
  const names = recordNames(record, eyes);
  const seen = record.events.flatMap((event, index) => {
    const battle = battles[index + 1];
    return battle ? [seenEvent(event, battle, eyes)] : [];
  });
  return { names, chapters: recordChapters(seen, names) };
}

/** A battle step by step, worked out here from its public record. */
export function Replay({ record, tables, ground, at, eyes }: Props) {
  const isPublished = record.seed !== null;
  const book = useMemo(() => prepareBattle(tables), [tables]);
  const battles = useMemo(() => replayed(record, book), [record, book]);
  const replay = useReplay({ last: record.events.length, at, eyes: isPublished ? eyes : null });
  const { names, chapters } = useMemo(() => seenThrough(record, battles, replay.eyes), [record, battles, replay.eyes]);
  const battle = battles[replay.at];
  const now = useMemo(() => battle && view(battle, replay.eyes), [battle, replay.eyes]);
  const chapter = chapters.find(({ sentences }) => sentences.some((one) => one.seq === replay.at));
  const sentence = chapter?.sentences.find((one) => one.seq === replay.at)?.sentence ?? "";
  const bar = useRef<HTMLElement>(null);
  const jump = (seq: number) => {
    replay.go(seq);
    bringBack(bar.current);
  };
  const seats = replay.eyes === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  if (!now) return null;
  const isLaid = hasField(now, book);
  return (
    <div className="replay">
      <div className="replay-eyes">
        <ReplayEyes replay={replay} names={names} isPublished={isPublished} />
      </div>
      <ReplayBar bar={bar} replay={replay} head={chapter?.head ?? ""} sentence={plain(sentence)} />
      <div className="replay-chart" data-laid={isLaid || undefined}>
        {isLaid && <ReplayField view={now} book={book} />}
        <ReplayChart view={now} tables={tables} ground={ground} seats={seats} />
      </div>
      <div className="replay-standing">
        <ReplayStanding view={now} tables={tables} names={names} seats={seats} />
      </div>
      <PrintedFoot record={record} replay={replay} names={names} />
      <div className="replay-rest">
        <Happenings chapters={chapters} at={replay.at} jump={jump} />
        <RecordFiles record={record} tables={tables} names={names} />
      </div>
    </div>
  );
}
