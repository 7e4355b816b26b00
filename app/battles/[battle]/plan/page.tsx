import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import { BaseSizesGiven } from "@/app/_components/battlefield/base-sizes";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import type { SeatName } from "@/lib/model/by-seat";
import { namesFor } from "@/lib/server/battles/company";
import { battleView } from "@/lib/server/battles/load-battle";
import type { Loaded } from "@/lib/server/battles/loaded";
import { findSeat } from "@/lib/server/battles/seats";
import { readerOf } from "@/lib/server/identity";
import { running } from "@/lib/server/running";
import { battlePlan, hasPlan } from "@/lib/sheets/plan/battle-plan";
import { planText } from "@/lib/sheets/plan/plan-text";
import { otherFor, seatNames, titleOf } from "@/lib/words/battle/names";
import { PLAN, planTitle } from "@/lib/words/battle/plan";
import { PlanChoices, type PlanQuery, readPlanQuery, SharedNote } from "./_components/plan-choices";
import { PlanFiles } from "./_components/plan-files";
import { PlanSheet } from "./_components/plan-sheet";

type Props = { params: Promise<{ battle: string }>; searchParams: Promise<PlanQuery> };

/** Title and page share one look-up. */
const find = cache(async (battle: string) => {
  const user = await readerOf(await headers());
  const found = await findSeat(battle, { token: null, userId: user?.id ?? null, seat: null });
  return found.ok ? found : notFound();
});

/** Players read their names, everybody else the armies alone. */
async function namesIn(loaded: Loaded, mine: readonly SeatName[]) {
  const names = seatNames(battleView(loaded, null), null, await namesFor(loaded, mine));
  return { a: titleOf(names, "a"), b: titleOf(names, "b") };
}

/** A browser names the file by this title when it prints to one. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { loaded, mine } = await find((await params).battle);
  const { seat } = readPlanQuery(await searchParams, mine);
  const names = await namesIn(loaded, seat ? mine : []);
  return {
    title: PLAN.tab(seat !== null, planTitle(names.a, names.b)),
    robots: { index: false, follow: false },
  };
}

export default async function PlanPage({ params, searchParams }: Props) {
  const { loaded, mine } = await find((await params).battle);
  const { seat, paper } = readPlanQuery(await searchParams, mine);
  const { battle, book } = loaded.battle;
  const view = battleView(loaded, seat);
  return (
    <div className="px-4 py-4 md:px-7 print:p-0">
      <p className="print:hidden">
        <Link href={`/battles/${battle}`} className="inline-flex min-h-[44px] items-center">
          {PLAN.back}
        </Link>
      </p>
      {hasPlan(view, book) ? <Plan loaded={loaded} mine={mine} seat={seat} paper={paper} /> : <NothingYet />}
      <GlossaryCard />
    </div>
  );
}

function NothingYet() {
  return (
    <article>
      <p className="eyebrow">{PLAN.heading}</p>
      <h1 className="mt-1">{PLAN.none.heading}</h1>
      <p className="mt-3 max-w-prose">{PLAN.none.sentence}</p>
    </article>
  );
}

type Asked = { readonly loaded: Loaded; readonly mine: readonly SeatName[] } & ReturnType<typeof readPlanQuery>;

async function Plan({ loaded, mine, seat, paper }: Asked) {
  const { battle, book } = loaded.battle;
  const view = battleView(loaded, seat);
  const { baseSizes } = running().knowledge.catalog.basing;
  const players = await namesFor(loaded, seat ? mine : []);
  const plan = battlePlan(view, book, baseSizes, players);
  const shown = { ...view, ...otherFor(seatNames(view, seat, players)) };
  const names = await namesIn(loaded, mine);
  const { title, about, secret } = plan;
  return (
    <BaseSizesGiven sizes={baseSizes}>
      <div className="mb-5 print:hidden">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <PlanChoices battle={battle} mine={mine} names={names} seat={seat} paper={paper} />
          <PlanFiles battle={battle} isOwn={seat !== null} title={title} about={about} secret={secret} text={planText(plan)} />
        </div>
        <SharedNote mine={mine} seat={seat} invader={view.roles?.invader ?? null} />
      </div>
      <PlanSheet plan={plan} view={shown} book={book} paper={paper} />
    </BaseSizesGiven>
  );
}
