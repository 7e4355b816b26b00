import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { FittedChoices, LeftOut, OtherSections } from "@/app/_components/fitted-reference/army-reference-page";
import { ReferenceFiles } from "@/app/_components/fitted-reference/reference-files";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { type FittedQuery, readFittedQuery } from "@/app/_components/paper/paper-query";
import { ReferenceSheet } from "@/app/_components/reference/reference-sheet";
import { type PlanQuery, readPlanQuery } from "@/app/battles/[battle]/plan/_components/plan-choices";
import type { SeatName } from "@/lib/model/by-seat";
import { referenceOf } from "@/lib/server/battles/battle-papers";
import { battleView } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { knowledgeFor } from "@/lib/server/known-lists";
import { ownValuesOf } from "@/lib/server/quick-reference";
import { partOfReference } from "@/lib/sheets/reference/reference-parts";
import { referenceText } from "@/lib/sheets/reference/reference-text";
import { seatNames } from "@/lib/words/battle/names";
import { planTitle } from "@/lib/words/battle/plan";
import { BATTLE_REFERENCE } from "@/lib/words/battle/refusals";

type Props = { params: Promise<{ battle: string }>; searchParams: Promise<PlanQuery & FittedQuery> };

/** Title and page ask for the same battle. */
const find = cache(async (battle: string) => {
  const user = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: user?.id ?? null, seat: null });
  return found.ok ? found : notFound();
});

const namesIn = (loaded: Loaded) => seatNames(battleView(loaded, null), null).names;

/** The title is what a browser calls the file when it prints into one. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const names = namesIn((await find((await params).battle)).loaded);
  return { title: BATTLE_REFERENCE.tab(planTitle(names.a, names.b)), robots: { index: false, follow: false } };
}

function readersOf(loaded: Loaded, mine: readonly SeatName[]) {
  const names = namesIn(loaded);
  const own = mine.map((one) => ({ id: one, label: mine.length > 1 ? BATTLE_REFERENCE.forSide(names[one]) : BATTLE_REFERENCE.forMe }));
  return [...own, { id: "public", label: BATTLE_REFERENCE.forEverybody }];
}

export default async function BattleReferencePage({ params, searchParams }: Props) {
  const { battle } = await params;
  const { loaded, mine } = await find(battle);
  const query = await searchParams;
  const { seat } = readPlanQuery(query, mine);
  const asked = readFittedQuery(query, "all");
  const {
    name,
    reference: fitted,
    leftOut,
    marks,
    notKnown,
  } = referenceOf(loaded, seat, await knowledgeFor(seat && loaded.battle.seats[seat].force?.army));
  const { reference, others } = partOfReference(fitted, asked.part);
  const shown = { marks: new Map(marks.map(({ key, mark }) => [key, mark])), ownValues: await ownValuesOf(await headers()) };
  const text = referenceText(reference, { name: BATTLE_REFERENCE.text(name), about: notKnown.join(" "), ...shown });
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <header className="screen-only">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
          <Link href={`/battles/${battle}`} className="inline-flex min-h-[44px] flex-auto items-center">
            {BATTLE_REFERENCE.back}
          </Link>
          <ReferenceFiles name={BATTLE_REFERENCE.file(name)} text={text} />
        </div>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <h1>{BATTLE_REFERENCE.heading}</h1>
            <p className="mt-1 max-w-prose text-soft">{seat ? BATTLE_REFERENCE.ownRows : BATTLE_REFERENCE.allRows}</p>
          </div>
          <FittedChoices
            address={`/battles/${battle}/quick-reference`}
            {...asked}
            readers={readersOf(loaded, mine)}
            reader={seat ?? "public"}
          />
        </div>
        <div className="mt-3 mb-2 min-w-0">
          <NotKnown sentences={notKnown} />
          <OtherSections others={others} />
        </div>
        <LeftOut leftOut={leftOut} reference={fitted} />
      </header>
      <ReferenceSheet
        reference={reference}
        paper={asked.paper}
        type={asked.type}
        view={asked.view}
        find={asked.find}
        {...shown}
        name={name}
      />
      <GlossaryCard />
    </div>
  );
}

/** What the reader does not know of the armies. */
function NotKnown({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="not-known" className="mb-2 max-w-prose">
      <h2 id="not-known" className="text-[1.1rem]">
        {BATTLE_REFERENCE.notKnown}
      </h2>
      <ul className="list-disc pl-5 text-soft [overflow-wrap:anywhere]">
        {sentences.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}
