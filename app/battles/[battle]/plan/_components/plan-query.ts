import { PAPERS, type Paper } from "@/app/_components/paper/paper";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";

type Asked = string | string[] | undefined;
/** The parameters that the page of a plan takes. */
export type PlanQuery = { readonly for?: Asked; readonly paper?: Asked };

/** Whose plan is shown, null for everybody's: the one asked for if it is the reader's to see, else that of the one seat that he holds. */
export function readPlanQuery(query: PlanQuery, mine: readonly SeatName[]): { readonly seat: SeatName | null; readonly paper: Paper } {
  const [wanted] = [query.for].flat();
  const [only = null] = mine.length === 1 ? mine : [];
  const asked = wanted === "public" ? null : (SEATS.find((seat) => seat === wanted && mine.includes(seat)) ?? only);
  return { seat: asked, paper: PAPERS.find((one) => one === [query.paper].flat()[0]) ?? PAPERS[0] };
}
