"use client";

import { useEffect, useRef, useState } from "react";
import { ChooseSources, useDrop } from "@/app/_components/army-sources/choose-sources";
import { askPatiently, namedList, type Patience, problemOf, problemsOf, type Source } from "@/app/_components/army-sources/judge-sources";
import type { FoundArmy } from "@/app/_components/army-sources/read-documents";
import { readFiles, readPasted } from "@/app/_components/army-sources/read-sources";
import { PrintButton } from "@/app/_components/print-button";
import { VerdictTable } from "@/app/_components/verdict-table";
import type { ArmyInput } from "@/lib/model/army";
import type { ReadArmyText } from "@/lib/model/army-text";
import type { Assessment } from "@/lib/model/assessment";
import type { ListSummary } from "@/lib/model/http";
import type { SharedArmy } from "@/lib/model/stored-army";
import { type Checked, verdictCounts, verdictCsv, verdictOf } from "@/lib/sheets/verdict-table";
import { CHECK } from "@/lib/words/check";
import { correctedWords } from "@/lib/words/importing";

/** Armies in one table. */
const MOST_CHECKED = 100;
/** Requests under way at once. */
const AT_ONCE = 6;

const SHARE_LINK = /(?:https?:\/\/[^\s/]+)?\/a\/([a-z2-7]{26})(?![a-z2-7])/g;

/** What one source is, or where it is: an army's document, a text, or a link to a shared army. */
type Item = { readonly source: string } & (
  | { readonly army: FoundArmy }
  | { readonly text: string }
  | { readonly share: string }
  | { readonly problems: readonly string[] }
);

/** Of a pasted text its links if it has any, otherwise the documents or the army in it. */
export function pastedItems(text: string): readonly Item[] {
  const shares = [...new Set([...text.matchAll(SHARE_LINK)].map(([, share = ""]) => share))];
  if (shares.length === 0 || /^\s*[[{]/.test(text)) return itemsOf(readPasted(text));
  return shares.map((share) => ({ source: `/a/${share}`, share }));
}

const wordsOf = ({ place, who, words }: ReturnType<typeof problemOf>): string =>
  [who, words.startsWith(place) ? "" : place, words].filter((part) => part !== "").join(": ");

/** The armies of files; of a file with several each names its place in it. */
export const itemsOf = (sources: readonly Source[]): readonly Item[] =>
  sources.flatMap(({ name, documents: { armies, faults, text } }): readonly Item[] => [
    ...faults.map((fault) => ({ source: name, problems: [wordsOf(problemOf(fault))] })),
    ...armies.map((army, at) => ({ source: armies.length > 1 ? CHECK.oneOf(name, at + 1) : name, army })),
    ...(text === undefined ? [] : [{ source: name, text }]),
  ]);

type Asking = Patience & { readonly lists: ReadonlyMap<string, string> };

async function checkArmy(source: string, army: Pick<FoundArmy, "path" | "document">, asking: Asking): Promise<Checked> {
  const answer = await askPatiently<Assessment>(asking, "POST", "/api/assess", { body: army.document });
  if (!answer.ok) return { source, found: { problems: problemsOf(army, answer.error).map(wordsOf) } };
  const document = army.document as ArmyInput;
  const list = await namedList(document, asking.lists);
  return { source, found: { army: document, list, assessment: answer.value, sameAs: null } };
}

async function checkText(source: string, text: string, asking: Asking): Promise<Checked> {
  const answer = await askPatiently<ReadArmyText>(asking, "POST", "/api/army-texts", { body: { text } });
  if (!answer.ok) return { source, found: { problems: [answer.error.message] } };
  const { army, questions, unread, edition, rules } = answer.value;
  if (army === null) return { source, found: { problems: [CHECK.noList] } };
  const unclear = questions.length + unread.length;
  if (unclear > 0) return { source, found: { problems: [CHECK.unclear(unclear)] } };
  const checked = await checkArmy(source, { path: [], document: army }, asking);
  if ("problems" in checked.found) return checked;
  // A text does not follow newer editions: the table says which ones it was checked by.
  return {
    source,
    found: {
      ...checked.found,
      army: { ...army, listVersion: edition, rules },
      ofText: remarksOnText(answer.value, checked.found.assessment),
    },
  };
}

function remarksOnText({ corrected, points }: ReadArmyText, { numbers }: Assessment): readonly string[] {
  return [
    ...(corrected.length > 0 ? [correctedWords(corrected)] : []),
    ...(points !== null && points !== numbers.points ? [CHECK.otherPoints(points, numbers.points)] : []),
  ];
}

async function checkShare(source: string, share: string, asking: Asking): Promise<Checked> {
  const answer = await askPatiently<SharedArmy>(asking, "GET", `/api/shares/${share}`);
  if (!answer.ok) return { source, found: { problems: [answer.error.message] } };
  return checkArmy(source, { path: [], document: answer.value.army }, asking);
}

function check(item: Item, asking: Asking): Promise<Checked> | Checked {
  const { source } = item;
  if ("problems" in item) return { source, found: { problems: item.problems } };
  if ("army" in item) return checkArmy(source, item.army, asking);
  return "text" in item ? checkText(source, item.text, asking) : checkShare(source, item.share, asking);
}

/** Judges all, several at a time, in the order in which they are given; `heard` is told how many are done. */
export async function checkAll(items: readonly Item[], patience: Patience, heard: (done: number) => void): Promise<readonly Checked[]> {
  const answer = await askPatiently<readonly ListSummary[]>(patience, "GET", "/api/lists");
  const asking = { ...patience, lists: new Map(answer.ok ? answer.value.map(({ id, name }) => [id as string, name]) : []) };
  const checked: Checked[] = [];
  let [next, done] = [0, 0];
  const lane = async () => {
    while (next < items.length && !patience.isLeft()) {
      const at = next++;
      checked[at] = await check(items[at] as Item, asking);
      heard(++done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return checked;
}

/** Of armies that are the same the later ones say so. */
export function withRepeats(all: readonly Checked[]): readonly Checked[] {
  const first = new Map<string, string>();
  return all.map((one) => {
    if ("problems" in one.found) return one;
    const told = JSON.stringify(one.found.army);
    const sameAs = first.get(told) ?? null;
    if (sameAs === null) first.set(told, one.source);
    return { ...one, found: { ...one.found, sameAs } };
  });
}

/** What it does now, in words; empty where it waits for armies. */
type Doing = { readonly said: string; readonly isBusy: boolean };
const IDLE: Doing = { said: "", isBusy: false };

const WORDS = { ...CHECK.sources, about: CHECK.sources.about(MOST_CHECKED) };

/** Adds to the table what is dropped, chosen or pasted. Nothing of it leaves the page but to be judged. */
export function CheckDesk() {
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  const [doing, setDoing] = useState(IDLE);
  const [pasted, setPasted] = useState("");
  const [isOnlyProblems, setOnlyProblems] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function check(read: () => Promise<readonly Item[]> | readonly Item[]): Promise<void> {
    if (doing.isBusy) return;
    setDoing({ said: CHECK.reading, isBusy: true });
    const items = await read();
    const room = MOST_CHECKED - checked.length;
    const taken = items.slice(0, room);
    setDoing({ said: CHECK.checking(0, taken.length), isBusy: true });
    const patience = {
      waits: (seconds: number) => setDoing({ said: CHECK.waiting(seconds), isBusy: true }),
      isLeft: () => left.current,
    };
    const judged = await checkAll(taken, patience, (done) => setDoing({ said: CHECK.checking(done, taken.length), isBusy: true }));
    if (left.current) return;
    setChecked((before) => withRepeats([...before, ...judged]));
    setDoing(items.length > room ? { said: CHECK.tooMany(MOST_CHECKED, items.length - room), isBusy: false } : IDLE);
  }
  const readSources = (sources: () => Promise<readonly Source[]>) => void check(async () => itemsOf(await sources()));
  const over = useDrop(doing.isBusy ? null : (files) => readSources(() => readFiles(files)));

  function checkPasted(): void {
    if (pasted.trim() === "") return;
    void check(() => pastedItems(pasted));
    setPasted("");
  }
  function clear(): void {
    setChecked([]);
    setDoing(IDLE);
  }
  const shown = isOnlyProblems ? checked.filter((one) => verdictOf(one) !== "legal") : checked;
  return (
    <>
      <div className="mt-5 max-w-3xl print:hidden">
        <ChooseSources words={WORDS} {...{ pasted, setPasted, over, readSources }} readPasted={checkPasted} />
      </div>
      <p role="status" className="mt-5 text-soft empty:hidden print:hidden">
        {doing.said}
      </p>
      {checked.length > 0 && (
        <section aria-label={CHECK.table} className="mt-6">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <h2 aria-live="polite">{CHECK.sum(verdictCounts(checked))}</h2>
            <label className="inline-flex min-h-[44px] items-center gap-2 print:hidden">
              <input type="checkbox" checked={isOnlyProblems} onChange={(event) => setOnlyProblems(event.target.checked)} />
              {CHECK.onlyProblems}
            </label>
            <div className="flex flex-wrap gap-3 print:hidden sm:ml-auto">
              <button type="button" className="button" onClick={() => download(verdictCsv(checked))}>
                {CHECK.csv}
              </button>
              <PrintButton />
              <button type="button" className="button" data-quiet onClick={clear}>
                {CHECK.clear}
              </button>
            </div>
          </div>
          {shown.length > 0 ? <VerdictTable checked={shown} /> : <p className="mt-4">{CHECK.noProblems}</p>}
        </section>
      )}
    </>
  );
}

function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = CHECK.csvName;
  link.click();
  URL.revokeObjectURL(address);
}
