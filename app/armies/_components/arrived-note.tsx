import { memo } from "react";
import type { Book } from "@/lib/rules/army/book";
import { Difference } from "./saving/changed-elsewhere";
import type { Arrived } from "./use-desk";

/** Tells that the army is not as one left it, and how it differs. It can be undone like anything else. */
export const ArrivedNote = memo(function ArrivedNote({ arrived, book }: { arrived: Arrived | null; book: Book }) {
  if (!arrived) return null;
  const { why, before, after } = arrived;
  return (
    <div role="status" className="finding my-2" data-severity="warning">
      <Difference
        title={
          why === "heard" ? "Brought up to date: changed in another tab or on another device" : "Brought back: changes kept in this browser"
        }
        from={before}
        to={after}
        book={book}
      />
    </div>
  );
});
