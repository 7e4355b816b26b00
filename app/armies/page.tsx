import type { Metadata } from "next";
import { headers } from "next/headers";
import { Link } from "@/app/_components/link";
import { RulesWords } from "@/app/_components/rules-words";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Verdict } from "@/lib/model/findings";
import { ARMY_ORDERS } from "@/lib/model/stored-army";
import { readerOf, wasHere } from "@/lib/server/identity";
import { LIMITS } from "@/lib/server/limits";
import { armiesPage, readyArmies, tagsInUse } from "@/lib/server/my-armies";
import { running } from "@/lib/server/running";
import { ARMIES } from "@/lib/words/armies";
import { NUMBER_TERMS } from "@/lib/words/army-numbers";
import { yearsWords } from "@/lib/words/list-lines";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { grouped } from "@/lib/words/phrasing";
import { FreshPage } from "../_components/fresh-page";
import { GlossaryCard } from "../_components/glossary-card";
import { Said } from "../_components/said";
import { UnsentArmies } from "../_components/saving/unsent-armies";
import { ImportArmies } from "./_components/importing/import-armies";
import { MyArmies } from "./_components/my-armies/my-armies";

export const metadata: Metadata = { title: ARMIES.title };

type Asked = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (asked: string | string[] | undefined): string => [asked].flat()[0] ?? "";
/** The first page where the parameter is not a number. */
const pageOf = (asked: string | string[] | undefined): number => Math.trunc(Number(textOf(asked))) || 1;

export default async function ArmiesPage({ searchParams }: { searchParams: Promise<Asked> }) {
  const asked = await searchParams;
  const find = textOf(asked.find).slice(0, 200);
  const order = ARMY_ORDERS.find((one) => one === textOf(asked.sort)) ?? "changed";
  const asker = await headers();
  const reader = await readerOf(asker);
  const before = reader === null ? wasHere(asker) : null;
  const tags = await tagsInUse(reader);
  const tag = tags.find((one) => one === textOf(asked.tag)) ?? "";
  const [desk, archive, bin] = [
    await armiesPage(reader, { place: "desk", page: pageOf(asked.page), find, tag, order }),
    await armiesPage(reader, { place: "archive", page: pageOf(asked.archive) }),
    await armiesPage(reader, { place: "bin", page: pageOf(asked.bin) }),
  ];
  const turned = (["archive", "bin"] as const).filter((place) => asked[place] !== undefined);
  const hasArmies = [desk, archive, bin].some(({ all }) => all > 0);
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1>{ARMIES.title}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <ImportArmies rules={running().knowledge.catalog.rules.version} />
          <Link href="/armies/new" className="button" data-filled>
            {ARMIES.create}
          </Link>
        </div>
      </div>
      <FreshPage renderedAt={new Date().toISOString()} />
      <UnsentArmies />
      {hasArmies && (
        <MyArmies pages={{ desk, archive, bin }} find={find} tag={tag} tags={tags} order={order} turned={turned} binDays={LIMITS.binDays} />
      )}
      {hasArmies && reader?.anonymous && (
        <p className="mb-8 text-soft">
          <Said words={ARMIES.anonymous} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
      {before !== null && (
        <p className="mb-8">
          <Said words={ARMIES.signedOut[before]} slots={{ account: (text) => <Link href="/account">{text}</Link> }} />
        </p>
      )}
      <p className="eyebrow" id="samples">
        {ARMIES.ready.title}
      </p>
      <p className="mt-1 mb-3 text-soft">
        <Said words={ARMIES.ready.note} slots={{ battles: (text) => <Link href="/lists#battles">{text}</Link> }} />
      </p>
      <ReadyArmies armies={readyArmies()} />
      <GlossaryCard />
    </div>
  );
}

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
function ReadyArmies({ armies }: Props) {
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
