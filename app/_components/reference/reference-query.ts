import { PAPERS, type Paper } from "@/app/_components/paper/paper";
import type { ReferenceView } from "./reference-leaves";

type Asked = string | string[] | undefined;
/** The parameters that a page with a quick reference takes. */
export type ReferenceQuery = { readonly view?: Asked; readonly paper?: Asked; readonly find?: Asked };

const first = (asked: Asked): string => [asked].flat()[0] ?? "";
const LONGEST = 80;

/** How the reference is seen, on what paper, and what is looked for in it. */
export const readReferenceQuery = ({
  view,
  paper,
  find,
}: ReferenceQuery): { readonly view: ReferenceView; readonly paper: Paper; readonly find: string } => ({
  view: first(view) === "printed" ? "printed" : "read",
  paper: PAPERS.find((one) => one === first(paper)) ?? "a4",
  find: first(find).slice(0, LONGEST),
});
