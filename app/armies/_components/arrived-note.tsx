import { memo } from "react";
import type { Book } from "@/lib/rules/army/book";
import { Difference, wordsBetween } from "./saving/changed-elsewhere";
import type { Arrived } from "./use-desk";

const TITLES: Readonly<Record<Arrived["why"], string>> = {
  heard: "Brought up to date: changed in another tab or on another device",
  restored: "Brought back: changes kept in this browser",
};

type Props = { arrived: Arrived | null; book: Book; close: () => void };

/** Tells that the army is not as one left it, and how it differs. It can be undone like anything else. */
export const ArrivedNote = memo(function ArrivedNote({ arrived, book, close }: Props) {
  if (!arrived || wordsBetween(arrived.before, arrived.after, book).length === 0) return null;
  return (
    <div role="status" className="finding my-2 flex items-start justify-between gap-3" data-severity="warning">
      <Difference title={TITLES[arrived.why]} from={arrived.before} to={arrived.after} book={book} />
      <button type="button" className="button" data-small data-quiet onClick={close}>
        Close
      </button>
    </div>
  );
});
