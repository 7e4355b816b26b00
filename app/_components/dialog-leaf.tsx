import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import "./dialog-leaf.css";

type Props = {
  readonly name: string;
  /** Called once it is closed, however that came about. */
  readonly closed: () => void;
  readonly children: ReactNode;
};

/** A dialog that lies over the page as long as it is drawn. The browser closes it at Escape, and gives the focus back. */
export function DialogLeaf({ name, closed, children }: Props) {
  const id = useId();
  const leaf = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = leaf.current;
    dialog?.showModal();
    title.current?.focus();
    // Taken away open, it would keep the focus.
    return () => dialog?.close();
  }, []);
  const close = () => {
    if (!leaf.current?.open) closed();
  };
  return (
    // What is pressed in it is not meant for the page below.
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
          Close
        </button>
      </form>
      {children}
    </dialog>
  );
}
