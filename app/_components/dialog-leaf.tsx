import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import "./dialog-leaf.css";

type Props = {
  readonly name: string;
  /** Called once it is closed, however that came about. */
  readonly closed: () => void;
  readonly children: ReactNode;
};

/** The page stays where it is; where that takes its scrollbar away, the room is kept. What lets it go again. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.paddingRight = `${window.innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => {
    style.paddingRight = "";
    style.overflow = "";
  };
}

/** A dialog that lies over the page as long as it is drawn. The browser closes it at Escape, and gives the focus back. */
export function DialogLeaf({ name, closed, children }: Props) {
  const id = useId();
  const leaf = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const dialog = leaf.current;
    const letGo = holdPage();
    dialog?.showModal();
    title.current?.focus();
    return () => {
      letGo();
      // Taken away open, it would keep the focus.
      dialog?.close();
    };
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
