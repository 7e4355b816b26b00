import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";

type Props = {
  /** A group of rows, or a toolbar: one row. */
  role: "group" | "toolbar";
  label: string;
  className: string;
  /** The buttons of a row, a selector each: all have tabIndex -1. The keyboard comes in at the first. */
  kinds: readonly string[];
  children: ReactNode;
};

/**
 * Many buttons and one stop of the Tab key: it leads to the one that was last used. The arrow keys go from row to row, and sideways to the
 * other buttons of a row.
 */
export function Roving({ role, label, className, kinds, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const [isInside, setInside] = useState(false);
  const all = (kind: number) => {
    const found = [...(list.current?.querySelectorAll<HTMLElement>(kinds.at(kind % kinds.length) ?? "button") ?? [])];
    return role === "toolbar" ? found.filter((one) => one.checkVisibility?.() ?? true) : found;
  };
  function enter({ target, currentTarget }: FocusEvent<HTMLElement>): void {
    setInside(true);
    if (target !== currentTarget) {
      if (kinds.some((one) => target.matches(one))) last.current = target;
      return;
    }
    const wanted = last.current?.isConnected ? last.current : all(0)[0];
    wanted?.focus();
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const from = event.target as HTMLElement;
    const kind = kinds.findIndex((one) => from.matches(one));
    if (kind < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = next(from, kind, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  function next(from: HTMLElement, kind: number, key: string): HTMLElement | undefined {
    const own = all(kind);
    const at = own.indexOf(from);
    const sideways = (by: number) => (role === "toolbar" ? own[at - by] : all(kind + by)[at]);
    switch (key) {
      case "ArrowDown":
        return own[at + 1];
      case "ArrowUp":
        return own[at - 1];
      case "Home":
        return own[0];
      case "End":
        return own.at(-1);
      case "ArrowLeft":
        return sideways(1);
      case "ArrowRight":
        return sideways(-1);
      default:
        return undefined;
    }
  }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label.
    // biome-ignore lint/a11y/noStaticElementInteractions: it leads to what can be operated.
    <div
      ref={list}
      role={role}
      className={className}
      aria-label={label}
      tabIndex={isInside ? -1 : 0}
      onFocus={enter}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setInside(false)}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}
