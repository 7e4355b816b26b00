import { createContext, type ReactNode, use, useMemo } from "react";
import { type Board, useBoard } from "@/app/_components/browser/board";
import type { History } from "@/app/_components/browser/history";
import { usePainted } from "@/app/_components/browser/paint";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { assess } from "@/lib/rules/army/assess";
import { wordAssessment } from "@/lib/words/findings";
import type { Books, Change } from "./use-desk";

/** What stays while the army is edited. React looks through all below a context that changes, so the army itself stands on a board. */
type Place = Books & {
  readonly history: Pick<Board<History<Army>>, "now" | "subscribe">;
  /** The army at the time of the call, for parts that are not drawn again. */
  readonly armyNow: () => Army;
  readonly change: Change;
  /** The ids of the unit groups that "Fill the rest" added last. */
  readonly added: Board<ReadonlySet<number>>;
};

type Now = Place & { readonly army: Army };

/** An army with what the rules say of it: never of another version of it. */
type Judged = Now & { readonly assessment: Assessment };

const PlaceContext = createContext<Place | null>(null);
const JudgedContext = createContext<Judged | null>(null);

function found<T>(value: T | null): T {
  if (!value) throw new Error("a part of the desk stands outside of it");
  return value;
}

/** The desk without its army: nothing is drawn again with an edit. */
export const useDeskPlace = (): Place => found(use(PlaceContext));

/** A part of what the player edits, drawn before the edit's next paint where it has changed (`Object.is`). */
export const useArmy = <T,>(pick: (army: Army) => T): T => useBoard(useDeskPlace().history, ({ now }) => pick(now));

/** All that the player edits: drawn before the edit's next paint. */
export function useDeskNow(): Now {
  const place = useDeskPlace();
  return { ...place, army: useArmy((army) => army) };
}

/** The army with its verdict, sums and lines: all of them follow an edit together, one paint later, so that it does not wait for them. */
export const useJudged = (): Judged => found(use(JudgedContext));

/** Stands around the whole desk. */
export function DeskNow({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <PlaceContext value={place}>
      <Judging>{children}</Judging>
    </PlaceContext>
  );
}

function Judging({ children }: { children: ReactNode }) {
  const place = useDeskPlace();
  const { now: army } = usePainted(place.history);
  const judged = useMemo(() => ({ ...place, army, assessment: wordAssessment(assess(army, place.book), army) }), [place, army]);
  return <JudgedContext value={judged}>{children}</JudgedContext>;
}
