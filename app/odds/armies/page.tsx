import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import { armiesAddress, type Query, said } from "@/app/_components/odds/odds-address";
import { readArmies } from "@/app/_components/odds/odds-reader";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField } from "@/app/_components/text-field";
import { readerOf } from "@/lib/server/identity";
import { ODDS } from "@/lib/words/odds";
import "../odds.css";
import { MatchUpTable } from "../_components/match-up-table";
import type { OptionGroup } from "../_components/side-fields";
import { oddsSources } from "../odds-page";
import { armyCodes, twoArmies } from "./two-armies";

const WORDS = ODDS.armies;

export const metadata: Metadata = { title: WORDS.title };

/** Two armies, unit group by unit group. The form sends two armies; the address it leads to names every unit group, for anyone. */
export default async function OddsOfArmiesPage({ searchParams }: { searchParams: Promise<Query> }) {
  const reader = await readerOf(await headers());
  const query = await searchParams;
  const [one, other] = [said(query, "one"), said(query, "other")];
  const [mine, theirs] = await Promise.all([armyCodes(one, reader), armyCodes(other, reader)]);
  if (mine && theirs && one !== null && other !== null) redirect(armiesAddress(mine, theirs, { from: { mine: one, theirs: other } }));
  const chosen = { mine: said(query, "mine.from"), theirs: said(query, "theirs.from") };
  const isNamed = said(query, "mine") !== null || said(query, "theirs") !== null;
  const from = chosen.mine !== null && chosen.theirs !== null ? { mine: chosen.mine, theirs: chosen.theirs } : null;
  const table = await twoArmies(readArmies(said(query, "mine")), readArmies(said(query, "theirs")), {
    line: said(query, "line") !== "0",
    from,
    seen: said(query, "seen") === "1",
  });
  const sources = (await oddsSources(reader)).flatMap(({ label, options }) => {
    const armies = options.filter(({ value }) => value.startsWith("army:"));
    return armies.length > 0 ? [{ label, options: armies }] : [];
  });
  return (
    <div className="px-4 py-6 md:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1>{WORDS.title}</h1>
        <Link href="/odds">{ODDS.fightLink}</Link>
      </div>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">
        <RulesWords text={WORDS.intro} />
      </p>
      <form action="/odds/armies" className="mt-5 grid max-w-4xl items-start gap-4 sm:grid-cols-2 print:hidden">
        <ArmyChoice name="one" chosen={chosen.mine ?? one} label={WORDS.mine} sources={sources} error={one !== null && !mine} />
        <ArmyChoice name="other" chosen={chosen.theirs ?? other} label={WORDS.theirs} sources={sources} error={other !== null && !theirs} />
        <button type="submit" className="button justify-self-start" data-filled>
          {WORDS.compare}
        </button>
      </form>
      {table?.ok && <MatchUpTable {...table} />}
      {!table && isNamed && <p className="finding mt-5">{ODDS.unread}</p>}
      {table && !table.ok && <p className="finding mt-5">{WORDS.tooMany}</p>}
      <GlossaryCard />
    </div>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly chosen: string | null;
  readonly label: string;
  readonly sources: readonly OptionGroup[];
  readonly error: boolean;
};

function ArmyChoice({ name, chosen, label, sources, error }: ChoiceProps) {
  const isThere = sources.some(({ options }) => options.some(({ value }) => value === chosen));
  return (
    <SelectField
      name={name}
      label={label}
      required
      key={chosen}
      defaultValue={isThere ? (chosen ?? "") : ""}
      error={error ? WORDS.unknown : undefined}
    >
      <option value="">{WORDS.choose}</option>
      {sources.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
