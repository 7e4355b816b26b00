import Link from "next/link";
import { useEffect, useRef } from "react";
import type { Said } from "./use-army-moves";

/** Says what was done and takes it back: always in sight, in a room of its own, so that nothing moves when it speaks. */
export function SaidLine({ said }: { readonly said: Said | null }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was pressed has gone with its army: who works by keyboard goes on here.
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
              Undo
            </button>
          )}
          {said.address && <Link href={said.address}>Open it</Link>}
        </>
      )}
    </div>
  );
}
