import type { Change } from "./use-change";

/** What became of the last change, announced. */
export function ChangeLine({ said }: Pick<Change, "said">) {
  return (
    <div role={said?.isTrouble ? "alert" : "status"} className={said ? "mt-1" : ""}>
      {said && <p className={said.isTrouble ? "finding" : "text-soft"}>{said.words}</p>}
    </div>
  );
}
