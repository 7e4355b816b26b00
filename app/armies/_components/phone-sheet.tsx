import { memo, type ReactNode, type Ref, useEffect, useRef } from "react";
import { EDITOR } from "@/lib/words/editor";
import { shortVerdict } from "@/lib/words/findings";
import { COMMON } from "@/lib/words/site";
import { useJudged } from "./desk-now";

type SheetProps = {
  ref: Ref<HTMLDialogElement>;
  name: string;
  className: string;
  /** Stays in sight at the top of the sheet. */
  head: ReactNode;
  children: ReactNode;
};

/**
 * A column of the editor that opens as a sheet over the page where there is no room for it. One element serves both, so that its folds and
 * scroll position stay. desk.css says from which width it is a column.
 */
export function Sheet({ ref, name, className, head, children }: SheetProps) {
  const own = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wide = window.matchMedia("(min-width: 80rem)");
    const settle = () => own.current?.close();
    wide.addEventListener("change", settle);
    return () => wide.removeEventListener("change", settle);
  }, []);
  return (
    <dialog
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") ref(element);
        else if (ref) ref.current = element;
      }}
      aria-label={name}
      // What scrolls is a stop of the Tab key otherwise; all in it can be reached.
      tabIndex={-1}
      className={`sheet ${className}`}
    >
      <form method="dialog" className="sheet-close">
        {head}
        <button type="submit" className="button" data-small>
          {COMMON.done}
        </button>
      </form>
      {children}
    </dialog>
  );
}

type Props = { openList: () => void; openVerdict: () => void; children: ReactNode };

/** Points and verdict in two short lines. */
export const Tally = memo(function Tally() {
  const { army, assessment } = useJudged();
  const { points, tugs } = assessment.numbers;
  return (
    <span className="block min-w-0 flex-1 text-left">
      <b className={`block font-semibold ${assessment.legal ? "text-verdigris" : "text-madder"}`}>
        {EDITOR.verdict.spent(points, army.pointsLimit, army.pointsLimit - points)}
      </b>
      <span className="block text-[0.85rem] text-soft">{EDITOR.verdict.tally(shortVerdict(assessment), tugs)}</span>
    </span>
  );
});

/** On a phone numbers and verdict stay in sight, and the list and the reasons are a tap away. */
export function PhoneBar({ openList, openVerdict, children }: Props) {
  // It stays at the bottom of the window, so the page leaves room for it.
  useEffect(() => {
    document.body.dataset.bar = "";
    return () => {
      delete document.body.dataset.bar;
    };
  }, []);
  return (
    <nav aria-label={EDITOR.bar} className="phone-bar">
      <button type="button" onClick={openVerdict} className="phone-tally">
        <span aria-hidden="true" className="text-soft">
          ▴
        </span>
        <Tally />
      </button>
      {children}
      <button type="button" className="button" data-filled onClick={openList}>
        {COMMON.add}
      </button>
    </nav>
  );
}
