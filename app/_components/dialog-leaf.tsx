import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { COMMON } from "@/lib/words/site";
import "./dialog-leaf.css";

type Props = {
  readonly name: string;
  /** Called when it is closed, by button or by Escape. */
  readonly closed: () => void;
  readonly children: ReactNode;
};

/** Stops the page from scrolling, and leaves its scrollbar's width empty so that nothing moves. Returns what undoes it. */
function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => {
    style.paddingRight = "";
    style.overflow = "";
  };
}

/** A modal dialog, open as long as it is drawn. The browser closes it at Escape and gives the focus back. */
export function DialogLeaf({ name, closed, children }: Props) {
  const id = useId();
  const leaf = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = leaf.current;
    const unlock = lockScrolling();
    dialog?.showModal();
    title.current?.focus();
    return () => {
      unlock();
      // A dialog removed while open would keep the focus.
      dialog?.close();
    };
  }, []);
  const close = () => {
    if (!leaf.current?.open) closed();
  };
  return (
    // Keys pressed in the dialog must not reach the page's own shortcuts.
    <dialog
      ref={leaf}
      className="dialog-leaf screen-only"
      aria-labelledby={id}
      onClose={close}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form method="dialog" className="dialog-leaf-head">
        <h2 id={id} ref={title} tabIndex={-1} className="focus-visible:outline-none">
          {name}
        </h2>
        <button type="submit" className="button" data-small>
          {COMMON.close}
        </button>
      </form>
      {children}
    </dialog>
  );
}
