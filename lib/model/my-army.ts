import type { ArmyList } from "./army-list";
import type { ArmyPlace } from "./stored-army";

/** One army in its owner's list. */
export type MyArmy = {
  readonly id: string;
  readonly name: string;
  readonly place: ArmyPlace;
  readonly changedAt: string;
  /** When it was moved to its place (at hand, archive or bin). */
  readonly placedAt: string;
  readonly pointsLimit: number;
  /** The list it uses, in the version it was built for. Null, like the judgement, if this server can no longer read it. */
  readonly list: Pick<ArmyList, "name" | "years"> | null;
  readonly judged: { readonly errors: number; readonly points: number; readonly tugs: number } | null;
};

/**
 * A page of them, the newest change first, in the bin what was put there last. `of`: how many pages there are; `all`: how many armies
 * stand there, whatever was looked for.
 */
export type ArmiesPage = { readonly armies: readonly MyArmy[]; readonly page: number; readonly of: number; readonly all: number };
