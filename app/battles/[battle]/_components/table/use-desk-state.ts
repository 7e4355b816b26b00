import { useSyncExternalStore } from "react";
import type { Desk, DeskState } from "./desk";

export const useDeskState = ({ state }: Desk): DeskState => useSyncExternalStore(state.subscribe, state.now, state.now);
