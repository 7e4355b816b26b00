import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Colour } from "@/lib/model/enumerations";
import { DAYS_TABLE, dayNumeral, dayWords, todayWords } from "@/lib/words/battle/days";
import { type SeatNames, subject } from "@/lib/words/battle/names";
import { plain, type Words } from "@/lib/words/sentence";
import { CardBack, CardSlot, PlayingCard } from "../cards/playing-card";
import "./days.css";

/** The reader's own seat first; for a spectator seat a. */
export const seatsInOrder = (eyes: SeatName | null): readonly [SeatName, SeatName] => (eyes === "b" ? ["b", "a"] : ["a", "b"]);

type Tables = Pick<BattleTables, "pack" | "pass" | "limits">;
type Props = {
  readonly view: Pick<BattleView, "days" | "day" | "step" | "declared" | "committed">;
  readonly tables: Tables;
  readonly eyes: SeatName | null;
  readonly names: SeatNames;
  /** The cards of later days were revealed before the reader's eyes. */
  readonly seen?: number;
};

function sentenceOf(day: number, { view, tables, eyes, names }: Props): Words {
  const open = view.days.find((one) => one.day === day);
  if (open) return dayWords(open, view, tables, names);
  return whenOf(day, view) === "today" ? todayWords(view, seatsInOrder(eyes), tables, names) : "";
}

/** A day whose cards lie open is past. */
function whenOf(day: number, view: Days): "past" | "today" | "later" {
  if (view.days.some((one) => one.day === day)) return "past";
  return view.day === day && view.step === "days" ? "today" : "later";
}

/** The five days so far: both cards of each, and the result. */
export function DaysTable(props: Props) {
  const { view, tables, eyes, names, seen = Number.POSITIVE_INFINITY } = props;
  const order = seatsInOrder(eyes);
  const last = tables.limits.find((row) => row.id === "days")?.value ?? 0;
  return (
    <table className="days" data-named="">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{DAYS_TABLE.day}</span>
          </th>
          {order.map((seat) => (
            <th key={seat} scope="col" className="days-name">
              <span>{subject(names, seat)}</span>
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{DAYS_TABLE.result}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: last }, (_, at) => at + 1).map((day) => (
          <DayRow
            key={day}
            day={day}
            when={whenOf(day, view)}
            isFresh={day > seen}
            own={laidOn(day, order[0], view)}
            other={laidOn(day, order[1], view)}
            sentence={sentenceOf(day, props)}
          />
        ))}
      </tbody>
    </table>
  );
}

type DayRowProps = {
  readonly day: number;
  readonly when: "past" | "today" | "later";
  readonly isFresh: boolean;
  readonly own: Laid;
  readonly other: Laid;
  readonly sentence: Words;
};

const isSame = (one: DayRowProps, next: DayRowProps): boolean =>
  (["day", "when", "own", "other"] as const).every((name) => one[name] === next[name]) && plain(one.sentence) === plain(next.sentence);

/** One day of five. A day on which nothing has changed is not drawn again. */
const DayRow = memo(function DayRow({ day, when, isFresh, own, other, sentence }: DayRowProps) {
  return (
    <tr data-when={when} data-fresh={isFresh || undefined}>
      <th scope="row">{dayNumeral(day)}</th>
      <td>
        <DayCard laid={own} mine />
      </td>
      <td>
        <DayCard laid={other} mine={false} />
      </td>
      <td>
        <AwaitedWords text={sentence} />
      </td>
    </tr>
  );
}, isSame);

/** What a seat has on the table for a day: a card, open or not, a pass, nothing yet, or a day that is not played. */
type Laid = Colour | "pass" | "face-down" | "nothing" | "not-played";

type Days = Pick<BattleView, "days" | "day" | "step" | "declared" | "committed">;

export function laidOn(day: number, seat: SeatName, view: Days): Laid {
  const open = view.days.find((one) => one.day === day);
  if (open) return open.cards[seat] ?? "pass";
  if (view.day !== day || view.step !== "days") return "not-played";
  if (view.declared[seat] === "pass") return "pass";
  return view.committed[seat] ? "face-down" : "nothing";
}

function DayCard({ laid, mine }: { readonly laid: Laid; readonly mine: boolean }) {
  switch (laid) {
    case "not-played":
      return <span className="text-soft">–</span>;
    case "nothing":
      return <CardSlot size="row" />;
    case "pass":
      return <CardSlot size="row" word={DAYS_TABLE.pass} />;
    case "face-down":
      return <CardBack size="row" mine={mine} />;
    default:
      return <PlayingCard colour={laid} size="row" />;
  }
}
