import { type Board, createBoard } from "@/app/_components/browser/board";
import type { Company } from "@/lib/model/company";

/** What a page knows of the company, and how far the server's clock is ahead of its own, in milliseconds. */
type Heard = Company & { readonly ahead: number };
/** Null for spectators, and until anything was heard. */
export type CompanyBoard = Board<Heard | null>;

const heardNow = (company: Company): Heard => ({ ...company, ahead: Date.parse(company.now) - Date.now() });

export const createCompany = (first: Company | null): CompanyBoard => createBoard(first && { ...first, ahead: 0 });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Takes what came by the stream or with an answer. Parts that have not changed stay the same objects. */
export function hearCompany(board: CompanyBoard, company: Company): void {
  const before = board.now();
  const { names, ticks } = company;
  board.show({
    ...heardNow(company),
    names: before && isSame(before.names, names) ? before.names : names,
    ticks: before && isSame(before.ticks, ticks) ? before.ticks : ticks,
  });
}

/** The server's time, as far as this page can tell. */
export const serverTime = (board: CompanyBoard): number => Date.now() + (board.now()?.ahead ?? 0);
