import type { Fault } from "../../model/faults";
import { type Fighter, LEFT_OUT, type MatchUpAnswer, type MatchUpQuestion } from "../../model/odds";
import type { Book } from "../army/book";
import { type Asked, all, askedGroup, faultIf, faulty } from "./fighters";
import { type Group, ranksAt } from "./group";
import { matchUp } from "./match-up";
import type { OddsBook } from "./odds-book";

/**
 * The most work of one question: each fight counts the starts it may come to and the files that fight there. Two ordinary armies of thirty
 * need about a tenth.
 */
const MOST_WORK = 600_000;

function workOf(mine: readonly Group[], theirs: readonly (readonly Group[])[]): number {
  const files = (group: Group) => ranksAt(group, 0).length;
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  const fights = mine.flatMap((own) => theirs.flat().map((foe) => own.breaksAt * foe.breaksAt * Math.min(files(own), files(foe))));
  return sum(fights);
}

/** The answer to two armies: every unit group of mine against every one of theirs. */
export function askMatchUp(question: MatchUpQuestion, lists: Book, book: OddsBook): Asked<MatchUpAnswer> {
  const groupAt = (fighter: Fighter, path: Fault["path"]) => askedGroup(fighter, path, lists, book);
  const mine = all(question.mine.map((one, at) => groupAt(one, ["mine", at])));
  const theirs = all(
    question.theirs.map((one, at) =>
      "anyOf" in one ? all(one.anyOf.map((any, of) => groupAt(any, ["theirs", at, "anyOf", of]))) : all([groupAt(one, ["theirs", at])]),
    ),
  );
  if (!mine.ok || !theirs.ok) return faulty([...(mine.ok ? [] : mine.faults), ...(theirs.ok ? [] : theirs.faults)]);
  const work = workOf(mine.value, theirs.value);
  const faults = faultIf(work > MOST_WORK, ["theirs"], "too-many", { work, most: MOST_WORK });
  if (faults.length > 0) return faulty(faults);
  const cells = matchUp(mine.value, theirs.value, question.line, book).map((row) => [...row]);
  return { ok: true, value: { cells, leftOut: [...LEFT_OUT] } };
}
