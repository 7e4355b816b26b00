import type { BattleCommand, LegalCommand } from "@/lib/model/battle-command";
import type { Happening } from "@/lib/model/battle-event";
import { LEGAL_TABLE_FIXTURES, PIECE, TABLE_COMMAND_FIXTURES, TABLE_EVENT_FIXTURES, TABLE_VIEW } from "./table-fixtures";

export const BATTLE = "mfrggzdfmztwq2lknnwg23tpoa";
export const INVITE = "pfxw6ylogezdgnbvgy3tqojqga";
export const TOKEN = "00112233445566778899aabbccddeeff".repeat(2);
export const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const CHAIN = "8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92";
export const NONCE = "00112233445566778899aabbccddeeff";
export const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/** Up to out-scouting these are sent as they are listed. */
const LISTED = {
  "choose-role": { type: "choose-role", role: "invader" },
  "choose-territory": { type: "choose-territory", territory: "C" },
  "choose-square": { type: "choose-square", square: "B3" },
  "waive-intercept": { type: "waive-intercept" },
  "declare-day": { type: "declare-day", pass: true },
  "commit-card": { type: "commit-card", card: "black" },
  "move-marker": { type: "move-marker", to: "E5" },
  "keep-cards": { type: "keep-cards", keep: ["green", "red"] },
  abandon: { type: "abandon" },
  "accept-abandon": { type: "accept-abandon" },
};

/** One of every command. */
export const COMMAND_FIXTURES: Readonly<Record<BattleCommand["type"], unknown>> = {
  sit: { type: "sit", nonce: NONCE },
  ...LISTED,
  ...TABLE_COMMAND_FIXTURES,
};

/** One of every command as it is listed. */
export const LEGAL_FIXTURES: Readonly<Record<LegalCommand["type"], unknown>> = {
  sit: { type: "sit" },
  ...LISTED,
  ...LEGAL_TABLE_FIXTURES,
};

export const REFUSAL = { code: "not-your-turn", message: "It is the other side's turn.", legal: [COMMAND_FIXTURES["commit-card"]] };

export const SHOWN_FORCE = {
  name: "Corbie, 1636",
  list: "spanish-flanders-1568-1648",
  territories: ["C", "S", "F"],
  commanders: [{ grade: "talented", class: "professional" }],
  mapCards: 6,
  scoutingCards: 3,
  camp: "standard",
  unitGroups: 12,
  verdict: "legal",
};

export const VIEW = {
  battle: BATTLE,
  seq: 14,
  step: "days",
  toAct: ["b"],
  seat: "a",
  oneHand: true,
  seals: { a: COMMITMENT, b: null },
  chairs: { a: "player", b: "open" },
  roles: { invader: "b", defender: "a" },
  invasion: [
    { a: "wound", b: "wound" },
    { a: "special", b: "skull" },
  ],
  territory: "C",
  square: "C3",
  day: 2,
  declared: { a: null, b: "play" },
  hand: ["green", "yellow", "red"],
  handCounts: { a: 5, b: 4 },
  committed: { a: true, b: false },
  card: "red",
  days: [{ day: 1, cards: { a: "white", b: "green" }, mover: "b", from: "C2", to: "C3" }],
  outscouting: { cards: { a: ["green"], b: ["red", "yellow"] }, percent: { a: 10, b: 60 }, by: "b", difference: 50 },
  forces: { a: SHOWN_FORCE, b: null },
  table: { width: 45, depth: 30 },
  pieces: [PIECE],
  ...TABLE_VIEW,
  abandonOffered: { a: false, b: true },
  commitment: COMMITMENT,
  chain: CHAIN,
  seed: null,
  legal: [LEGAL_FIXTURES["commit-card"], LEGAL_FIXTURES["place-piece"]],
};

export const BATTLE_SUMMARY = {
  battle: BATTLE,
  seats: ["a", "b"],
  oneHand: true,
  step: "days",
  toAct: ["b"],
  chairs: { a: "player", b: "player" },
  roles: { invader: "b", defender: "a" },
  territory: "C",
  square: "C3",
  day: 2,
  forces: { a: SHOWN_FORCE, b: SHOWN_FORCE },
  table: { width: 45, depth: 30 },
  abandonOffered: { a: false, b: true },
  changedAt: "2026-10-05T19:30:00Z",
};

export const FROZEN_FORCE = {
  commanders: [{ grade: "talented", class: "professional", role: "army", name: "Piccolomini" }],
  units: [
    {
      number: 1,
      name: "Croats",
      troop: {
        ...{ type: "mounted", formation: "flexible-mounted", training: "formed", setFormation: null },
        ...{ weapon: "carbine", characteristics: ["scouts"] },
      },
      bases: 6,
      commander: null,
    },
  ],
  army: null,
  temper: "bold",
};

const link = (seq: number, step: string) => ({ seq, step, chain: CHAIN });
const HASH = COMMITMENT;

/** One of every event; what is secret during the battle is given in some and null in others. */
export const EVENT_FIXTURES: Readonly<Record<Happening["type"], unknown>> = {
  "battle-opened": {
    ...{ ...link(1, "sitting"), seat: null, type: "battle-opened" },
    ...{ rules: `sha256:${HASH}`, table: { width: 45, depth: 30 }, house: { a: false, b: true }, oneHand: false },
    openArmies: true,
  },
  "force-sealed": {
    ...{ ...link(2, "sitting"), seat: "a", type: "force-sealed" },
    ...{ shown: SHOWN_FORCE, forceHash: HASH, force: FROZEN_FORCE, salt: NONCE, holder: TOKEN, sameHand: false },
  },
  "partner-joined": { ...link(3, "sitting"), seat: "a", type: "partner-joined", holder: TOKEN },
  "seat-sat": { ...link(4, "sitting"), seat: "b", type: "seat-sat", nonce: "house" },
  "invasion-rolled": {
    ...{ ...link(5, "sitting"), seat: null, type: "invasion-rolled", dice: { a: "wound", b: "special" } },
    draws: [
      { n: 6, value: 1, word: 0 },
      { n: 6, value: 2, word: 1 },
    ],
  },
  "role-chosen": { ...link(6, "role"), seat: "a", type: "role-chosen", role: "invader" },
  "territory-chosen": { ...link(7, "territory"), seat: "b", type: "territory-chosen", territory: "F" },
  "intercept-waived": { ...link(8, "position"), seat: "a", type: "intercept-waived" },
  "square-chosen": { ...link(9, "position"), seat: "b", type: "square-chosen", square: "D2" },
  "cards-dealt": {
    ...{ ...link(10, "days"), seat: null, type: "cards-dealt", counts: { a: 6, b: 4 } },
    ...{ hands: null, pack: null, draws: null },
  },
  "day-declared": { ...link(11, "days"), seat: "b", type: "day-declared", day: 1, pass: true, forced: false },
  "card-committed": { ...link(12, "days"), seat: "a", type: "card-committed", day: 1, card: null },
  "cards-revealed": {
    ...{ ...link(13, "days"), seat: null, type: "cards-revealed", day: 1 },
    ...{ cards: { a: "green", b: null }, difference: 2, mover: "a" },
  },
  "marker-moved": { ...link(14, "days"), seat: "a", type: "marker-moved", day: 1, from: "D2", to: "C3" },
  "cards-kept": { ...link(30, "keep"), seat: "a", type: "cards-kept", count: 1, keep: ["red"] },
  "scouting-dealt": {
    ...{ ...link(31, "outscouting"), seat: null, type: "scouting-dealt", dealt: { a: [], b: ["white", "green"] } },
    ...{ cards: { a: ["red"], b: ["green", "white"] }, percent: { a: 40, b: 10 }, by: "a", difference: 30 },
  },
  ...TABLE_EVENT_FIXTURES,
  "abandon-offered": { ...link(15, "days"), seat: "a", type: "abandon-offered" },
  abandoned: { ...link(16, "days"), seat: "b", type: "abandoned", alone: false },
  "seed-published": { ...link(32, "ready"), seat: null, type: "seed-published", seed: SEED },
};
