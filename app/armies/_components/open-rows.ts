import { useMemo, useRef, useState } from "react";

/** Where the focus goes on when a unit group's row is drawn anew in another place. */
type Focus = { readonly number: number; readonly field: string };

/** Which unit groups are open, whatever becomes of their place and number. */
export type OpenRows = {
  readonly toggle: (number: number) => void;
  /** The unit group goes on under this number, perhaps in another command, and so does who was at work in this field of its form. */
  readonly moved: (from: number, to: number, field: string) => void;
  /** The field to go on in, told once. */
  readonly focusIn: (number: number) => string | null;
};

const without = (numbers: ReadonlySet<number>, number: number) => new Set([...numbers].filter((one) => one !== number));

export function useOpenRows(): { readonly open: ReadonlySet<number>; readonly rows: OpenRows } {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const focus = useRef<Focus | null>(null);
  const rows = useMemo<OpenRows>(
    () => ({
      toggle: (number) => setOpen((before) => (before.has(number) ? without(before, number) : new Set([...before, number]))),
      moved(from, to, field) {
        focus.current = { number: to, field };
        setOpen((before) => new Set([...without(before, from), to]));
      },
      focusIn(number) {
        if (focus.current?.number !== number) return null;
        const { field } = focus.current;
        focus.current = null;
        return field;
      },
    }),
    [],
  );
  return { open, rows };
}
