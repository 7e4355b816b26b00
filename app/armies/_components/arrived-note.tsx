import { memo } from "react";
import type { Book } from "@/lib/rules/army/book";
import { SAVING } from "@/lib/words/saving";
import { COMMON } from "@/lib/words/site";
import { Difference, wordsBetween } from "./saving/changed-elsewhere";
import type { Arrived } from "./use-desk";

type Props = { arrived: Arrived | null; book: Book; close: () => void };

/** Says that the army is not as the player left it, and how it differs. The change can be undone. */
export const ArrivedNote = memo(function ArrivedNote({ arrived, book, close }: Props) {
  if (!arrived || wordsBetween(arrived.before, arrived.after, book).length === 0) return null;
  return (
    <div role="status" className="finding my-2 flex items-start justify-between gap-3" data-severity="warning">
      <Difference title={SAVING.arrived[arrived.why]} from={arrived.before} to={arrived.after} book={book} />
      <button type="button" className="button" data-small data-quiet onClick={close}>
        {COMMON.close}
      </button>
    </div>
  );
});
