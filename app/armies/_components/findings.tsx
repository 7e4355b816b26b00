import { useRef } from "react";
import { RulesWords } from "@/app/_components/rules-words";
import type { Finding } from "@/lib/model/assessment";
import type { Edit } from "@/lib/model/edit";
import { anchorOf, goTo } from "./desk";
import type { Change } from "./use-desk";

const DOUBLE_CLICK_MS = 400;

type Props = {
  findings: readonly Finding[];
  change: Change;
  /** Called after a mend, to look after the focus. */
  mended: () => void;
};

/** A draft can break a thousand rules at once: these are shown, and the next come up as they are mended. */
const MOST = 100;

/** All that is wrong or worth a word, each with the way to its place and, where one change mends it, that change. */
export function Findings({ findings, change, mended }: Props) {
  const lastMend = useRef(0);
  /** The next mend slides under the pointer: the second click of a double click is not meant for it. */
  function mend(edits: readonly Edit[]): void {
    if (performance.now() - lastMend.current < DOUBLE_CLICK_MS) return;
    lastMend.current = performance.now();
    change(edits);
    mended();
  }
  if (findings.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3">
      {findings.slice(0, MOST).map((finding) => (
        <Item key={`${finding.code} ${JSON.stringify(finding.at)} ${finding.message}`} finding={finding} mend={mend} />
      ))}
      {findings.length > MOST && <li className="text-soft">And {findings.length - MOST} more.</li>}
    </ul>
  );
}

type ItemProps = { finding: Finding; mend: (edits: readonly Edit[]) => void };

function Item({ finding, mend }: ItemProps) {
  const { severity, message, fix } = finding;
  const anchor = anchorOf(finding);
  return (
    <li className="finding" data-severity={severity}>
      <p className={severity === "error" ? "font-semibold" : ""}>
        <RulesWords text={message} />
      </p>
      <p className="mt-1 flex flex-wrap gap-2">
        {fix && (
          <button type="button" className="button" data-small onClick={() => mend(fix.edits)}>
            {fix.label}
          </button>
        )}
        <a
          href={`#${anchor}`}
          className="button"
          data-small
          data-quiet
          aria-label={`Show where: ${message}`}
          onClick={(event) => {
            event.preventDefault();
            goTo(anchor);
          }}
        >
          Show
        </a>
      </p>
    </li>
  );
}
