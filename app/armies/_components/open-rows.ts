import { useMemo, useRef, useState } from "react";

/** Where the focus goes when the row of a unit group is drawn again in another place. */
type Focus = { readonly field?: string; readonly act?: string };

/** The open unit groups, which stay open when they are moved or renumbered. */
export type OpenRows = {
  readonly toggle: (number: number) => void;
  /** The unit group has a new number or command; the focus stays in this field, or on this button, of its form. */
  readonly moved: (from: number, to: number, focus: Focus) => void;
  /** The field or button that gets the focus; null the second time. */
  readonly focusIn: (number: number, what: keyof Focus) => string | null;
};

const without = (numbers: ReadonlySet<number>, number: number) => new Set([...numbers].filter((one) => one !== number));

export function useOpenRows(): { readonly open: ReadonlySet<number>; readonly rows: OpenRows } {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const focus = useRef<(Focus & { readonly number: number }) | null>(null);
  const rows = useMemo<OpenRows>(
    () => ({
      toggle: (number) => setOpen((before) => (before.has(number) ? without(before, number) : new Set([...before, number]))),
      moved(from, to, on) {
        focus.current = { number: to, ...on };
        setOpen((before) => new Set([...without(before, from), to]));
      },
      focusIn(number, what) {
        const wanted = focus.current?.number === number ? focus.current[what] : undefined;
        if (wanted !== undefined) focus.current = null;
        return wanted ?? null;
      },
    }),
    [],
  );
  return { open, rows };
}
