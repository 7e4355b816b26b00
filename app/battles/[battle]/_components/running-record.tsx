import { type FocusEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { useLineWords } from "@/app/_components/use-line-words";
import type { BattleEvent } from "@/lib/model/battle-event";
import { eventSentence, recordSentences } from "@/lib/words/battle/events";
import { ROOM } from "@/lib/words/battle/room";
import { turnAloud } from "@/lib/words/battle/turn";
import { plain } from "@/lib/words/sentence";
import { useNames, useRoom, useTurn, useView } from "./room-context";
import { isOnTable } from "./standing";

/** Sentences that a folded record shows. */
const NEWEST = 6;

type Events = readonly BattleEvent[];

/** What was told before the dice or the cards that are being shown: these come first, and then what they come to. */
export function beforeReveal(events: Events): Events {
  const firstOf = (what: Events[number]["type"]) => events.findIndex(({ type }) => type === what);
  const [dealt, rolled] = [firstOf("scouting-dealt"), firstOf("invasion-rolled")];
  const at = dealt >= 0 ? dealt : rolled;
  return at < 0 ? events : events.slice(0, at);
}

type RecordProps = {
  readonly isFolded: boolean;
  /** Dice or cards are being shown in place of the turn. */
  readonly isReveal: boolean;
};

/** What has happened, a sentence each, newest first; older ones may be folded away. */
export const RunningRecord = memo(function RunningRecord({ isFolded, isReveal }: RecordProps) {
  const { battle, record } = useRoom();
  const names = useNames();
  const { events } = useBoard(record);
  const sentences = useMemo(() => recordSentences(isReveal ? beforeReveal(events) : events, names).toReversed(), [events, names, isReveal]);
  const [kept, setKept] = useState<number | null>(null);
  const shown = isFolded ? Math.max(NEWEST, sentences.findIndex(({ seq }) => seq === kept) + 1) : sentences.length;
  /** No line is folded away while the focus is in the lines, or in a card that one of their words opened. */
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest("dialog")) setKept(null);
  }
  return (
    <section className="room-record">
      <h3>{ROOM.record.heading}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only looks where the focus is. */}
      <div onFocus={() => setKept((before) => before ?? sentences[shown - 1]?.seq ?? null)} onBlur={leave}>
        <RecordLines sentences={sentences.slice(0, shown)} last={sentences.length} />
      </div>
      {sentences.length > shown && (
        <details className="record-before">
          <summary>{ROOM.record.earlier(sentences.length - shown)}</summary>
          <RecordLines sentences={sentences.slice(shown)} last={sentences.length - shown} />
        </details>
      )}
      <ChosenForMe />
      <p className="screen-only mt-2">
        <a className="mr-4 inline-flex min-h-[44px] items-center md:min-h-0" href={`/battles/${battle}/record`}>
          {ROOM.record.replay}
        </a>
        <a className="inline-flex min-h-[44px] items-center md:min-h-0" href={`/battles/${battle}/verify`}>
          {ROOM.record.check}
        </a>
      </p>
    </section>
  );
});

/** What the computer has chosen for this player, and why: the newest first. */
function ChosenForMe() {
  const chosen = useBoard(useRoom().chosen);
  if (chosen.length === 0) return null;
  return (
    <details className="record-before screen-only">
      <summary>{ROOM.record.chosen(chosen.length)}</summary>
      <ol reversed className="chosen-lines">
        {chosen.toReversed().map(({ seq, said }) => (
          <li key={seq}>{said}</li>
        ))}
      </ol>
    </details>
  );
}

type Props = { readonly sentences: ReturnType<typeof recordSentences>; readonly last: number };

/** Sentences of a record, numbered backwards from `last`. */
export function RecordLines({ sentences, last }: Props) {
  const { words, keys } = useLineWords(sentences);
  return (
    <ol reversed start={last} className="record-lines" {...keys}>
      {sentences.map((line) => (
        <li key={line.seq}>{words(line)}</li>
      ))}
    </ol>
  );
}

/** Reads out what has happened since it last spoke, where the battle is once that is settled, and whose turn it is. */
export const Herald = memo(function Herald() {
  const { record: board } = useRoom();
  const names = useNames();
  const view = useView();
  const { seq } = view;
  const square = isOnTable(view) ? view.square : null;
  const squareTold = useRef(square);
  const turn = useTurn();
  const region = useRef<HTMLDivElement>(null);
  const told = useBoard(board);
  useEffect(() => board.follow(seq), [board, seq]);
  const isDue = told.missed === seq || (told.events.at(-1)?.seq ?? 0) >= seq;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isDue || !region.current) return;
    const events = board.untold();
    const before = told.events.slice(0, told.events.length - events.length);
    const sentences = events.map((event, at) => {
      const sentence = plain(eventSentence(event, names, [...before, ...events.slice(0, at)]));
      return event.type === "cards-revealed" ? ROOM.record.day(event.day, sentence) : sentence;
    });
    if (square !== null && squareTold.current === null) sentences.push(ROOM.fightsOn(square));
    squareTold.current = square;
    // Nothing on arrival: the page itself is read then.
    if (!isFirst.current || events.length > 0) region.current.textContent = [...sentences, turnAloud(turn)].join(" ");
    isFirst.current = false;
  }, [board, told, isDue, names, turn, square]);
  return <div ref={region} role="log" aria-live="polite" aria-atomic="true" aria-label={ROOM.log} className="sr-only" />;
});
