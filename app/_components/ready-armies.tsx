import { RulesWords } from "@/app/_components/rules-words";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Verdict } from "@/lib/model/findings";
import { ARMIES } from "@/lib/words/armies";
import { yearsWords } from "@/lib/words/list-lines";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { grouped } from "@/lib/words/phrasing";
import { NUMBER_TERMS } from "@/lib/words/sheet";
import { Link } from "./link";

type Props = { armies: readonly { readonly id: string; readonly army: Army; readonly list: ArmyList; readonly verdict: Verdict }[] };

const FIGURES = [
  { name: "points", of: ({ numbers }: Verdict) => grouped(numbers.points) },
  { name: "tugs", of: ({ numbers }: Verdict) => numbers.tugs },
  { name: "sugs", of: ({ numbers }: Verdict) => numbers.sugs },
  { name: "breaksAt", of: ({ numbers }: Verdict) => numbers.breaksAt },
  { name: "mapCards", of: ({ numbers }: Verdict) => numbers.mapCards },
  { name: "scoutingCards", of: ({ numbers }: Verdict) => numbers.scoutingCards },
] as const;

/** The sample armies by region, with the numbers to compare them by. */
export function ReadyArmies({ armies }: Props) {
  const regions = byRegion(armies.map((one) => ({ ...one, region: one.list.region })));
  return regions.map(({ region, own }) => (
    <details key={region} className="reasons border-b border-rule">
      <summary>
        <span className="py-1 font-serif text-[1.35rem] leading-tight">{ARMIES.ready.fold(REGION_WORDS[region], own.length)}</span>
      </summary>
      <Table armies={own} />
    </details>
  ));
}

function Table({ armies }: Props) {
  return (
    <table className="ledger mb-5">
      <thead>
        <tr>
          <th scope="col">{ARMIES.table.army}</th>
          {FIGURES.map(({ name }, at) => (
            <th key={name} scope="col" className={`figure ${at > 0 ? "max-sm:hidden" : ""}`}>
              <RulesWords text={NUMBER_TERMS[name]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {armies.map(({ id, army, list, verdict }) => (
          <tr key={id}>
            <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
              <Link id={`ready-${id}`} href={`/armies/${id}`} className="font-serif text-[1.35rem] leading-tight">
                {army.name}
              </Link>
              <span className="block font-normal text-soft">
                {ARMIES.ready.about(list.name, yearsWords(list.years), verdict.legal)}
                <span className="max-sm:hidden"> · </span>
                <span className="max-sm:block">
                  <Link
                    href={`/battles/new?army=${id}`}
                    aria-describedby={`ready-${id}`}
                    className="pointer-coarse:inline-flex pointer-coarse:min-h-[44px] pointer-coarse:items-center"
                  >
                    {ARMIES.ready.battle}
                  </Link>
                </span>
              </span>
            </th>
            {FIGURES.map(({ name, of }, at) => (
              <td key={name} className={`figure ${at > 0 ? "max-sm:hidden" : ""}`}>
                {of(verdict)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
