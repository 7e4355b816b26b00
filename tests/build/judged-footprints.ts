import { apartAtLeast, crosses, holds, overlap, touch, within } from "@/lib/rules/table/geometry/predicates";
import { fastDraws } from "./draw-sources";
import { exactApart, exactCrosses, exactHolds, exactOverlap, exactTouch, exactWithin } from "./exact-geometry";
import { flattenApart, flattenCrosses, flattenHolds, flattenOverlap, flattenTouch, flattenWithin } from "./flatten-geometry";
import { type Questions, randomQuestions } from "./random-footprints";

type Answers = Readonly<Record<"ours" | "exact", (asked: Questions) => boolean>> & {
  readonly theirs: (asked: Questions) => boolean | null;
};

/** Each question, answered by the rules, by another exact way, and by @flatten-js/core. */
const QUESTIONS: Readonly<Record<string, Answers>> = {
  overlap: { ours: ({ a, b }) => overlap(a, b), exact: ({ a, b }) => exactOverlap(a, b), theirs: ({ a, b }) => flattenOverlap(a, b) },
  touch: { ours: ({ a, b }) => touch(a, b), exact: ({ a, b }) => exactTouch(a, b), theirs: ({ a, b }) => flattenTouch(a, b) },
  apart: {
    ours: ({ a, b, d }) => apartAtLeast(a, b, d),
    exact: ({ a, b, d }) => exactApart(a, b, d),
    theirs: ({ a, b, d }) => flattenApart(a, b, d),
  },
  within: {
    ours: ({ a, b }) => within(b, a[0]!),
    exact: ({ a, b }) => exactWithin(b, a[0]!),
    theirs: ({ a, b }) => flattenWithin(b, a[0]!),
  },
  holds: {
    ours: ({ a, point }) => holds(a, point),
    exact: ({ a, point }) => exactHolds(a, point),
    theirs: ({ a, point }) => flattenHolds(a, point),
  },
  crosses: {
    ours: ({ a, from, to }) => crosses(from, to, a),
    exact: ({ a, from, to }) => exactCrosses(from, to, a),
    theirs: ({ a, from, to }) => flattenCrosses(from, to, a),
  },
};

type Judged = {
  readonly pairs: number;
  /** Of the pairs: how many were within a millionth of the limit of some question, where only the exact answer counts. */
  nearLimits: number;
  /** How often each question was answered with yes. */
  readonly yes: Record<string, number>;
  readonly disagreements: { readonly question: string; readonly asked: Questions }[];
};

/** Asks everything of random pairs, every second of them near a limit. */
export function judgeFootprints(pairs: number, seed: number): Judged {
  const draws = fastDraws(seed)({ a: "", b: "" }, 0);
  const judged: Judged = { pairs, nearLimits: 0, yes: {}, disagreements: [] };
  for (let pair = 0; pair < pairs; pair++) {
    const asked = randomQuestions((n) => draws(n).value, pair % 2 === 0);
    let near = false;
    for (const [question, { ours, exact, theirs }] of Object.entries(QUESTIONS)) {
      const answer = ours(asked);
      const oracle = theirs(asked);
      near ||= oracle === null;
      judged.yes[question] = (judged.yes[question] ?? 0) + (answer ? 1 : 0);
      if (answer !== exact(asked) || (oracle !== null && answer !== oracle)) judged.disagreements.push({ question, asked });
    }
    if (near) judged.nearLimits += 1;
  }
  return judged;
}
