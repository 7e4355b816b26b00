import { useEffect, useRef, useState } from "react";
import {
  askPatiently,
  type Judged,
  type JudgedArmy,
  judgeSources,
  type Patience,
  type Progress,
  type Source,
} from "@/app/_components/army-sources/judge-sources";
import { type Answers, type ReadTexts, readTexts, UNANSWERED } from "@/app/_components/army-sources/read-texts";
import { firstSaveHeaders } from "@/app/_components/ask-server";
import type { ArmyId, Version } from "@/lib/model/identifiers";
import type { StoredArmy } from "@/lib/model/stored-army";

type Stored = {
  readonly ids: readonly ArmyId[];
  /** Why it stopped early; null where all are stored. */
  readonly trouble: string | null;
};

/** What is needed of a judged army to store it. */
type ToStore = Pick<JudgedArmy, "army" | "place" | "key">;

type Refused = { readonly ok: false; readonly error: { readonly message: string } };

/** Its key makes one army however often it is sent; an army that was archived where it comes from is archived here. */
async function storeOne({ army, place, key }: ToStore, patience: Patience): Promise<{ readonly ok: true; readonly id: ArmyId } | Refused> {
  const answer = await askPatiently<StoredArmy>(patience, "POST", "/api/armies", { body: army, headers: firstSaveHeaders(key) });
  if (!answer.ok) return answer;
  const { id } = answer.value;
  const moved = place === "desk" ? answer : await askPatiently<StoredArmy>(patience, "PATCH", `/api/armies/${id}`, { body: { place } });
  return moved.ok ? { ok: true, id } : moved;
}

/** Stores one army after the other, from where an earlier try stopped; `isLeft` says when to stop. */
export async function storeArmies(
  armies: readonly ToStore[],
  before: readonly ArmyId[],
  onProgress: (progress: Progress) => void,
  isLeft: () => boolean,
): Promise<Stored> {
  const ids = [...before];
  for (const army of armies.slice(before.length)) {
    if (isLeft()) break;
    const progress = { done: ids.length, of: armies.length };
    onProgress(progress);
    const answer = await storeOne(army, { waits: (seconds) => onProgress({ ...progress, waits: seconds }), isLeft });
    if (!answer.ok) return { ids, trouble: answer.error.message };
    ids.push(answer.id);
  }
  return { ids, trouble: null };
}

export type Good = Extract<Judged, { kind: "good" }>;

export type Importing =
  /** `again`: not for the first time. */
  | { readonly kind: "choosing"; readonly again: boolean }
  | { readonly kind: "reading" }
  | { readonly kind: "reading-texts"; readonly progress: Progress }
  | Extract<ReadTexts, { kind: "asking" }>
  | { readonly kind: "judging"; readonly progress: Progress }
  /** The server could not judge them. */
  | { readonly kind: "unjudged"; readonly sources: readonly Source[]; readonly message: string }
  | Exclude<Judged, { kind: "trouble" }>
  | { readonly kind: "storing"; readonly progress: Progress }
  /** Part of them is stored. */
  | { readonly kind: "stopped"; readonly good: Good; readonly ids: readonly ArmyId[]; readonly message: string };

/** The result: the stored armies, how many there were, and whether the player left meanwhile. */
export type Imported = { readonly ids: readonly ArmyId[]; readonly of: number; readonly left: boolean };

/** Whether other files may be chosen now. */
export const mayChoose = ({ kind }: Importing): boolean => ["choosing", "asking", "faulty", "unjudged", "good"].includes(kind);

/** An army that names no tables of points was judged by those in force, and keeps them: it names them, like one begun here. */
const namingRules = (good: Good, rules: Version): Good => ({
  ...good,
  armies: good.armies.map((one) => ({ ...one, army: { ...one.army, rules: one.army.rules ?? rules } })),
});

/**
 * Judges everything before it stores anything. If the player leaves, it stops after the current army and says how far it came. `rules`: the
 * tables in force.
 */
export function useImporting(rules: Version, finished: (imported: Imported) => void) {
  const [state, setState] = useState<Importing>({ kind: "choosing", again: false });
  const left = useRef(false);
  const busy = useRef(false);
  const tellLeft = useRef(() => {});
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      tellLeft.current();
    };
  }, []);
  const isLeft = () => left.current;

  /** Does one thing at a time, however often a button is pressed. */
  async function alone(act: () => Promise<void>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    await act().finally(() => {
      busy.current = false;
    });
  }

  async function judge(sources: readonly Source[]): Promise<void> {
    const judged = await judgeSources(sources, (progress) => setState({ kind: "judging", progress }), isLeft);
    if (judged.kind === "trouble") setState({ kind: "unjudged", sources, message: judged.message });
    else setState(judged.kind === "good" ? namingRules(judged, rules) : judged);
  }

  /** Text is read first, and what is unclear in it is asked. */
  async function readThenJudge(
    sources: readonly Source[],
    answersOf: (source: number) => Answers = () => UNANSWERED,
    isAnswered = false,
  ): Promise<void> {
    const texts = await readTexts(sources, answersOf, isAnswered, (progress) => setState({ kind: "reading-texts", progress }), isLeft);
    if (texts.kind === "read") await judge(texts.sources);
    else setState(texts.kind === "trouble" ? { kind: "unjudged", sources, message: texts.message } : texts);
  }

  async function store(good: Good, before: readonly ArmyId[]): Promise<void> {
    const of = good.armies.length;
    tellLeft.current = () => {};
    const { ids, trouble } = await storeArmies(good.armies, before, (progress) => setState({ kind: "storing", progress }), isLeft);
    if (trouble === null || isLeft()) return finished({ ids, of, left: isLeft() });
    tellLeft.current = () => finished({ ids, of, left: true });
    setState({ kind: "stopped", good, ids, message: trouble });
  }

  return {
    state,
    choose: () => setState({ kind: "choosing", again: true }),
    read: (sources: () => Promise<readonly Source[]> | readonly Source[]) =>
      alone(async () => {
        setState({ kind: "reading" });
        await readThenJudge(await sources());
      }),
    judgeAgain: (sources: readonly Source[]) => alone(() => readThenJudge(sources)),
    /** With another list the questions are others; with all answered, the armies are judged. */
    answer: (sources: readonly Source[], answersOf: (source: number) => Answers, isAnswered: boolean) =>
      alone(() => readThenJudge(sources, answersOf, isAnswered)),
    store: (good: Good, before: readonly ArmyId[] = []) => alone(() => store(good, before)),
  };
}

export type Acts = Omit<ReturnType<typeof useImporting>, "state">;
