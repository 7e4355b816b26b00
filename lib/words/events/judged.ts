import type { Army } from "../../model/army";
import type { Assessment, Finding } from "../../model/assessment";
import type { Verdict } from "../../model/findings";
import type { Years } from "../../model/identifiers";
import { wordAssessment } from "../findings";
import { yearsWords } from "../list-lines";

/** What speaks against an army at an event beside its list. */
type Findings = {
  readonly "event-list": { readonly name: string };
  readonly "event-own-list": { readonly name: string };
  readonly "event-year": { readonly year: number; readonly years: Years };
  readonly "event-year-missing": { readonly years: Years; readonly fits: Years };
  readonly "event-years-apart": { readonly years: Years; readonly of: Years };
};

const SENTENCES: { readonly [Code in keyof Findings]: (params: Findings[Code]) => string } = {
  "event-list": ({ name }) => `${name} is not among the lists of this event.`,
  "event-own-list": ({ name }) => `${name} is a player’s own list. The organiser has to accept the army.`,
  "event-year": ({ year, years }) => `Year ${year} is outside the event’s years (${yearsWords(years)}).`,
  "event-year-missing": ({ fits }) => `Give the army a year: ${yearsWords(fits)} fits the event and the list.`,
  "event-years-apart": ({ years, of }) => `The list covers ${yearsWords(of)}, and the event ${yearsWords(years)}.`,
};

type Judged = {
  readonly army: Army;
  readonly verdict: Verdict;
  readonly terms: readonly {
    readonly [Code in keyof Findings]: { readonly code: Code; readonly params: Findings[Code] };
  }[keyof Findings][];
};

function wordTerm<Code extends keyof Findings>({ code, params }: { readonly code: Code; readonly params: Findings[Code] }): Finding {
  return { code, severity: "error", at: { army: true }, message: SENTENCES[code](params), params };
}

/** The army with its assessment at the event, whose own terms come first. */
export function wordEntry({ army, verdict, terms }: Judged): { readonly army: Army; readonly assessment: Assessment } {
  const assessment = wordAssessment(verdict, army);
  const findings = [...terms.map((one) => wordTerm(one)), ...assessment.findings];
  return { army, assessment: { ...assessment, legal: assessment.legal && terms.length === 0, findings } };
}
