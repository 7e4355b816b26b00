import type { ArmyList } from "@/lib/model/army-list";
import type { ListDraft } from "@/lib/model/list-draft";

/** An id that no other line has, from the line's name. */
export function freeId(name: string, taken: readonly string[]): string {
  const words =
    name
      .toLowerCase()
      .normalize("NFD")
      .match(/[a-z0-9]+/g) ?? [];
  const base = words.join("-").slice(0, 50).replace(/-$/, "") || "troops";
  for (let at = 1; ; at++) {
    const id = at === 1 ? base : `${base}-${at}`;
    if (!taken.includes(id)) return id;
  }
}

type DraftYears = ListDraft["lines"][number]["years"];

/** Years of which one is still blank are not shown. */
const knownYears = (years: DraftYears): ArmyList["lines"][number]["years"] => {
  const [from, to] = years ?? [null, null];
  return from === null || to === null ? null : [from, to];
};

/** The draft as a page would show it: what is still blank stands as nought. */
export function asShown(draft: ListDraft): ArmyList {
  const lines = draft.lines.map((line) => ({
    ...line,
    bases: { min: line.bases.min ?? 0, max: line.bases.max ?? 0 },
    sizes: line.sizes.map((one) => one ?? 0),
    years: knownYears(line.years),
  }));
  const constraints = draft.constraints.map((one) => ({ ...one, years: knownYears(one.years), ...("n" in one && { n: one.n ?? 0 }) }));
  return { ...draft, lines, constraints } as unknown as ArmyList;
}
