import { ArmyLedger } from "@/app/_components/army-ledger";
import { shortVerdict } from "@/lib/words/findings";
import { IMPORTING } from "@/lib/words/importing";
import { grouped } from "@/lib/words/phrasing";
import type { JudgedArmy } from "./judge-sources";

const WORDS = IMPORTING.ready;

/** The armies that would be imported. */
export function ArmiesToCome({ armies }: { readonly armies: readonly JudgedArmy[] }) {
  return (
    <ArmyLedger last={WORDS.verdict} lastClass="w-24">
      {armies.map((one) => (
        <Row key={one.key} judged={one} />
      ))}
    </ArmyLedger>
  );
}

/** The first problem of an army, and how many more there are. */
function reasonOf({ findings }: JudgedArmy["assessment"]): string | null {
  const [first, ...more] = findings.filter((one) => one.severity === "error");
  return first ? WORDS.reason(first.message, more.length) : null;
}

function Row({ judged: { army, list, place, assessment, isRepeated } }: { readonly judged: JudgedArmy }) {
  const { name, year, pointsLimit } = army;
  const about = [
    list,
    ...(year ? [WORDS.year(year)] : []),
    ...(place === "archive" ? [WORDS.archived] : []),
    ...(isRepeated ? [WORDS.duplicate] : []),
  ];
  const reason = reasonOf(assessment);
  return (
    <tr>
      <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
        <span className="font-serif text-[1.2rem] leading-tight">{name}</span>
        <span className="block font-normal text-soft">{about.join(" · ")}</span>
        {reason && <span className="block font-normal text-soft">{reason}</span>}
      </th>
      <td className="figure">
        {grouped(assessment.numbers.points)}
        <span className="block text-[0.85rem] text-soft">{WORDS.ofLimit(pointsLimit)}</span>
      </td>
      <td className={assessment.legal ? "text-verdigris" : "text-madder"}>{shortVerdict(assessment)}</td>
    </tr>
  );
}
