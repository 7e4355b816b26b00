import type { Metadata } from "next";
import { headers } from "next/headers";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import type { Query } from "@/app/_components/odds/odds-address";
import { RulesWords } from "@/app/_components/rules-words";
import { readerOf } from "@/lib/server/identity";
import { running } from "@/lib/server/running";
import { faultSentence } from "@/lib/words/faults";
import { ODDS } from "@/lib/words/odds";
import { WORTH } from "@/lib/words/worth";
import { ClaimTables } from "./_components/claim-tables";
import { CourseTable, Verdict } from "./_components/course-table";
import { FireTables } from "./_components/fire-tables";
import { LeftOut, PlainText, Tested } from "./_components/notes";
import { OddsForm } from "./_components/odds-form";
import "./odds.css";
import { oddsPage, oddsSources, typedChoices } from "./odds-page";

export const metadata: Metadata = { title: ODDS.title };

/** Two unit groups that meet: the whole question is in the address. */
export default async function OddsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const reader = await readerOf(await headers());
  const [page, sources] = await Promise.all([searchParams.then((query) => oddsPage(query, reader)), oddsSources(reader)]);
  const { values, sides, question, meeting, answer, faults, range, fires } = page;
  const { rules, combat } = running().knowledge.catalog;
  const names = { a: sides.a.name, b: sides.b.name };
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>{ODDS.title}</h1>
        <p className="flex flex-wrap gap-x-5">
          <Link href="/odds/armies">{ODDS.armiesLink}</Link>
          <Link href="/odds/worth">{WORTH.link}</Link>
        </p>
      </div>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">
        <RulesWords text={ODDS.intro} />
      </p>
      <div className="odds-page">
        <OddsForm {...{ values, sources, sides, meeting, question, range }} typed={typedChoices(rules.tables)} />
        <div className="odds-answer" aria-live="polite">
          {faults.map((fault) => (
            <p key={`${fault.path.join(".")} ${fault.code}`} className="finding">
              {faultSentence(fault)}
            </p>
          ))}
          {answer && question && (
            <>
              {answer.notes.map((note) => (
                <p key={note} className="finding" data-severity="warning">
                  {ODDS.notes[note]}
                </p>
              ))}
              <Verdict {...{ answer, names }} />
              <CourseTable {...{ answer, names }} isFar={question.approach !== null} />
              <ClaimTables {...{ answer, names }} tables={combat} />
              <FireTables {...{ fires, names }} from={question.approach?.distance ?? null} />
              <Tested {...{ answer, names }} />
              <PlainText {...{ answer, names }} isFar={question.approach !== null} />
              <LeftOut codes={answer.leftOut} />
            </>
          )}
        </div>
      </div>
      <GlossaryCard />
    </div>
  );
}
