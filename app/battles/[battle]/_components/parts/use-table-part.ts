import { type Fetched, fetchedPart, type Part, usePart } from "@/app/_components/fetched-part";
import type { tablePart } from "../table/table-part";

type TablePart = typeof tablePart;

const TABLE = fetchedPart<TablePart>(async () => (await import("../table/table-part")).tablePart);
/** Fetches nothing. */
const NOTHING: Part<TablePart> = { known: () => null, fetch: () => new Promise(() => undefined) };

/** What a seat needs from the first step on the table. */
export const useTablePart = (isWanted: boolean): Fetched<TablePart> => usePart(isWanted ? TABLE : NOTHING);
