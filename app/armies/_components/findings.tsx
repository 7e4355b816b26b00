import { useRef } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Edit } from "@/lib/model/army";
import type { Finding } from "@/lib/model/assessment";
import type { BareFinding } from "@/lib/model/findings";
import { EDITOR } from "@/lib/words/editor";
import { findingWords } from "@/lib/words/findings";
import { anchorOf, goTo } from "./desk";
import type { Change } from "./use-desk";

const DOUBLE_CLICK_MS = 400;

type Props = {
  findings: readonly Finding[];
  change: Change;
  /** Called after a fix, to place the focus. */
  fixed: () => void;
};

/** A draft can break a thousand rules at once: this many are shown, and the next come up as they are fixed. */
const MOST = 100;

/** All problems and tips, each with the way to its place and, where one change fixes it, that change. */
export function Findings({ findings, change, fixed }: Props) {
  const lastFix = useRef(0);
  /** The next fix slides under the pointer: the second click of a double click is not meant for it. */
  function fix(edits: readonly Edit[]): void {
    if (performance.now() - lastFix.current < DOUBLE_CLICK_MS) return;
    lastFix.current = performance.now();
    change(edits);
    fixed();
  }
  if (findings.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3">
      {findings.slice(0, MOST).map((finding) => (
        <Item key={`${finding.code} ${JSON.stringify(finding.at)} ${finding.message}`} finding={finding} apply={fix} />
      ))}
      {findings.length > MOST && <li className="text-soft">{EDITOR.verdict.more(findings.length - MOST)}</li>}
    </ul>
  );
}

type ItemProps = { finding: Finding; apply: (edits: readonly Edit[]) => void };

function Item({ finding, apply }: ItemProps) {
  const { severity, message, fix } = finding;
  const anchor = anchorOf(finding);
  return (
    <li className="finding" data-severity={severity}>
      <p className={severity === "error" ? "font-semibold" : ""}>
        <RulesWords text={findingWords(finding as Pick<BareFinding, "code" | "params">)} />
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        {fix && (
          <button type="button" className="button" data-small onClick={() => apply(fix.edits)}>
            {fix.label}
          </button>
        )}
        <a
          href={`#${anchor}`}
          className="button"
          data-small
          data-quiet
          aria-label={EDITOR.verdict.showWhere(message)}
          onClick={(event) => {
            event.preventDefault();
            goTo(anchor);
          }}
        >
          {EDITOR.verdict.show}
        </a>
      </p>
    </li>
  );
}
