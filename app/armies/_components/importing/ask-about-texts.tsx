import { useEffect, useId, useState } from "react";
import type { Answers, TextSource } from "@/app/_components/army-sources/read-texts";
import { askServer } from "@/app/_components/ask-server";
import { SelectField } from "@/app/_components/text-field";
import type { ListSummary } from "@/lib/model/http";
import type { LineId, ListId } from "@/lib/model/identifiers";
import { IMPORTING } from "@/lib/words/importing";
import { yearsWords } from "@/lib/words/list-lines";
import { ImportButtons, ImportResult } from "./import-result";
import type { Acts, Importing } from "./use-importing";

const WORDS = IMPORTING.asking;

type Asking = Extract<Importing, { kind: "asking" }>;

/** What is unclear in texts: their lists, troops that no list has by that name, and what is left out. */
export function AskAboutTexts({ asking: { sources, texts }, acts }: { readonly asking: Asking; readonly acts: Acts }) {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answers>>>(() =>
    Object.fromEntries(texts.map((one) => [one.source, answered(one)])),
  );
  const lists = useLists();
  const answersOf = (source: number): Answers => answers[source] ?? { list: null, chosen: {} };
  const isMissing = texts.some(({ source, read }) => read.army === null && answersOf(source).list === null);
  /** Another list has other troops: the text is read anew. */
  function takeList({ source }: TextSource, list: ListId): void {
    const now = { ...answers, [source]: { list, chosen: {} } };
    setAnswers(now);
    void acts.answer(sources, (at) => now[at] ?? answersOf(at), false);
  }
  const choose = (source: number, unit: number, as: LineId | null) =>
    setAnswers((now) => ({ ...now, [source]: { ...answersOf(source), chosen: { ...now[source]?.chosen, [unit]: as } } }));
  return (
    <ImportResult
      words={WORDS.title(
        texts.length,
        texts.some(({ read }) => read.questions.length > 0),
      )}
    >
      {texts.map((text) => (
        <section key={text.source} aria-label={text.name} className="grid gap-3">
          {texts.length > 1 && <h3 className="[overflow-wrap:anywhere]">{text.name}</h3>}
          <ListChoice text={text} lists={lists} take={(list) => takeList(text, list)} />
          <Questions text={text} answers={answersOf(text.source)} choose={(unit, as) => choose(text.source, unit, as)} />
          <Unread text={text} answers={answersOf(text.source)} />
        </section>
      ))}
      {isMissing ? (
        <>
          <p className="text-soft">{WORDS.noListYet}</p>
          <ImportButtons choose={acts.choose} />
        </>
      ) : (
        <ImportButtons label={WORDS.goOn} act={() => acts.answer(sources, answersOf, true)} choose={acts.choose} />
      )}
    </ImportResult>
  );
}

/** The list that it was read with, so that another reading has the same, and what each unclear unit group is taken for. */
const answered = ({ read, answers }: TextSource): Answers => ({
  list: answers.list ?? read.army?.list ?? null,
  chosen: Object.fromEntries(read.questions.map(({ unit, likely }) => [unit, likely])),
});

function useLists(): readonly ListSummary[] {
  const [lists, setLists] = useState<readonly ListSummary[]>([]);
  useEffect(() => {
    let isGone = false;
    void askServer<readonly ListSummary[]>("GET", "/api/lists").then((answer) => {
      if (answer.ok && !isGone) setLists(answer.value);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return lists;
}

type ChoiceProps = { readonly text: TextSource; readonly lists: readonly ListSummary[]; readonly take: (list: ListId) => void };

function ListChoice({ text: { read }, lists, take }: ChoiceProps) {
  const { army, knownBy, likely } = read;
  // A sheet's own text has its list, in the edition that it names.
  if (army !== null && knownBy === "name") return null;
  const options = [...lists].sort((one, other) => one.name.localeCompare(other.name, "en"));
  const likeliest = likely.flatMap((id) => options.find((one) => one.id === id) ?? []);
  const told = ({ id, name, years }: ListSummary) => (
    <option key={id} value={id}>
      {name}, {yearsWords(years)}
    </option>
  );
  const likelyHint = army === null && likeliest.length > 0 ? WORDS.likelyFirst(likeliest.length) : undefined;
  return (
    <SelectField
      label={WORDS.list}
      hint={knownBy === "troops" ? WORDS.byTroops : likelyHint}
      value={army?.list ?? ""}
      onChange={(event) => take(event.target.value as ListId)}
    >
      {army === null && <option value="">{WORDS.noList}</option>}
      {likely.length > 0 && <optgroup label={WORDS.likely}>{likeliest.map(told)}</optgroup>}
      <optgroup label={WORDS.otherLists}>{options.filter(({ id }) => !likely.includes(id)).map(told)}</optgroup>
    </SelectField>
  );
}

type QuestionsProps = {
  readonly text: TextSource;
  readonly answers: Answers;
  readonly choose: (unit: number, as: LineId | null) => void;
};

function Questions({ text: { read }, answers, choose }: QuestionsProps) {
  return read.questions.map(({ unit, line, text, list }) => (
    <SelectField
      key={unit}
      label={WORDS.unit(text, line)}
      value={answers.chosen[unit] ?? ""}
      onChange={(event) => choose(unit, event.target.value === "" ? null : (event.target.value as LineId))}
    >
      <option value="">{WORDS.leaveOut}</option>
      {read.lists
        .find(({ id }) => id === list)
        ?.lines.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  ));
}

const MOST_SHOWN = 30;

/** What is left out, line by line, and how many unit groups are not, by the answers so far. */
function Unread({ text: { read }, answers: { chosen } }: Omit<QuestionsProps, "choose">) {
  const { unread, units, army, questions } = read;
  const id = useId();
  if (army === null) return null;
  const since = questions.reduce((sum, { unit, likely }) => sum + Number((chosen[unit] ?? null) !== null) - Number(likely !== null), 0);
  return (
    <>
      {unread.length > 0 && (
        <div className="finding" data-severity="warning">
          <p id={id}>{WORDS.unread(unread.length, unread.filter(({ missing }) => missing !== null).length)}</p>
          <ul aria-labelledby={id} className="mt-1 grid gap-1 [overflow-wrap:anywhere]">
            {unread.slice(0, MOST_SHOWN).map(({ line, text, missing }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and none changes its place.
              <li key={at}>
                <span className="text-soft">{WORDS.line(line)}</span> {text} {missing && <b>{WORDS.missing[missing](text)}</b>}
              </li>
            ))}
            {unread.length > MOST_SHOWN && <li className="text-soft">{WORDS.moreUnread(unread.length - MOST_SHOWN)}</li>}
          </ul>
        </div>
      )}
      <p className="text-soft">{WORDS.understood(army.units.length + since, units)}</p>
    </>
  );
}
