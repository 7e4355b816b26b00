import { ArmyLedger } from "@/app/_components/army-ledger";
import { counted, grouped } from "@/lib/words/phrasing";
import { shortVerdict } from "@/lib/words/verdict-words";
import type { JudgedArmy } from "./judge-sources";

/** What would be imported. */
export function ArmiesToCome({ armies }: { readonly armies: readonly JudgedArmy[] }) {
  return (
    <ArmyLedger last="Verdict" lastClass="w-24">
      {armies.map((one) => (
        <Row key={one.key} judged={one} />
      ))}
    </ArmyLedger>
  );
}

/** The first thing that stands in an army's way, and how many more there are. */
function reasonOf({ findings }: JudgedArmy["assessment"]): string | null {
  const [first, ...more] = findings.filter((one) => one.severity === "error");
  return first ? [first.message, ...(more.length > 0 ? [`And ${counted(more.length, "thing")} more.`] : [])].join(" ") : null;
}

function Row({ judged: { army, list, place, assessment, isRepeated } }: { readonly judged: JudgedArmy }) {
  const { name, year, pointsLimit } = army;
  const about = [
    list,
    ...(year ? [`year ${year}`] : []),
    ...(place === "archive" ? ["put away"] : []),
    ...(isRepeated ? ["twice among these"] : []),
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
        <span className="block text-[0.85rem] text-soft">of {grouped(pointsLimit)}</span>
      </td>
      <td className={assessment.legal ? "text-verdigris" : "text-madder"}>{shortVerdict(assessment)}</td>
    </tr>
  );
}
