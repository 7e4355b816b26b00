import { running } from "../running";
import type { Listener } from "./battle-news";

/** Calls back with the battle after every append. A later state is never followed by an earlier one. */
export const listenToBattle = (battle: string, listener: Listener): (() => void) => running().battleNews.listen(battle, listener);
