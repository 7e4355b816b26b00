import type { Ending } from "../../model/battle-command";
import type { BySeat } from "../../model/by-seat";
import type { ArmyAfield } from "./army-afield";

/** The result from both armies' ticked losses. */
export const endingAfield = ({ a, b }: BySeat<ArmyAfield>): Required<Ending> => ({
  losses: { a: a.lost, b: b.lost },
  broken: { a: a.isBroken, b: b.isBroken },
  sacked: { a: a.camp?.isBroken ?? false, b: b.camp?.isBroken ?? false },
});
