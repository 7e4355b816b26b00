import type { ListSummary } from "../model/http";
import type { Knowledge } from "./knowledge";

/** The lists in force, by number. */
export function listSummaries({ catalog }: Knowledge): readonly ListSummary[] {
  return catalog.lists.map(({ id, number, name, years, region, territories, version }) => ({
    id,
    number,
    name,
    years,
    region,
    territories,
    version,
  }));
}
