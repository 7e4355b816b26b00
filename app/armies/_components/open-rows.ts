import { useMemo, useRef, useState } from "react";

/** Where the focus goes when the row of a unit group is drawn again in another place. */
type Focus = { readonly field?: string; readonly act?: string };

/** The open unit groups, by their ids: they stay open when they are moved. */
export type OpenRows = {
  readonly toggle: (id: number) => void;
  /** The unit group goes to another command; the focus stays in this field, or on this button, of its form. */
  readonly moved: (id: number, focus: Focus) => void;
  /** The field or button that gets the focus; null the second time. */
  readonly focusIn: (id: number, what: keyof Focus) => string | null;
};

export function useOpenRows(): { readonly open: ReadonlySet<number>; readonly rows: OpenRows } {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const focus = useRef<(Focus & { readonly id: number }) | null>(null);
  const rows = useMemo<OpenRows>(
    () => ({
      toggle: (id) => setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
      moved(id, on) {
        focus.current = { id, ...on };
      },
      focusIn(id, what) {
        const wanted = focus.current?.id === id ? focus.current[what] : undefined;
        if (wanted !== undefined) focus.current = null;
        return wanted ?? null;
      },
    }),
    [],
  );
  return { open, rows };
}
