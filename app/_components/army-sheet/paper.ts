import { PAPER } from "@/lib/words/site";

export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];
export const PAPER_NAMES: Readonly<Record<Paper, string>> = PAPER.sizes;
