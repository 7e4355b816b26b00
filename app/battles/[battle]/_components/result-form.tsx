import { useState } from "react";
import { useBoard } from "@/app/_components/browser/board";
import { TextField } from "@/app/_components/text-field";
import { seatsInOrder } from "@/app/battles/_components/days/days-table";
import { Tick } from "@/app/battles/_components/force/choices";
import type { BreakingSum, Ending, KnownArmy } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { isSameEnding } from "@/lib/model/when-absent";
import { type ArmyAfield, endingAfield } from "@/lib/rules/afield/army-afield";
import { eachSeat } from "@/lib/rules/prebattle/battle";
import { breakingSum, endedOf, scoreParts, victoryPoints } from "@/lib/rules/prebattle/victory-points";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { AFIELD } from "@/lib/words/battle/afield";
import { awayWords, breakingWords, doubtWords, scoreWords } from "@/lib/words/battle/breaking";
import { finalityWords } from "@/lib/words/battle/deeds";
import { scoredWords } from "@/lib/words/battle/events";
import { otherFor } from "@/lib/words/battle/names";
import { sentenceCase } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { useChoice } from "./choice";
import type { Deed } from "./deed";
import { useNames, useSender, useView } from "./room-context";

type Props = {
  readonly battlefield: BattlefieldBook;
  readonly armies: BySeat<ArmyAfield>;
};

const { result: RESULT } = AFIELD;

/** The result by the ticks, which fills the fields until something else is typed. */
function tickedEnding(armies: BySeat<ArmyAfield>): BySeat<Ended> {
  const { losses, broken, sacked } = endingAfield(armies);
  const typed = (seat: SeatName) => ({ tugs: String(losses[seat].tugs), sugs: String(losses[seat].sugs) });
  return eachSeat((seat) => ({ ...typed(seat), sacked: sacked[seat], broken: broken[seat] }));
}

/** What both players know of both armies; null where the tables do not say what breaks an army. */
function knownArmies({ legal }: BattleView) {
  for (const one of legal) if (one.type === "close-battle") return one.armies;
  return null;
}

/** How the battle ended, filled in from the ticks, and its score. */
export function ResultForm({ battlefield, armies }: Props) {
  const names = useNames();
  const view = useView();
  const { send } = useChoice();
  const [typed, setTyped] = useState<BySeat<Ended> | null>(null);
  const isBusy = useBoard(useSender()).kind !== "idle";
  const ended = typed ?? tickedEnding(armies);
  const known = knownArmies(view);
  const { seat } = view;
  const sent = view.closing?.seat === seat ? view.closing.result : null;
  const isSent = sent !== null;
  const seen = known && eachSeat((one) => seenArmy(armies[one], known[one]));
  const entered = endingOf(ended, { armies: known, seen, book: battlefield });
  const isThatSent = sent !== null && entered !== null && isSameEnding(entered.ending, sent);
  const deed: Deed | null = entered && !isThatSent ? { type: "close-battle", ...entered.ending } : null;
  return (
    <details className="close-form screen-only">
      <summary>{view.closing ? RESULT.enterAnother : RESULT.enter}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (deed && !isBusy) send(deed);
        }}
      >
        {seatsInOrder(names.eyes).map((one) => (
          <Losses
            key={one}
            seat={one}
            ended={ended[one]}
            sum={entered?.sums?.[one] ?? null}
            away={one === seat && known ? armies[one].marching : 0}
            isJudged={known !== null}
            hasCamp={known?.[one].camp ?? false}
            change={(next) => setTyped({ ...ended, [one]: next })}
          />
        ))}
        {typed && (
          <button type="button" className="button justify-self-start" data-small onClick={() => setTyped(null)}>
            {RESULT.fromTicks}
          </button>
        )}
        <p className="day-score" aria-live="polite">
          {entered
            ? `${sentenceCase(scoredWords({ ...entered.ending, points: victoryPoints(entered.ending, battlefield.limits) }, names))}.`
            : RESULT.wholeNumbers}
        </p>
        {entered && (
          <p className="text-soft">
            {scoreWords(
              eachSeat((one) => scoreParts(entered.ending, one, battlefield.limits)),
              names,
            )}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button" aria-disabled={!deed || isBusy}>
            {RESULT.close}
          </button>
          {deed && !isSent && <span className="send-note">{finalityWords(deed, view)}</span>}
        </p>
        <p role="status" className={isSent ? "send-note" : "sr-only"}>
          {isSent && RESULT.sent(otherFor(names))}
        </p>
      </form>
    </details>
  );
}

type LossesProps = {
  readonly seat: SeatName;
  readonly ended: Ended;
  /** Null while a field holds no number, or where the tables do not say what breaks an army. */
  readonly sum: BreakingSum | null;
  /** The player's own groups whose march has not arrived. */
  readonly away: number;
  readonly isJudged: boolean;
  readonly hasCamp: boolean;
  readonly change: (ended: Ended) => void;
};

/** Asks whether the army broke only where its losses do not decide it. */
function Losses({ seat, ended, sum, away, isJudged, hasCamp, change }: LossesProps) {
  const names = useNames();
  const number = { type: "number", inputMode: "numeric", min: 0, max: 200, className: "w-20" } as const;
  return (
    <fieldset>
      <legend>{RESULT.losses(names, seat)}</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <TextField
          label={RESULT.tugs}
          {...number}
          value={ended.tugs}
          onChange={(event) => change({ ...ended, tugs: event.target.value })}
        />
        <TextField
          label={RESULT.sugs}
          {...number}
          value={ended.sugs}
          onChange={(event) => change({ ...ended, sugs: event.target.value })}
        />
        {hasCamp && (
          <Tick label={RESULT.sacked} checked={ended.sacked} onChange={(event) => change({ ...ended, sacked: event.target.checked })} />
        )}
        {(!isJudged || sum?.broken === null) && (
          <Tick label={RESULT.broke} checked={ended.broken} onChange={(event) => change({ ...ended, broken: event.target.checked })} />
        )}
      </div>
      <p className="mt-1.5" aria-live="polite">
        {sum && `${plain(breakingWords(sum))}.`}
      </p>
      {sum && sum.unseen > 0 && <p className="text-soft">{doubtWords(sum)}</p>}
      {sum && sum.unseen === 0 && away > 0 && <p className="text-soft">{awayWords(away)}</p>}
    </fieldset>
  );
}

/** What is typed of one army; an empty field is nothing lost. */
type Ended = { readonly tugs: string; readonly sugs: string; readonly sacked: boolean; readonly broken: boolean };

/** What a player knows of an army by what was shown and by the ticks; nothing of his own is hidden from him. */
function seenArmy({ groups, unseen, uncounted, size }: ArmyAfield, { camp }: KnownArmy): KnownArmy {
  const onTable = groups.filter(({ where }) => where !== "march");
  const sugs = onTable.filter(({ tugs }) => tugs === 0).length + unseen.filter(({ kind }) => kind === "sug").length;
  return { tugs: size, sugs, unseen: uncounted, camp };
}

/** `armies`: as both players know them; `seen`: as the one who enters the result does. */
type Judging = {
  readonly armies: BySeat<KnownArmy> | null;
  readonly seen: BySeat<KnownArmy> | null;
  readonly book: Pick<BattlefieldBook, "doubleTugs" | "breaking">;
};
/** `sums`: what decides whether each army broke; null in a battle whose tables do not say, where it is ticked. */
type Typed = { readonly ending: Ending; readonly sums: BySeat<BreakingSum> | null };

const MOST = 200;

function lossesOf(typed: string): number | null {
  const text = typed.trim() === "" ? "0" : typed.trim();
  return /^\d+$/.test(text) && Number(text) <= MOST ? Number(text) : null;
}

/** The other player can only check the result by what both know, so that decides wherever it can. */
function sumOf(ending: Ending, seat: SeatName, both: KnownArmy, { seen, book }: Judging): BreakingSum | null {
  const ended = endedOf(ending, seat);
  const known = breakingSum(both, ended, book);
  const exact = seen && breakingSum(seen[seat], ended, book);
  return exact && (known?.broken === null || known?.broken === exact.broken) ? exact : known;
}

function sumsOf(ending: Ending, judging: Judging): BySeat<BreakingSum> | null {
  const { armies } = judging;
  if (!armies) return null;
  const [a, b] = SEATS.map((seat) => sumOf(ending, seat, armies[seat], judging));
  return a && b ? { a, b } : null;
}

/** How a battle ended, as it is typed, "broken" as it follows where it does; null while a field holds no number of losses. */
export function endingOf(ended: BySeat<Ended>, judging: Judging): Typed | null {
  const lost = (seat: SeatName) => ({ tugs: lossesOf(ended[seat].tugs), sugs: lossesOf(ended[seat].sugs) });
  const [a, b] = SEATS.map(lost);
  const isWhole = (one: typeof a): one is { tugs: number; sugs: number } => one !== undefined && one.tugs !== null && one.sugs !== null;
  if (!isWhole(a) || !isWhole(b)) return null;
  const { armies } = judging;
  const typed = { losses: { a, b }, broken: eachSeat((seat) => ended[seat].broken) };
  const told: Ending = armies ? { ...typed, sacked: eachSeat((seat) => armies[seat].camp && ended[seat].sacked) } : typed;
  const sums = sumsOf(told, judging);
  return { ending: { ...told, broken: eachSeat((seat) => sums?.[seat].broken ?? ended[seat].broken) }, sums };
}
