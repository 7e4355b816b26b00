import { createContext, use } from "react";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import type { Books } from "./use-books";
import type { Change } from "./use-desk";

/** The army in the editor and its assessment, for every part of the editor. Only the parts that read it are drawn again with an edit. */
export type DeskNow = Books & {
  readonly army: Army;
  readonly assessment: Assessment;
  /** The army at the time of the call, for parts that are not drawn again. */
  readonly armyNow: () => Army;
  readonly change: Change;
};

export const DeskNowContext = createContext<DeskNow | null>(null);

export function useDeskNow(): DeskNow {
  const now = use(DeskNowContext);
  if (!now) throw new Error("a part of the desk stands outside of it");
  return now;
}
