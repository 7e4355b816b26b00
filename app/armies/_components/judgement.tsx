import { useRef } from "react";
import { SourceMark } from "@/app/_components/source-mark";
import type { Army } from "@/lib/model/army";
import type { Assessment, Finding } from "@/lib/model/assessment";
import type { Edit } from "@/lib/model/edit";
import { NUMBERS, type NumberName } from "@/lib/model/enumerations";
import type { BareReason } from "@/lib/model/findings";
import type { Book } from "@/lib/rules/army/book";
import { NUMBER_WORDS, reasonWords, signed } from "@/lib/words/number-words";
import { counted, grouped, numeral } from "@/lib/words/phrasing";
import { anchorOf, type MakeEdits, placeNames } from "./desk";

const DOUBLE_CLICK_MS = 400;

type Props = { army: Army; book: Book; assessment: Assessment; edit: MakeEdits };

/** "Legal", or how many things stand in the way. */
function verdictWords({ findings }: Assessment, { year }: Army): string {
  const errors = findings.filter((one) => one.severity === "error").length;
  if (errors > 0) return `Not legal yet: ${numeral(errors)} ${errors === 1 ? "thing" : "things"}`;
  const provisos = [...(year === null ? ["no year named"] : []), ...(findings.length > 0 ? ["with a word of advice"] : [])];
  return ["Legal", ...provisos].join(", ");
}

/** What it comes to, what is wrong, and why. The points stand first, so that findings come and go below them. */
export function Judgement({ army, book, assessment, edit }: Props) {
  const verdict = useRef<HTMLParagraphElement>(null);
  const lastMend = useRef(0);
  /** The next mend slides under the pointer: the second click of a double click is not meant for it. */
  function mend(edits: readonly Edit[]): void {
    if (performance.now() - lastMend.current < DOUBLE_CLICK_MS) return;
    lastMend.current = performance.now();
    edit(edits);
    verdict.current?.focus();
  }
  return (
    <section id="verdict" aria-label="Verdict and numbers">
      <p ref={verdict} tabIndex={-1} className={`eyebrow ${assessment.legal ? "!text-verdigris" : ""}`} role="status">
        {verdictWords(assessment, army)}
      </p>
      <Points army={army} assessment={assessment} />
      <ul className="mt-4 grid gap-3">
        {assessment.findings.map((finding) => (
          <FindingItem key={`${finding.code} ${JSON.stringify(finding.at)} ${finding.message}`} finding={finding} mend={mend} />
        ))}
      </ul>
      <Figures army={army} book={book} assessment={assessment} />
    </section>
  );
}

function FindingItem({ finding, mend }: { finding: Finding; mend: MakeEdits }) {
  const { severity, message, at, fix } = finding;
  return (
    <li className="finding" data-severity={severity}>
      <a href={`#${anchorOf(at)}`} className={severity === "error" ? "font-semibold" : ""}>
        {message}
      </a>
      {fix && (
        <button type="button" className="button mt-1 flex" data-small onClick={() => mend(fix.edits)}>
          {fix.label}
        </button>
      )}
    </li>
  );
}

function Points({ army, assessment }: { army: Army; assessment: Assessment }) {
  const { points } = assessment.numbers;
  const left = army.pointsLimit - points;
  const share = army.pointsLimit > 0 ? Math.min(100, (points / army.pointsLimit) * 100) : 100;
  return (
    <div className="mt-2">
      <p>
        <span className="font-serif text-[2rem] leading-none">{grouped(points)}</span>{" "}
        <span className="text-soft">
          of {grouped(army.pointsLimit)} points · {left >= 0 ? `${grouped(left)} left` : `${grouped(-left)} over`}
        </span>
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 h-[7px] w-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-wash" />
        <rect width={share} height="2" className={left >= 0 ? "fill-verdigris" : "fill-madder"} />
      </svg>
    </div>
  );
}

function Figures({ army, book, assessment }: Omit<Props, "edit">) {
  const { tables } = book;
  const points = tables.points.body[0]?.source;
  const cards = tables.cards.mapStart[0]?.source;
  const whys: Partial<Record<NumberName, typeof cards>> = { points, mapCards: cards, scoutingCards: cards };
  return (
    <div className="mt-4 border-t border-rule pt-2">
      {NUMBERS.map((name) => (
        <Figure
          key={name}
          name={name}
          army={army}
          book={book}
          assessment={assessment}
          why={whys[name]?.why ?? null}
          from={whys[name]?.from ?? "rulebook"}
        />
      ))}
    </div>
  );
}

type FigureProps = Omit<Props, "edit"> & { name: NumberName; why: string | null; from: BareReason["source"] };

function Figure({ name, army, book, assessment, why, from }: FigureProps) {
  const placeName = placeNames(army, book);
  const reasons = assessment.reasons[name] as readonly BareReason[];
  return (
    <details className="reasons">
      <summary>
        <span className="text-soft">{NUMBER_WORDS[name]}</span>
        <b className="ml-auto font-semibold">
          {name === "breaksAt" ? counted(assessment.numbers.breaksAt, "TuG") : grouped(assessment.numbers[name])}
        </b>
      </summary>
      <ul className="mb-2 ml-4 text-[0.9rem] text-soft">
        {reasons.map((reason, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own; their order is fixed by the sum.
          <li key={`${reason.code}-${at}`} className="flex gap-3">
            <span>{reasonWords(reason, placeName)}</span>
            <span className="ml-auto">{reason.value === 0 && reason.code === "scouting-unit" ? "" : signed(reason.value)}</span>
          </li>
        ))}
        <li>
          <SourceMark from={from} why={why} />
        </li>
      </ul>
    </details>
  );
}
