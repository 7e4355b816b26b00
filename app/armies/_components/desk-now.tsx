import { createContext, type ReactNode, use, useDeferredValue, useMemo } from "react";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { assess } from "@/lib/rules/army/assess";
import { wordAssessment } from "@/lib/words/findings";
import type { Books, Change } from "./use-desk";

/** The army in the editor, for every part of it. Only the parts that read it are drawn again with an edit. */
type Now = Books & {
  readonly army: Army;
  /** The army at the time of the call, for parts that are not drawn again. */
  readonly armyNow: () => Army;
  readonly change: Change;
};

/** An army with what the rules say of it: never of another version of it. */
type Judged = Now & { readonly assessment: Assessment };

const NowContext = createContext<Now | null>(null);
const JudgedContext = createContext<Judged | null>(null);

function found<T>(value: T | null): T {
  if (!value) throw new Error("a part of the desk stands outside of it");
  return value;
}

/** What the player edits: drawn before the edit's next paint. */
export const useDeskNow = (): Now => found(use(NowContext));

/** The army with its verdict, sums and lines: all of them follow an edit together, one paint later, so that it does not wait for them. */
export const useJudged = (): Judged => found(use(JudgedContext));

/** Stands only around what reads the army itself: React looks through all that is in it at every edit. */
export const DeskNow = NowContext;

/** Stands around the whole desk. */
export function Judging({ now, children }: { now: Now; children: ReactNode }) {
  const drawn = useDeferredValue(now);
  const judged = useMemo(() => ({ ...drawn, assessment: wordAssessment(assess(drawn.army, drawn.book)) }), [drawn]);
  return <JudgedContext value={judged}>{children}</JudgedContext>;
}
