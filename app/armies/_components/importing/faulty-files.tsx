import { IMPORTING } from "@/lib/words/importing";
import { sentenceCase } from "@/lib/words/phrasing";
import type { Judged } from "./judge-sources";
import type { Problem } from "./problems";

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
