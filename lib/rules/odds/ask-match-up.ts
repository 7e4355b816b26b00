import type { Fault } from "../../model/faults";
import type { Fighter, MatchUpAnswer, MatchUpCell, MatchUpQuestion } from "../../model/odds";
import { LEFT_OUT } from "../../model/odds-terms";
import type { Lists } from "../army/book";
import { type Asked, all, askedGroup, faultIf, faulty } from "./fighters";
import { type Group, workOf } from "./group";
import { matchUpRow } from "./match-up";
import type { OddsBook } from "./odds-book";

/** The most work of one question, and what every fight takes at least. Two ordinary armies of thirty take nearly all of it. */
const MOST_WORK = 800_000;
const LEAST_WORK = 600;

/** Two armies ready to meet: each row is reckoned when it is asked for. */
type PreparedMatchUp = { readonly rows: number; readonly row: (at: number) => readonly MatchUpCell[] };

/** Two armies as they were asked about, or everything that is wrong with them. */
export function prepareMatchUp(question: MatchUpQuestion, lists: Lists, book: OddsBook): Asked<PreparedMatchUp> {
  const groupAt = (fighter: Fighter, path: Fault["path"]) => askedGroup(fighter, path, lists, book);
  const mine = all(question.mine.map((one, at) => groupAt(one, ["mine", at])));
  const theirs = all(
    question.theirs.map((one, at) =>
      "anyOf" in one ? all(one.anyOf.map((any, of) => groupAt(any, ["theirs", at, "anyOf", of]))) : all([groupAt(one, ["theirs", at])]),
    ),
  );
  if (!mine.ok || !theirs.ok) return faulty([...(mine.ok ? [] : mine.faults), ...(theirs.ok ? [] : theirs.faults)]);
  const foes: readonly Group[] = theirs.value.flat();
  const work = mine.value.reduce((sum, own) => sum + foes.reduce((row, foe) => row + LEAST_WORK + workOf(own, foe), 0), 0);
  const faults = faultIf(work > MOST_WORK, ["theirs"], "too-many");
  if (faults.length > 0) return faulty(faults);
  const row = (at: number) => {
    const own = mine.value[at];
    return own ? matchUpRow(own, theirs.value, question.line, book) : [];
  };
  return { ok: true, value: { rows: mine.value.length, row } };
}

/** The answer, from its rows. */
export const matchUpAnswerOf = (rows: readonly (readonly MatchUpCell[])[]): MatchUpAnswer => ({
  cells: rows.map((row) => [...row]),
  leftOut: [...LEFT_OUT],
});
