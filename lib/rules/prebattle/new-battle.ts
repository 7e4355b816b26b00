import type { BattleId } from "../../model/identifiers";
import type { Battle, BattleSeat, Ground, Host } from "./battle";
import type { BattleBook } from "./book";

const EMPTY_HOST: Host = {
  camp: null,
  units: [],
  stragglers: [],
  isDeployed: false,
  orders: null,
  revealed: [],
  commanders: [],
  commands: null,
  done: [],
  hasPassed: false,
};

const BARE_GROUND: Ground = {
  flank: null,
  pieces: [],
  choices: [],
  stopped: { a: false, b: false },
  placed: 0,
  flankDone: [],
  dice: null,
  unrolled: null,
  adjusting: null,
};

const SEAT: BattleSeat = {
  chair: "open",
  shown: null,
  force: null,
  holders: [],
  nonce: null,
  dealt: 0,
  hand: [],
  passed: 0,
  declared: null,
  committed: null,
  commits: 0,
  hasKept: false,
  offersToAbandon: false,
  abandonOffers: 0,
  closeOffers: 0,
  host: EMPTY_HOST,
};

/** A battle before its first event. Its chain begins with the commitment to its seed. */
export const newBattle = (given: { readonly battle: BattleId; readonly commitment: string; readonly book: BattleBook }): Battle => ({
  ...given,
  seq: 0,
  chain: given.commitment,
  seed: null,
  step: "sitting",
  table: { width: 0, depth: 0 },
  oneHand: false,
  seats: { a: SEAT, b: SEAT },
  roles: null,
  invasion: [],
  winner: null,
  interceptWaived: false,
  territory: null,
  square: null,
  day: null,
  move: null,
  days: [],
  pack: [],
  outscouting: null,
  ground: BARE_GROUND,
  closing: null,
  result: null,
  nextWord: 0,
});
