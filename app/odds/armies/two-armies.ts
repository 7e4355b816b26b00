import type { ComponentProps } from "react";
import { amongOf, armiesAddress, fightAddress, groupCode, type Numbered, unitCode } from "@/app/_components/odds/odds-address";
import type { readArmies } from "@/app/_components/odds/odds-reader";
import { fighter, type MatchUpQuestion, matchUpQuestion } from "@/lib/model/odds";
import { muster } from "@/lib/rules/army/muster";
import { troopOf } from "@/lib/rules/odds/fighters";
import type { User } from "@/lib/server/identity";
import { sideOf } from "@/lib/server/my-armies";
import { oddsOfArmies } from "@/lib/server/odds";
import { running } from "@/lib/server/running";
import { ODDS } from "@/lib/words/odds";
import type { Edge, MatchUpTable } from "../_components/match-up-table";
import { unitNamed } from "../odds-page";

/** The unit groups of an army, as the address of two armies names them; null if there is no such army. */
export async function armyCodes(source: string | null, reader: User | null): Promise<readonly Numbered[] | null> {
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
export async function twoArmies(
  mine: Army,
  theirs: Army,
  { line, from, seen }: Comparing,
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
  const foes = coded(theirs).map((foe) => ({ code: foe.codes[0], more: seen || foe.codes.length > 1 ? amongOf("b", [foe], true) : {} }));
  const links = mine.map(({ any: [own] }) =>
    foes.map(({ code, more }) => (own && code !== undefined ? fightAddress(groupCode(own), code, more) : null)),
  );
  const addressOf = (isLine: boolean) => armiesAddress(coded(mine), coded(theirs), { line: isLine, from, seen });
  return {
    ...{ ok: true, mine: mine.map(edge), theirs: theirs.map(edge), cells: asked.value.cells, links, seen },
    ...{ question: resolved(question.data), addresses: { line: addressOf(true), overlap: addressOf(false) } },
  };
}
