import { grouped } from "@/lib/words/phrasing";
import { shortVerdict } from "@/lib/words/verdict-words";
import type { JudgedArmy } from "./judge-sources";

/** What would be imported. */
export function ArmiesToCome({ armies }: { readonly armies: readonly JudgedArmy[] }) {
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">Army</th>
          <th scope="col" className="figure">
            Points
          </th>
          <th scope="col" className="w-24">
            Verdict
          </th>
        </tr>
      </thead>
      <tbody>
        {armies.map((one) => (
          <Row key={one.key} judged={one} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ judged: { army, list, place, assessment } }: { readonly judged: JudgedArmy }) {
  const { name, year, pointsLimit } = army;
  const about = [list, ...(year ? [`year ${year}`] : []), ...(place === "archive" ? ["put away"] : [])];
  return (
    <tr>
      <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
        <span className="font-serif text-[1.2rem] leading-tight">{name}</span>
        <span className="block font-normal text-soft">{about.join(" · ")}</span>
      </th>
      <td className="figure">
        {grouped(assessment.numbers.points)}
        <span className="block text-[0.85rem] text-soft">of {grouped(pointsLimit)}</span>
      </td>
      <td className={assessment.legal ? "text-verdigris" : "text-madder"}>{shortVerdict(assessment)}</td>
    </tr>
  );
}
