import { createContext, use } from "react";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import type { Books } from "./use-books";
import type { Change } from "./use-desk";

/** The army on the desk and what is thought of it, for every part of the desk; only those that read it are drawn anew with an edit. */
export type DeskNow = Books & {
  readonly army: Army;
  readonly assessment: Assessment;
  /** The army as it is when this is called, for those that are not drawn anew. */
  readonly armyNow: () => Army;
  readonly change: Change;
};

export const DeskNowContext = createContext<DeskNow | null>(null);

export function useDeskNow(): DeskNow {
  const now = use(DeskNowContext);
  if (!now) throw new Error("a part of the desk stands outside of it");
  return now;
}
