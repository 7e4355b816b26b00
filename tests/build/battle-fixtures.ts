import type { z } from "zod";
import type { battleCommand } from "@/lib/model/battle";

export const BATTLE = "mfrggzdfmztwq2lknnwg23tpoa";
export const INVITE = "pfxw6ylogezdgnbvgy3tqojqga";
export const TOKEN = "00112233445566778899aabbccddeeff".repeat(2);
export const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const CHAIN = "8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92";
export const NONCE = "00112233445566778899aabbccddeeff";
export const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

export const PIECE = { id: "p1", kind: "rocky-ground", w: 6, h: 8.5, x: 12.3, y: 4, angle: 30, by: "a", as: "compulsory", adjusted: false };
export const PLACED = { seat: "b", number: 3, name: "Blue Brigade", x: 22.5, y: 8, facing: 90, files: 3, form: "set", nervous: false };

/** One of every command that has a shape. */
export const COMMAND_FIXTURES: Readonly<Record<z.infer<typeof battleCommand>["type"], unknown>> = {
  sit: { type: "sit", nonce: NONCE },
  "choose-role": { type: "choose-role", role: "invader" },
  "choose-territory": { type: "choose-territory", territory: "C" },
  "choose-square": { type: "choose-square", square: "B3" },
  "waive-intercept": { type: "waive-intercept" },
  "declare-day": { type: "declare-day", pass: true },
  "commit-card": { type: "commit-card", card: "black" },
  "move-marker": { type: "move-marker", to: "E5" },
  "keep-cards": { type: "keep-cards", keep: ["green", "red"] },
  "deploy-unit": { type: "deploy-unit", number: 3, x: 20.5, y: 4, facing: 90, files: 3, form: "set", caltrops: false, stakes: true },
  abandon: { type: "abandon" },
  "accept-abandon": { type: "accept-abandon" },
};

export const REFUSAL = { code: "not-your-turn", message: "It is the other side's turn.", legal: [COMMAND_FIXTURES["commit-card"]] };

const PUBLIC_FORCE = {
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
  roles: { invader: "b", defender: "a" },
  invasion: [
    { a: "wound", b: "wound" },
    { a: "special", b: "skull" },
  ],
  territory: "C",
  square: "C3",
  day: 2,
  hand: ["green", "yellow", "red"],
  handCounts: { a: 5, b: 4 },
  committed: { a: true, b: false },
  days: [{ day: 1, cards: { a: "white", b: "green" }, mover: "b", from: "C2", to: "C3" }],
  outscouting: { cards: { a: ["green"], b: ["red", "yellow"] }, percent: { a: 10, b: 60 }, by: "b", difference: 50 },
  forces: { a: PUBLIC_FORCE, b: null },
  table: { width: 45, depth: 30 },
  pieces: [PIECE],
  units: [PLACED],
  markers: [{ seat: "a", kind: "ambush", x: 10, y: 5 }],
  commitment: COMMITMENT,
  chain: CHAIN,
  seed: null,
  legal: [COMMAND_FIXTURES["commit-card"]],
};

export const EVENT = {
  seq: 3,
  step: "sitting",
  seat: null,
  type: "invasion-rolled",
  dice: { a: "wound", b: "special" },
  draws: [
    { n: 6, value: 1, word: 0 },
    { n: 6, value: 2, word: 1 },
  ],
  chain: CHAIN,
};
