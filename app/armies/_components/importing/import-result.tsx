import type { ReactNode } from "react";
import { ArmyLedger } from "@/app/_components/army-ledger";
import type { Judged, JudgedArmy, Problem } from "@/app/_components/army-sources/judge-sources";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import { shortVerdict } from "@/lib/words/findings";
import { IMPORTING } from "@/lib/words/importing";
import { grouped, sentenceCase } from "@/lib/words/phrasing";
import type { Acts, Good } from "./use-importing";

/** The result of a step, which takes the focus. */
export function ImportResult({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const first = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid gap-4">
      <p ref={first} tabIndex={-1} className="font-semibold focus-visible:outline-none">
        {words}
      </p>
      {children}
    </div>
  );
}

type Props = {
  readonly label?: string;
  readonly act?: () => void;
  readonly choose?: () => void;
};

/** The buttons of a step: always in sight. */
export function ImportButtons({ label, act, choose }: Props) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 bg-paper px-6 pt-3 pb-6 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4 max-sm:pb-4">
      {act && (
        <button type="button" className="button" data-filled onClick={act}>
          {label}
        </button>
      )}
      {choose && (
        <button type="button" className="button" onClick={choose}>
          {IMPORTING.choose.again}
        </button>
      )}
    </div>
  );
}

const WORDS = IMPORTING.ready;

function drafts({ armies }: Good): readonly string[] {
  const count = armies.filter((one) => !one.assessment.legal).length;
  if (count === 0) return [];
  return [WORDS.drafts(count, armies.length)];
}

function repeated({ armies }: Good): readonly string[] {
  const count = armies.filter((one) => one.isRepeated).length;
  if (count === 0) return [];
  return [WORDS.repeated(count)];
}

/** Where a text says other points than the army has that was read from it, something in it was not read. */
const otherPoints = ({ armies }: Good): readonly string[] =>
  armies.flatMap(({ army, ofText, assessment: { numbers } }) =>
    ofText === null || ofText.points === null || ofText.points === numbers.points
      ? []
      : [WORDS.otherPoints(army.name, ofText.points, numbers.points)],
  );

/** Names that were read as the one that they can be. */
const corrected = ({ armies }: Good): readonly string[] =>
  armies.flatMap(({ army, ofText }) => {
    const all = ofText?.corrected ?? [];
    return all.length === 0 ? [] : [WORDS.corrected(army.name, all)];
  });

/** Texts that do not say who leads some of the unit groups, as those for the opponent. */
const unassigned = ({ armies }: Good): readonly string[] =>
  armies.flatMap(({ army: { name, units = [] }, ofText }) => {
    const loose = units.filter(({ commander }) => (commander ?? null) === null).length;
    return ofText === null || loose === 0 ? [] : [WORDS.unassigned(name, loose, units.length)];
  });

/** The armies that would be imported, before anything is stored. */
export function ArmiesReady({ good, acts }: { readonly good: Good; readonly acts: Acts }) {
  const { armies, deleted } = good;
  return (
    <ImportResult words={WORDS.title(armies.length)}>
      <ArmiesToCome armies={armies} />
      {[...drafts(good), ...repeated(good), ...corrected(good), ...otherPoints(good), ...unassigned(good)].map((warning) => (
        <p key={warning} className="finding" data-severity="warning">
          {warning}
        </p>
      ))}
      {deleted > 0 && <p className="text-soft">{WORDS.deleted(deleted)}</p>}
      <ImportButtons label={WORDS.import(armies.length)} act={() => acts.store(good)} choose={acts.choose} />
    </ImportResult>
  );
}

/** The armies that would be imported. */
function ArmiesToCome({ armies }: { readonly armies: readonly JudgedArmy[] }) {
  return (
    <ArmyLedger last={WORDS.verdict} lastClass="w-24">
      {armies.map((one) => (
        <Row key={one.key} judged={one} />
      ))}
    </ArmyLedger>
  );
}

/** The first problem of an army, and how many more there are. */
function reasonOf({ findings }: JudgedArmy["assessment"]): string | null {
  const [first, ...more] = findings.filter((one) => one.severity === "error");
  return first ? WORDS.reason(first.message, more.length) : null;
}

function Row({ judged: { army, list, place, assessment, isRepeated } }: { readonly judged: JudgedArmy }) {
  const { name, year, pointsLimit } = army;
  const about = [
    list,
    ...(year ? [WORDS.year(year)] : []),
    ...(place === "archive" ? [WORDS.archived] : []),
    ...(isRepeated ? [WORDS.duplicate] : []),
  ];
  const reason = reasonOf(assessment);
  return (
    <tr>
      <th scope="row" className="!text-[1rem] !text-ink !align-baseline">
        <span className="font-serif text-[1.2rem] leading-tight">{name}</span>
        <span className="block font-normal text-soft">{about.join(" · ")}</span>
        {reason && <span className="block font-normal text-soft">{reason}</span>}
      </th>
      <td className="figure">
        {grouped(assessment.numbers.points)}
        <span className="block text-[0.85rem] text-soft">{WORDS.ofLimit(pointsLimit)}</span>
      </td>
      <td className={assessment.legal ? "text-verdigris" : "text-madder"}>{shortVerdict(assessment)}</td>
    </tr>
  );
}

/** This many problems of one file are shown; the rest come up once these are fixed. */
const MOST_SHOWN = 100;

/** All problems, file by file. */
export function FaultyFiles({ files }: Pick<Extract<Judged, { kind: "faulty" }>, "files">) {
  return (
    <div className="grid gap-4">
      {files.map(({ name, problems }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and none changes its place.
        <section key={at} aria-label={name}>
          <h3 className="[overflow-wrap:anywhere]">{name}</h3>
          <ul className="mt-1 grid gap-1.5 [overflow-wrap:anywhere]">
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={`${problem.place} ${problem.words}`} className="finding">
                <ToldProblem {...problem} />
              </li>
            ))}
            {problems.length > MOST_SHOWN && <li className="text-soft">{IMPORTING.moreProblems(problems.length - MOST_SHOWN)}</li>}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A whole sentence begins with a capital. The exact place stands beside it. */
function ToldProblem({ place, who, what, words }: Problem) {
  const isSentence = /^[A-Z]/.test(words);
  return (
    <>
      {who && <strong className="font-semibold">{sentenceCase(who)}</strong>}
      {who && (what || isSentence ? ": " : " ")}
      {what && `${what}${isSentence ? ":" : ""} `}
      {words}
      {place && place !== what && <code className="ml-2 text-[0.85em] text-soft">{place}</code>}
    </>
  );
}
