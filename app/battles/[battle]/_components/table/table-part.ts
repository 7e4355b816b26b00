import { BattleField } from "./battle-field";
import { createDesk } from "./desk";
import { TableTurn } from "./table-turn";

/** All of the page that a seat needs from the first step on the table on: fetched at once. */
export const tablePart = { BattleField, TableTurn, createDesk };
