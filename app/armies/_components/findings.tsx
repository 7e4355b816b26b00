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
  /** Called before the place of a finding is shown, and after a mend: a sheet over it closes, the focus is looked after. */
  leave: () => void;
  mended: () => void;
};

/** All that is wrong or worth a word, each with the way to its place and, where one change mends it, that change. */
export function Findings({ findings, change, leave, mended }: Props) {
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
      {findings.map((finding) => (
        <Item key={`${finding.code} ${JSON.stringify(finding.at)} ${finding.message}`} finding={finding} mend={mend} leave={leave} />
      ))}
    </ul>
  );
}

type ItemProps = { finding: Finding; mend: (edits: readonly Edit[]) => void; leave: () => void };

function Item({ finding: { severity, message, at, fix }, mend, leave }: ItemProps) {
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
          href={`#${anchorOf(at)}`}
          className="button"
          data-small
          data-quiet
          aria-label={`Show where: ${message}`}
          onClick={() => {
            leave();
            goTo(at);
          }}
        >
          Show
        </a>
      </p>
    </li>
  );
}
