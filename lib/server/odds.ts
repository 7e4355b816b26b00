import { setImmediate as turn } from "node:timers/promises";
import type { Catalog } from "../catalog/load-catalog";
import type { FightAnswer, FightQuestion, FireAnswer, FireQuestion, MatchUpAnswer, MatchUpCell, MatchUpQuestion } from "../model/odds";
import { askFight } from "../rules/odds/ask-fight";
import { askFire } from "../rules/odds/ask-fire";
import { matchUpAnswerOf, prepareMatchUp } from "../rules/odds/ask-match-up";
import type { Asked } from "../rules/odds/fighters";
import { type OddsBook, type OddsTables, oddsBook } from "../rules/odds/odds-book";
import type { Knowledge } from "./knowledge";

/** The tables in force that fights are reckoned by. */
export function oddsTablesOf({ combat, rules, battle, afield: { killABase, rearSupported } }: Catalog): OddsTables {
  const { battlefield } = battle.tables;
  if (!battlefield) throw new Error("the battle tables in force have no battlefield");
  return { combat, rules: rules.tables, battlefield, afield: { killABase, rearSupported } };
}

const books = new WeakMap<Catalog, OddsBook>();

/** The tables in force, prepared once for every fight. */
export function oddsBookOf(catalog: Catalog): OddsBook {
  const ready = books.get(catalog);
  if (ready) return ready;
  const made = oddsBook(oddsTablesOf(catalog));
  books.set(catalog, made);
  return made;
}

/** What happens in a fight, by the tables in force. */
export const oddsOfFight = (question: FightQuestion, { catalog, book }: Knowledge): Asked<FightAnswer> =>
  askFight(question, book, oddsBookOf(catalog));

/** What fire does, by the tables in force. */
export const oddsOfFire = (question: FireQuestion, { catalog, book }: Knowledge): Asked<FireAnswer> =>
  askFire(question, book, oddsBookOf(catalog));

/** Two armies, unit group by unit group, by the tables in force. After each row others have a turn. */
export async function oddsOfArmies(question: MatchUpQuestion, { catalog, book }: Knowledge): Promise<Asked<MatchUpAnswer>> {
  const ready = prepareMatchUp(question, book, oddsBookOf(catalog));
  if (!ready.ok) return ready;
  const rows: (readonly MatchUpCell[])[] = [];
  for (let at = 0; at < ready.value.rows; at++) {
    rows.push(ready.value.row(at));
    await turn();
  }
  return { ok: true, value: matchUpAnswerOf(rows) };
}
