import type { Army } from "@/lib/model/army";
import type { Share } from "@/lib/model/stored-army";

/** A share made in this editor, and the army at that time. */
export type Shared = {
  readonly share: Share;
  readonly army: Army;
  /** Whether the names of commanders and unit groups were left out. */
  readonly nameless: boolean;
};
