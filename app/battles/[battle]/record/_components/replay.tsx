"use client";

import { type ReactNode, useMemo, useRef, useState } from "react";
import { TextPreview } from "@/app/_components/army-export/text-preview";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { PrintButton } from "@/app/_components/print-button";
import { useLineWords } from "@/app/_components/use-line-words";
import { bringBack } from "@/app/battles/_components/bring-back";
import { hasField } from "@/app/battles/[battle]/_components/standing";
import type { BattleRecord } from "@/lib/model/battle";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { SeatName } from "@/lib/model/by-seat";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { replayed } from "@/lib/rules/prebattle/replayed";
import { seenEvent, view } from "@/lib/rules/prebattle/view";
import { recordText } from "@/lib/sheets/record-text";
import { type Players, recordNames, type SeatNames } from "@/lib/words/battle/names";
import { RECORD, recordChapters } from "@/lib/words/battle/record";
import { plain } from "@/lib/words/sentence";
import { ReplayBar, ReplayEyes, type ReplayState, useReplay } from "./replay-bar";
import { ReplayChart, ReplayField, ReplayStanding } from "./replay-standing";
import "./record.css";

type HappeningsProps = { readonly chapters: ReturnType<typeof recordChapters>; readonly at: number; readonly jump: (seq: number) => void };

/** Everything that happened. A sentence leads to its entry of the replay, except for its words of the rules, which open their card. */
function Happenings({ chapters, at, jump }: HappeningsProps) {
  const lines = useMemo(() => chapters.flatMap(({ sentences }) => sentences), [chapters]);
  const { words, keys } = useLineWords(lines);
  return (
    <section aria-labelledby="happenings">
      <h2 id="happenings">{RECORD.happenings.heading}</h2>
      <div className="happenings" {...keys}>
        {chapters.map(({ head, sentences }) => (
          <section key={`${head}-${sentences[0]?.seq}`} className="happenings-chapter">
            <h3>{head}</h3>
            <ol>
              {sentences.map((line) => (
                <li key={line.seq} value={line.seq} className="happening" data-now={line.seq === at || undefined}>
                  <button
                    type="button"
                    className="happening-number"
                    aria-label={RECORD.happenings.go(line.seq)}
                    aria-describedby={`happening-${line.seq}`}
                    aria-current={line.seq === at ? "step" : undefined}
                    onClick={() => jump(line.seq)}
                  >
                    {line.seq}
                  </button>
                  <span id={`happening-${line.seq}`} className="happening-sentence">
                    {words(line)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

type PrintedFootProps = { readonly record: BattleRecord; readonly replay: ReplayState; readonly names: SeatNames };

/** On paper: which entry of which battle this is, and whose view. */
function PrintedFoot({ record, replay: { at, last, eyes }, names }: PrintedFootProps) {
  const chain = record.events.at(-1)?.chain;
  return <p className="hidden print:block">{RECORD.foot({ eyes, names, at, last, battle: record.battle, chain })}</p>;
}

type RecordFilesProps = { readonly record: BattleRecord; readonly tables: BattleTables; readonly names: SeatNames };

/** The record to keep: always the public one, whichever view is shown. */
function RecordFiles({ record, tables, names }: RecordFilesProps) {
  const [isOpen, setOpen] = useState(false);
  const name = `condotta-${record.battle}`;
  return (
    <section aria-labelledby="record-files" className="print:hidden">
      <h2 id="record-files">{RECORD.files.heading}</h2>
      <p className="mt-1 max-w-prose text-soft">{RECORD.files.text}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {RECORD.files.asText}
        </button>
        <a className="button" href={`/api/battles/${record.battle}/record`} download={`${name}.json`}>
          {RECORD.files.json}
        </a>
        <PrintButton />
      </p>
      {isOpen && (
        <DialogLeaf name={RECORD.files.textName} closed={() => setOpen(false)}>
          <TextPreview
            name={RECORD.files.textName}
            text={recordText(record, tables, { ...names, eyes: null })}
            file={{ name: `${name}.txt`, type: "text/plain" }}
            inColumns
          />
        </DialogLeaf>
      )}
    </section>
  );
}

type ReplayProps = {
  readonly record: BattleRecord;
  readonly tables: BattleTables;
  /** The map of those tables, drawn by the page. */
  readonly ground: ReactNode;
  /** The entry and the view that the address names. */
  readonly at: number | null;
  readonly eyes: SeatName | null;
  /** What they are called, where a player reads it. */
  readonly players: Players | null;
};

/** What happened and what the two sides are called, in this view. */
function seenThrough(
  record: BattleRecord,
  battles: readonly Battle[],
  eyes: SeatName | null,
  tables: BattleTables,
  players: Players | null,
) {
  const names = recordNames(record, eyes, tables, players);
  const seen = record.events.flatMap((event, index) => {
    const battle = battles[index + 1];
    return battle ? [seenEvent(event, battle, eyes)] : [];
  });
  return { names, chapters: recordChapters(seen, names) };
}

/** A battle step by step, worked out here from its public record. */
export function Replay({ record, tables, ground, at, eyes, players }: ReplayProps) {
  const isPublished = record.seed !== null;
  const book = useMemo(() => prepareBattle(tables), [tables]);
  const battles = useMemo(() => replayed(record, book), [record, book]);
  const replay = useReplay({ last: record.events.length, at, eyes: isPublished ? eyes : null });
  const { names, chapters } = useMemo(
    () => seenThrough(record, battles, replay.eyes, tables, players),
    [record, battles, replay.eyes, tables, players],
  );
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
        {isLaid && <ReplayField view={now} book={book} names={names} />}
        <ReplayChart view={now} tables={tables} ground={ground} seats={seats} />
      </div>
      <div className="replay-standing">
        <ReplayStanding view={now} tables={tables} names={names} seats={seats} last={record.events[replay.at - 1]?.type ?? null} />
      </div>
      <PrintedFoot record={record} replay={replay} names={names} />
      <div className="replay-rest">
        <Happenings chapters={chapters} at={replay.at} jump={jump} />
        <RecordFiles record={record} tables={tables} names={names} />
      </div>
    </div>
  );
}
