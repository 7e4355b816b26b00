import type { TroopProblemCode } from "../model/troop-consistency";
import { spoken } from "./phrasing";

type Params = Readonly<Record<string, unknown>>;

const said = (params: Params, key: string): string => spoken(String(params[key] ?? ""));

/** One sentence for every way in which a classification contradicts itself. */
const TROOP_PROBLEM_WORDS: Readonly<Record<TroopProblemCode, (params: Params) => string>> = {
  "mounted-with-foot-weapon": (params) =>
    `Mounted troops cannot have ${said(params, "weapon")}: it is a weapon of the foot (only dragoons carry muskets).`,
  "foot-with-mounted-weapon": (params) => `Foot cannot have ${said(params, "weapon")}: it is a weapon of the mounted.`,
  "artillery-without-gun": () => "Artillery must shoot with light, medium or heavy artillery.",
  "gun-without-artillery": (params) =>
    `Only artillery shoots with ${said(params, "weapon")}; wagons and elephants carry light guns as attached.`,
  "artillery-not-loose": () => "Artillery is always in loose formation.",
  "training-missing": () => "Only pure skirmishers have no training; say drilled, formed or tribal.",
  "skirmishers-with-training": () => "Pure skirmishers have no training: they move as drilled.",
  "mounted-formation-on-others": () => "Only mounted troops are flexible mounted or dragoons.",
  "foot-formation-on-others": () => "Only foot is flexible between close, loose and skirmish; horse that can skirmish is flexible mounted.",
  "caracole-without-mounted-firearm": () => "Only mounted troops shooting pistol or carbine caracole.",
  "caracole-twice": () => "A troop caracoles the early or the later way, not both.",
  "firepower-without-weapon": () => "A firepower needs a shooting weapon.",
  "set-formation-not-foot": () => "Only foot stands in a set formation.",
  "set-formation-not-close": () => "A set formation with pikes is in close formation.",
  "skirmishers-in-set-formation": () => "Skirmishers stand in no set formation.",
  "missile-regiment-with-shot": () => "A missile regiment has no shot: arm it with bows or the like, or make it a foot regiment.",
  "commanded-shot-without-shot": () => "Commanded shot needs arquebus, musket, carbine or pistol.",
  "bande-not-as-defined": () =>
    "Bande are unprotected foot, flexible close, loose or skirmish, with arquebus of average firepower and polearm.",
  "manga-without-tercio": () => "Only a tercio sends out a manga.",
  "pikes-without-bayonet": () => "Pikes as a characteristic go with plug or socket bayonet.",
  "regimental-guns-not-foot": () => "Only foot has regimental guns.",
  "square-not-foot": () => "Only foot forms square.",
  "camelry-not-mounted": () => "Only mounted troops ride camels.",
  "mounted-with-foot-characteristic": (params) => `Mounted troops cannot have ${said(params, "characteristic")}.`,
  "skirmishers-with-shove": () => "Skirmishers cannot shove.",
  "skirmishers-with-square": () => "Skirmishers cannot form square.",
  "elephants-not-protected": () => "Elephants are always protected, by their hides.",
  "attached-without-platform": () => "Only battle wagons and elephants carry weapons on board.",
  "attached-weapon-too-large": (params) =>
    `${said(params, "weapon")} cannot be carried on board: take light artillery or a missile weapon of the foot.`,
  "characteristic-follows": (params) => `${said(params, "characteristic")} follows from the rest of the classification; leave it out.`,
};

export const isTroopProblem = (code: string): code is TroopProblemCode => Object.hasOwn(TROOP_PROBLEM_WORDS, code);

/** What is wrong with a classification, and what would be right. */
export const troopProblemWords = (code: TroopProblemCode, params: Params = {}): string => {
  const sentence = TROOP_PROBLEM_WORDS[code](params);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
};
