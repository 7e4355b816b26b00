import { running } from "../running";
import type { Listener } from "./battle-news";

/** Calls back with the battle after every append to it, never with an earlier state after a later one. */
export const listenToBattle = (battle: string, listener: Listener): (() => void) => running().battleNews.listen(battle, listener);
