import { type ReactNode, useState } from "react";

type Props = { id?: string; className?: string; summary: ReactNode; children: () => ReactNode; onOpen?: () => unknown };

/** A disclosure whose content is made only while it is open: closed, it costs an edit nothing. */
export function Fold({ id, className, summary, children, onOpen }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      id={id}
      className={className}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) onOpen?.();
      }}
    >
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
