import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { view } from "../../rules/prebattle/view";
import type { Loaded } from "./loaded";

/** All that a seat, or (null) a spectator, may see now. */
export const battleView = ({ battle }: Loaded, seat: SeatName | null): BattleView => view(battle, seat);
