import { askPatiently, namedList, type Patience, problemOf, problemsOf, type Source } from "@/app/_components/army-sources/judge-sources";
import type { FoundArmy } from "@/app/_components/army-sources/read-documents";
import { readPasted } from "@/app/_components/army-sources/read-sources";
import type { ArmyInput } from "@/lib/model/army";
import type { ReadArmyText } from "@/lib/model/army-text";
import type { Assessment } from "@/lib/model/assessment";
import type { ListSummary } from "@/lib/model/http";
import type { SharedArmy } from "@/lib/model/stored-army";
import type { Checked } from "@/lib/sheets/verdict-table";
import { CHECK } from "@/lib/words/check";
import { correctedWords } from "@/lib/words/importing";

/** Armies in one table. */
export const MOST_CHECKED = 100;
/** Requests under way at once. */
const AT_ONCE = 6;

const SHARE_LINK = /(?:https?:\/\/[^\s/]+)?\/a\/([a-z2-7]{26})(?![a-z2-7])/g;

/** What one source is, or where it is: an army's document, a text, or a link to a shared army. */
export type Item = { readonly source: string } & (
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
