import "../odds.css";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ComponentProps } from "react";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { Link } from "@/app/_components/link";
import {
  amongOf,
  armiesAddress,
  fightAddress,
  fromBattle,
  groupCode,
  type Numbered,
  type Query,
  said,
  unitCode,
} from "@/app/_components/odds/odds-address";
import { battleToReturnTo, readArmies } from "@/app/_components/odds/odds-reader";
import { RulesWords } from "@/app/_components/rules-words";
import { SelectField } from "@/app/_components/text-field";
import type { BattleId } from "@/lib/model/identifiers";
import { fighter, type MatchUpQuestion, matchUpQuestion } from "@/lib/model/odds";
import { muster } from "@/lib/rules/army/muster";
import { troopOf } from "@/lib/rules/odds/fighters";
import { readerOf, type User } from "@/lib/server/identity";
import { sideOf } from "@/lib/server/my-armies";
import { oddsOfArmies } from "@/lib/server/odds";
import { running } from "@/lib/server/running";
import { ODDS } from "@/lib/words/odds";
import type { OptionGroup } from "../_components/fields";
import { type Edge, MatchUpTable } from "../_components/match-up-table";
import { oddsSources, unitNamed, WayBack } from "../odds-page";

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
    battle: battleToReturnTo(query),
  });
  const sources = (await oddsSources(reader)).flatMap(({ label, options }) => {
    const armies = options.filter(({ value }) => value.startsWith("army:"));
    return armies.length > 0 ? [{ label, options: armies }] : [];
  });
  return (
    <div className="px-4 py-6 md:px-7">
      <WayBack query={query} reader={reader} />
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

/** The unit groups of an army, as the address of two armies names them; null if there is no such army. */
async function armyCodes(source: string | null, reader: User | null): Promise<readonly Numbered[] | null> {
  const [kind, id = ""] = (source ?? "").split(":");
  const side = kind === "army" ? await sideOf(id, reader) : null;
  if (!side) return null;
  const { book } = running().knowledge;
  return muster(side.army, side.book).units.flatMap(({ unit, list, variant }) =>
    variant ? [{ number: unit.number, codes: [unitCode(unit, list, variant.troop, book)] }] : [],
  );
}

type Army = ReturnType<typeof readArmies>;
type Comparing = {
  readonly line: boolean;
  readonly from: { readonly mine: string; readonly theirs: string } | null;
  /** Whether theirs are known by their look alone. */
  readonly seen: boolean;
  readonly battle: BattleId | null;
};
type TwoArmies = { readonly ok: true } & ComponentProps<typeof MatchUpTable>;

/** The question with troops in place of lines, for the browser, which knows no lists. */
function resolved(question: MatchUpQuestion): MatchUpQuestion {
  const { book } = running().knowledge;
  const known = <T extends MatchUpQuestion["mine"][number]>(one: T): T => {
    const troop = troopOf(one.who, [], book);
    return troop.ok ? { ...one, who: { troop: troop.value } } : one;
  };
  const { mine, theirs } = question;
  return {
    ...question,
    mine: mine.map(known),
    theirs: theirs.map((one) => ("anyOf" in one ? { anyOf: one.anyOf.map(known) } : known(one))),
  };
}

/** The table of two armies, with the way to each fight; null if either is empty. */
async function twoArmies(
  mine: Army,
  theirs: Army,
  { line, from, seen, battle }: Comparing,
): Promise<TwoArmies | { readonly ok: false } | null> {
  if (mine.length === 0 || theirs.length === 0) return null;
  const { knowledge } = running();
  const asFighters = (army: Army) => army.map(({ any }) => any.map((one) => fighter.parse(one)));
  const question = matchUpQuestion.safeParse({
    mine: asFighters(mine).map(([first]) => first),
    theirs: asFighters(theirs).map((any) => (any.length === 1 ? any[0] : { anyOf: any })),
    line,
  });
  const asked = question.success ? await oddsOfArmies(question.data, knowledge) : null;
  if (!question.success || !asked?.ok) return { ok: false };
  const edge = ({ number, any }: Army[number]): Edge => {
    const [first] = any;
    const name = first ? (unitNamed(groupCode(first))?.name ?? "") : "";
    return { number, name, note: any.length > 1 ? ODDS.armies.anyOf(any.length) : null };
  };
  const coded = (army: Army) => army.map(({ number, any }) => ({ number, codes: any.map(groupCode) }));
  const back = battle === null ? {} : fromBattle(battle);
  const foes = coded(theirs).map((foe) => ({
    code: foe.codes[0],
    more: { ...(seen || foe.codes.length > 1 ? amongOf("b", [foe], true) : {}), ...back },
  }));
  const links = mine.map(({ any: [own] }) =>
    foes.map(({ code, more }) => (own && code !== undefined ? fightAddress(groupCode(own), code, more) : null)),
  );
  const addressOf = (isLine: boolean) => armiesAddress(coded(mine), coded(theirs), { line: isLine, from, seen, battle });
  return {
    ...{ ok: true, mine: mine.map(edge), theirs: theirs.map(edge), cells: asked.value.cells, links, seen },
    ...{ question: resolved(question.data), addresses: { line: addressOf(true), overlap: addressOf(false) } },
  };
}
