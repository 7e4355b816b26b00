import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { DAYS_TABLE, dayWords, todayWords } from "@/lib/words/battle/days";
import { type SeatNames, subject } from "@/lib/words/battle/names";
import { laidOn } from "./day-card";
import { DayRow } from "./day-row";
import { seatsInOrder } from "./seats-in-order";
import "./days.css";
import type { Words } from "@/lib/words/sentence";

type Tables = Pick<BattleTables, "pack" | "pass" | "limits">;
type Props = { readonly view: BattleView; readonly tables: Tables; readonly eyes: SeatName | null; readonly names: SeatNames };

function sentenceOf(day: number, { view, tables, eyes, names }: Props): Words {
  const open = view.days.find((one) => one.day === day);
  if (open) return dayWords(open, view, tables, names);
  return whenOf(day, view) === "today" ? todayWords(view, seatsInOrder(eyes), tables, names) : "";
}

/** A day whose cards lie open is past. */
function whenOf(day: number, view: BattleView): "past" | "today" | "later" {
  if (view.days.some((one) => one.day === day)) return "past";
  return view.day === day && view.step === "days" ? "today" : "later";
}

/** The five days so far: both cards of each, and the result. */
export function DaysTable(props: Props) {
  const { view, tables, eyes, names } = props;
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
            own={laidOn(day, order[0], view)}
            other={laidOn(day, order[1], view)}
            sentence={sentenceOf(day, props)}
          />
        ))}
      </tbody>
    </table>
  );
}
