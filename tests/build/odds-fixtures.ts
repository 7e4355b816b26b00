import { fighter, fightQuestion, fireQuestion, type MatchUpAnswer, type MatchUpQuestion, matchUpQuestion } from "@/lib/model/odds";
import type { SchemaName } from "@/lib/model/schemas";
import { prepare } from "@/lib/rules/army/prepare";
import { askFight } from "@/lib/rules/odds/ask-fight";
import { askFire } from "@/lib/rules/odds/ask-fire";
import { matchUpAnswerOf, prepareMatchUp } from "@/lib/rules/odds/ask-match-up";
import type { Asked } from "@/lib/rules/odds/fighters";
import { oddsBook } from "@/lib/rules/odds/odds-book";
import { CATALOG, TABLES } from "./rules";

const { battlefield } = CATALOG.battle.tables;
if (!battlefield) throw new Error("the shipped battle tables have a battlefield");

/** The shipped tables and lists, prepared for fights. */
export const ODDS_BOOK = oddsBook({ combat: CATALOG.combat, rules: TABLES, battlefield, afield: CATALOG.afield });
export const LISTS = prepare(CATALOG.lists, TABLES);

const line = (list: string, one: string) => ({ list, line: one });

export const HUSSARS = { who: line("polish-lithuanian-1576-1660", "polish-hussars"), bases: 4 };
export const GERMAN_BRIGADES = { who: line("swedish-1618-1648", "german-brigades"), bases: 6 };
export const WAR_ELEPHANTS = { who: line("rajput-1494-1600", "war-elephants"), bases: 4 };
export const GUARD = { who: line("spanish-flanders-1568-1648", "companies-of-the-guard"), bases: 4 };
export const SWISS_KEIL = { who: line("swiss-1494-1522", "keils-of-the-cantons"), bases: 12 };
export const ITALIAN_TERCIO = { who: line("savoyard-lorraine-1580-1640", "italian-tercio"), bases: 16 };

/** The answer; a question that has none is a mistake of the test. */
export function answered<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults));
  return asked.value;
}

/** The answer to two armies at once, as the server gives it row by row. */
export function askMatchUp(question: MatchUpQuestion): Asked<MatchUpAnswer> {
  const ready = prepareMatchUp(question, LISTS, ODDS_BOOK);
  if (!ready.ok) return ready;
  const { rows, row } = ready.value;
  return { ok: true, value: matchUpAnswerOf(Array.from({ length: rows }, (_, at) => row(at))) };
}

const FIGHT = fightQuestion.parse({ a: HUSSARS, b: GERMAN_BRIGADES, turns: 2, tests: { a: [{ who: HUSSARS.who, bases: 4 }], b: [] } });
const FIRE = fireQuestion.parse({ shooter: GERMAN_BRIGADES, target: HUSSARS, distance: 2, volleys: 2, comesOn: { from: 6 } });
const MATCH_UP = matchUpQuestion.parse({ mine: [HUSSARS], theirs: [GERMAN_BRIGADES, { anyOf: [WAR_ELEPHANTS, GUARD] }] });

/** A question and an answer of every kind. */
export const ODDS_FIXTURES = {
  Fighter: fighter.parse(HUSSARS),
  FightQuestion: FIGHT,
  FightAnswer: answered(askFight(FIGHT, LISTS, ODDS_BOOK)),
  FireQuestion: FIRE,
  FireAnswer: answered(askFire(FIRE, LISTS, ODDS_BOOK)),
  MatchUpQuestion: MATCH_UP,
  MatchUpAnswer: answered(askMatchUp(MATCH_UP)),
} satisfies { readonly [Name in SchemaName]?: unknown };
