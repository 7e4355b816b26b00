import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { dayNumeral } from "@/lib/words/battle/days";
import { plain, type Words } from "@/lib/words/sentence";
import { DayCard, type Laid } from "./day-card";

type Props = {
  readonly day: number;
  readonly when: "past" | "today" | "later";
  readonly own: Laid;
  readonly other: Laid;
  readonly sentence: Words;
};

const isSame = (one: Props, next: Props): boolean =>
  (["day", "when", "own", "other"] as const).every((name) => one[name] === next[name]) && plain(one.sentence) === plain(next.sentence);

/** One day of five. A day on which nothing has changed is not drawn again. */
export const DayRow = memo(function DayRow({ day, when, own, other, sentence }: Props) {
  return (
    <tr data-when={when}>
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
