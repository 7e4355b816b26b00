import type { BattleView } from "@/lib/model/battle-view";
import type { ShownForce } from "@/lib/model/force";

const POLES: ShownForce = {
  ...{ name: "Crown army at Kircholm", list: "polish-lithuanian-1576-1660", territories: ["C", "F", "P"] },
  commanders: [
    { grade: "legendary", class: "professional" },
    { grade: "talented", class: "instinctive" },
    { grade: "competent", class: "instinctive" },
  ],
  ...{ mapCards: 7, scoutingCards: 5, camp: "mobile", unitGroups: 14, verdict: "legal" },
};
const SWEDES: ShownForce = {
  ...{ name: "Charles IX in Livonia", list: null, territories: ["P", "S"], commanders: [{ grade: "mediocre", class: "professional" }] },
  ...{ mapCards: 4, scoutingCards: 2, camp: "none", unitGroups: 11, verdict: "typed-in" },
};

const HEX = "0".repeat(64);

const BASE: BattleView = {
  ...{ battle: "sample" as BattleView["battle"], seq: 1, step: "days", toAct: ["a", "b"], seat: "a" },
  chairs: { a: "player", b: "player" },
  roles: { invader: "a", defender: "b" },
  invasion: [
    { a: "wound", b: "wound" },
    { a: "skull", b: "special" },
  ],
  ...{ territory: "P", square: "B4", day: 4 },
  declared: { a: null, b: null },
  ...{ hand: [], handCounts: { a: 4, b: 1 }, committed: { a: false, b: true }, card: null },
  days: [
    { day: 1, cards: { a: "yellow", b: "green" }, mover: "a", from: "C5", to: "C4" },
    { day: 2, cards: { a: "green", b: "green" }, mover: null, from: "C4", to: "C4" },
    { day: 3, cards: { a: "red", b: null }, mover: "a", from: "C4", to: "B4" },
  ],
  outscouting: null,
  forces: { a: POLES, b: SWEDES },
  ...{ table: { width: 45, depth: 30 }, pieces: [], units: [], markers: [], abandonOffered: { a: false, b: false } },
  ...{ flank: null, laying: null, camps: { a: null, b: null }, stragglers: [], ordered: { a: false, b: false }, batch: null },
  ...{ commanders: [], commands: { a: null, b: null }, closing: null, result: null, own: null },
  ...{ commitment: HEX, chain: HEX, seed: null, legal: [] },
};

/** A battle as a component may meet it. */
export const sampleView = (changes: Partial<BattleView>): BattleView => ({ ...BASE, ...changes });
