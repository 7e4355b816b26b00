import { useMemo, useRef, useState } from "react";

/** Where the focus goes on when a unit group's row is drawn anew in another place. */
type Focus = { readonly field?: string; readonly act?: string };

/** Which unit groups are open, whatever becomes of their place and number. */
export type OpenRows = {
  readonly toggle: (number: number) => void;
  /** The unit group goes on under this number, perhaps in another command, and so does who was at work in this field, or on this button, of its form. */
  readonly moved: (from: number, to: number, focus: Focus) => void;
  /** The field or button to go on with, told once. */
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
