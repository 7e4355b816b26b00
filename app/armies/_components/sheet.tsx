import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { COMMON } from "@/lib/words/site";

type Props = {
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
export function Sheet({ ref, name, className, head, children }: Props) {
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
