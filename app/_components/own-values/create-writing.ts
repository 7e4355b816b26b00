/** The state of a cell: shown, being edited, or being saved. */
export type Step =
  | { readonly kind: "calm" }
  | { readonly kind: "open"; readonly typed: string; readonly trouble: string | null }
  | { readonly kind: "sending"; readonly typed: string };

type Cell = {
  readonly step: Step;
  /** What the server has saved since it drew the page, if anything. */
  readonly kept: { readonly value: string | null } | null;
  /** Whether it was ever edited here: its button stays then, since the focus returns to it. */
  readonly wasOpen: boolean;
};

const UNTOUCHED: Cell = { step: { kind: "calm" }, kept: null, wasOpen: false };

/**
 * What the reader types into the cells of a page, by their keys. It outlives the cells: saving one may move others to another column or
 * leaf, where they are made again.
 */
export function createWriting() {
  const cells = new Map<string, Cell>();
  const listeners = new Set<() => void>();
  let drawn: unknown = null;
  const of = (key: string): Cell => cells.get(key) ?? UNTOUCHED;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    of,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    go: (key: string, step: Step): void => {
      cells.set(key, { ...of(key), step, wasOpen: true });
      tell();
    },
    keep: (key: string, value: string | null): void => {
      cells.set(key, { step: { kind: "calm" }, kept: { value }, wasOpen: true });
      tell();
    },
    /** Takes the data the page is drawn with: once the server has drawn it again, only that is true. */
    drawnWith: (page: unknown): void => {
      if (page === drawn) return;
      drawn = page;
      for (const [key, cell] of cells) if (cell.kept) cells.set(key, { ...cell, kept: null });
      tell();
    },
  };
}
export type Writing = ReturnType<typeof createWriting>;
