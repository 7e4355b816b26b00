import { memo, useMemo, useRef } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import { SourceMark } from "@/app/_components/source-mark";
import type { Army, Edit, UnitGroup } from "@/lib/model/army";
import type { Finding } from "@/lib/model/assessment";
import { NUMBERS, type NumberName } from "@/lib/model/enumerations";
import { type BareFinding, type BareReason, type FindingCode, WITHOUT_VALUE, whom } from "@/lib/model/findings";
import type { Book } from "@/lib/rules/army/book";
import { narrowing } from "@/lib/rules/army/check-one-year";
import { addMissing, allyAgain, growth, intoCommand, lacksMore, removeAlly, savings } from "@/lib/rules/army/mends";
import { muster } from "@/lib/rules/army/muster";
import { NUMBER_TERMS, NUMBER_WORDS, POINTS_SOURCE, reasonWords, signed } from "@/lib/words/army-numbers";
import { EDITOR } from "@/lib/words/editor";
import { findingWords, narrowedWords, verdictWords } from "@/lib/words/findings";
import { fixWords } from "@/lib/words/mends";
import { grouped } from "@/lib/words/phrasing";
import { useAddTo } from "./add-to";
import { anchorOf, figureAnchor, goTo, placeNames, unitNames } from "./desk";
import { useJudged } from "./desk-now";
import { Fold } from "./fold";
import type { Change } from "./use-desk";

/** Verdict, points, findings and numbers. The points come first, so that they stay in place as findings come and go. */
export const Judgement = memo(function Judgement() {
  const { army, assessment, change } = useJudged();
  const verdict = useRef<HTMLParagraphElement>(null);
  return (
    <section id="verdict" aria-label={EDITOR.verdictColumn}>
      <div className="verdict-head">
        <p ref={verdict} tabIndex={-1} className={`eyebrow ${assessment.legal ? "!text-verdigris" : ""}`} role="status">
          {verdictWords(assessment, army)}
        </p>
        <PointsLine army={army} points={assessment.numbers.points} />
      </div>
      {assessment.years && <Narrowed />}
      <Findings findings={assessment.findings} change={change} fixed={() => verdict.current?.focus()} />
      <Figures />
    </section>
  );
});

/** What keeps an undated army out of some years. */
function Narrowed() {
  const { army, book } = useJudged();
  const parties = useMemo(() => narrowing(muster(army, book)), [army, book]);
  return (
    <p className="mt-2 text-[0.9rem] text-soft leading-tight">
      <RulesWords text={narrowedWords(parties)} />
    </p>
  );
}

function PointsLine({ army, points }: { army: Army; points: number }) {
  const left = army.pointsLimit - points;
  const share = army.pointsLimit > 0 ? Math.min(100, (points / army.pointsLimit) * 100) : 100;
  return (
    <div className="mt-2">
      <p>
        <span className="font-serif text-[2rem] leading-none">{grouped(points)}</span>{" "}
        <span className="text-soft">{EDITOR.verdict.ofLimit(army.pointsLimit, left)}</span>
      </p>
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1 h-[7px] w-full" aria-hidden="true">
        <rect width="100" height="2" className="fill-wash" />
        <rect width={share} height="2" className={left >= 0 ? "fill-verdigris" : "fill-madder"} />
      </svg>
    </div>
  );
}

const DOUBLE_CLICK_MS = 400;

type FindingsProps = {
  findings: readonly Finding[];
  change: Change;
  /** Called after a fix, to place the focus. */
  fixed: () => void;
};

/** A draft can break a thousand rules at once: this many are shown, and the next come up as they are fixed. */
const MOST = 100;

/** All problems and tips, each with the way to its place and, where one change fixes it, that change. */
function Findings({ findings, change, fixed }: FindingsProps) {
  const { army, book } = useJudged();
  const { chosen } = useAddTo();
  const lastFix = useRef(0);
  /** The next fix slides under the pointer: the second click of a double click is not meant for it. */
  function fix(edits: readonly Edit[]): void {
    if (performance.now() - lastFix.current < DOUBLE_CLICK_MS) return;
    lastFix.current = performance.now();
    change(edits);
    fixed();
  }
  if (findings.length === 0) return null;
  const lacking = lacksMore(findings.map(({ code, fix }) => ({ code: code as FindingCode, edits: fix?.edits ?? null })));
  return (
    <>
      {lacking && (
        <p className="mt-3">
          <button type="button" className="button" data-small onClick={() => fix(addMissing(army, book, chosen))}>
            {EDITOR.verdict.addMissing}
          </button>
        </p>
      )}
      <ul className="mt-4 grid gap-3">
        {withFixes(findings.slice(0, MOST), { army, book, chosen }).map(({ finding, fixes }) => (
          <Item key={`${finding.code} ${JSON.stringify(finding.at)} ${finding.message}`} finding={finding} fixes={fixes} apply={fix} />
        ))}
        {findings.length > MOST && <li className="text-soft">{EDITOR.verdict.more(findings.length - MOST)}</li>}
      </ul>
    </>
  );
}

type Fix = { readonly label: string; readonly edits: readonly Edit[] };
type Desk = Pick<ReturnType<typeof useJudged>, "army" | "book"> & Pick<ReturnType<typeof useAddTo>, "chosen">;

/**
 * What would fix it: the rules' own fix, with new unit groups in the command that is chosen for them, or the ways to save points that are
 * too many.
 */
function fixesOf(finding: Finding, { army, book, chosen }: Desk): readonly Fix[] {
  const { code, params, fix } = finding;
  const without = removeAlly(finding as Pick<BareFinding, "code" | "at">, army);
  const again = allyAgain(finding as Pick<BareFinding, "code" | "at">, army, book);
  const role = again ? [{ label: EDITOR.verdict.allyAgain(whom(again.commander, army.commanders), again.from), edits: again.edits }] : [];
  const removal = without ? [{ label: EDITOR.verdict.removeAlly(without.length - 1), edits: without }] : [];
  const unitName = (unit: UnitGroup) => unitNames(book)(unit, army);
  const called = (number: number) => ({
    number,
    name: army.units
      .filter((one) => one.number === number)
      .map(unitName)
      .join(),
  });
  if (code === "points-over")
    return savings(army, book).map(({ unit, bases, left, edits }) => ({ label: EDITOR.verdict.saving(called(unit), bases, left), edits }));
  if (!fix) return removal;
  const grown = growth({ ...finding, edits: fix.edits } as Parameters<typeof growth>[0], army, book);
  const larger = grown ? [{ label: EDITOR.verdict.grow(called(grown.unit), grown.more), edits: grown.edits }] : [];
  const edits = intoCommand(fix.edits, army, book, chosen);
  const leaders = new Set(edits.map((edit) => (edit.do === "add-unit" ? edit.unit.commander : null)));
  const [leader] = leaders.size === 1 ? army.commanders.filter(({ id }) => leaders.has(id)) : [];
  const label = fixWords({ params } as Pick<BareFinding, "params">, edits, { ...army, unitName });
  return [...role, ...larger, { label: leader ? EDITOR.verdict.fixTo(label, whom(leader, army.commanders)) : label, edits }, ...removal];
}

/** What would fix each finding. The same change stands once, at the first finding that it fixes. */
function withFixes(findings: readonly Finding[], desk: Desk): readonly Fixable[] {
  const offered = new Set<string>();
  const isNew = (fix: Fix): boolean => offered.size < offered.add(JSON.stringify(fix)).size;
  return findings.map((finding) => ({ finding, fixes: fixesOf(finding, desk).filter(isNew) }));
}

type Fixable = { readonly finding: Finding; readonly fixes: readonly Fix[] };
type ItemProps = Fixable & { apply: (edits: readonly Edit[]) => void };

function Item({ finding, fixes, apply }: ItemProps) {
  const { severity, message } = finding;
  const anchor = anchorOf(finding);
  return (
    <li className="finding" data-severity={severity}>
      <p className={severity === "error" ? "font-semibold" : ""}>
        <RulesWords text={findingWords(finding as Pick<BareFinding, "code" | "params">)} />{" "}
        <a
          href={`#${anchor}`}
          className="finding-place"
          aria-label={EDITOR.verdict.showWhere(message)}
          onClick={(event) => {
            event.preventDefault();
            goTo(anchor);
          }}
        >
          {EDITOR.verdict.show}
        </a>
      </p>
      {fixes.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-2">
          {fixes.map(({ label, edits }) => (
            <button key={label} type="button" className="button" data-small onClick={() => apply(edits)}>
              {label}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

/** The numbers, each of which opens to its sum. */
function Figures() {
  const { numbers, reasons } = useJudged().assessment;
  const doubles = reasons.tugs.filter(({ code }) => code === "double-tug").length;
  const figureOf = (name: NumberName): string => {
    if (name === "breaksAt") return EDITOR.verdict.breaksAt(numbers.breaksAt, numbers.tugs);
    return name === "tugs" ? EDITOR.verdict.tugs(numbers.tugs, doubles) : grouped(numbers[name]);
  };
  return (
    <div className="mt-4 border-t border-rule pt-2">
      {NUMBERS.map((name) => (
        <Figure key={name} name={name} value={figureOf(name)} />
      ))}
    </div>
  );
}

const Figure = memo(function Figure({ name, value }: { name: NumberName; value: string }) {
  return (
    <Fold
      id={figureAnchor(name)}
      className="reasons"
      summary={
        <>
          <span className="text-soft">{NUMBER_WORDS[name]}</span>
          <b className="ml-auto font-semibold">{value}</b>
        </>
      }
    >
      {() => <Sum name={name} />}
    </Fold>
  );
});

const PRINTED = { from: "rulebook", why: null } as const;

/** The source of the values behind a number. */
function sourceOf(name: NumberName, { tables }: Book) {
  switch (name) {
    case "points":
      return { from: "house", why: POINTS_SOURCE } as const;
    case "mapCards":
      return tables.cards.mapStart[0]?.source ?? PRINTED;
    case "scoutingCards":
      return tables.cards.scoutingStart[0]?.source ?? PRINTED;
    default:
      return PRINTED;
  }
}

function Sum({ name }: { name: NumberName }) {
  const { army, book, assessment } = useJudged();
  const placeName = placeNames(army, book);
  const reasons = assessment.reasons[name] as readonly BareReason[];
  const isTally = reasons.length > 1 && reasons.every(({ value }) => value === 1);
  const { from, why } = sourceOf(name, book);
  return (
    <ul className="mb-2 ml-4 text-[0.9rem] text-soft">
      <li>
        <RulesWords text={EDITOR.verdict.meaning(NUMBER_TERMS[name])} />
      </li>
      {reasons.map((reason, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own; their order is fixed by the sum.
        <li key={`${reason.code}-${at}`} className="flex gap-3">
          <span>{reasonWords(reason, placeName)}</span>
          <span className="figure ml-auto">{isTally || WITHOUT_VALUE.has(reason.code) ? "" : signed(reason.value)}</span>
        </li>
      ))}
      <li>
        <SourceMark from={from} why={why} />
      </li>
    </ul>
  );
}
