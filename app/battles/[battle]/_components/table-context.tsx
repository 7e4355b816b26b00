import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Fetched, fetchedPart, type Part, usePart } from "@/app/_components/fetched-part";
import { hasField, isOnTable } from "./parts/is-on-table";
import { useOfView, useRoom } from "./room-context";
import type { Desk } from "./table/desk";
import type { tablePart } from "./table/table-part";

type TablePart = typeof tablePart;

const TABLE = fetchedPart<TablePart>(async () => (await import("./table/table-part")).tablePart);
/** Fetches nothing. */
const NOTHING: Part<TablePart> = { known: () => null, fetch: () => new Promise(() => undefined) };

/** What a seat needs from the first step on the table, once it is fetched. */
type AtTable = Fetched<TablePart> & {
  /** The player's desk; null for a spectator. */
  readonly desk: Desk | null;
  /** Whether the field is shown in place of the map. */
  readonly isLaid: boolean;
  /** Whether the turn is played on it. */
  readonly isPlayed: boolean;
};

const NO_TABLE: AtTable = { part: null, failed: false, again: () => undefined, desk: null, isLaid: false, isPlayed: false };
const TableContext = createContext<AtTable>(NO_TABLE);

export const useTable = (): AtTable => useContext(TableContext);

/** What this seat does with its hands; the same while its room is open. */
export function useDesk(): Desk {
  const { desk } = useTable();
  if (!desk) throw new Error("A spectator has no desk.");
  return desk;
}

/** Fetches the part of the page for the table when it is needed, and gives it a desk of its own. */
export function TableProvider({ children }: { readonly children: ReactNode }) {
  const { book, hide } = useRoom();
  const isShared = hide !== null;
  const isLaid = useOfView((view) => hasField(view, book));
  const isPlayed = useOfView((view) => isOnTable(view) || (view.step === "closed" && hasField(view, book)));
  const { part, failed, again } = usePart(isLaid || isPlayed ? TABLE : NOTHING);
  const desk = useMemo(() => part?.createDesk(isShared) ?? null, [part, isShared]);
  const table = useMemo(() => ({ part, failed, again, desk, isLaid, isPlayed }), [part, failed, again, desk, isLaid, isPlayed]);
  return <TableContext value={table}>{children}</TableContext>;
}
