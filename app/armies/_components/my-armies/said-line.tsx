import Link from "next/link";
import { useEffect, useRef } from "react";
import { ARMIES } from "@/lib/words/armies";
import type { Said } from "./use-army-moves";

/** Says what was done, with the button that undoes it. Its room is always there, so that nothing moves. */
export function SaidLine({ said }: { readonly said: Said | null }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with its army: the keyboard goes on here.
    if (said && document.activeElement === document.body) (line.current?.querySelector("button") ?? line.current)?.focus();
  }, [said]);
  return (
    <div
      ref={line}
      role="status"
      tabIndex={-1}
      className={`sticky bottom-0 -mt-px flex min-h-14 flex-wrap items-center gap-x-4 py-1.5 ${said ? "border-t border-rule bg-paper" : ""}`}
    >
      {said && (
        <>
          <span className={`[overflow-wrap:anywhere] ${said.kind === "trouble" ? "finding" : ""}`}>{said.words}</span>
          {said.undo && (
            <button type="button" className="button" data-small onClick={said.undo}>
              {ARMIES.mine.undo}
            </button>
          )}
          {said.address && <Link href={said.address}>{ARMIES.mine.open}</Link>}
        </>
      )}
    </div>
  );
}
