import type { TroopProblemCode } from "../model/troop-consistency";
import { sentenceCase, spoken } from "./phrasing";

type Params = Readonly<Record<string, unknown>>;

const said = (params: Params, key: string): string => spoken(String(params[key] ?? ""));

const BODIES: Readonly<Record<string, string>> = { artillery: "artillery", "battle-wagon": "battle wagons", elephant: "elephants" };

/** Formations that are a body of their own take an article; those named after their arms do not. */
const withArticle = (formation: string): string => (/keil|tercio|colunela/.test(formation) ? `A ${formation}` : sentenceCase(formation));

/** One sentence for every way in which a classification contradicts itself. */
const TROOP_PROBLEM_WORDS: Readonly<Record<TroopProblemCode, (params: Params) => string>> = {
  "mounted-with-foot-weapon": (params) =>
    `Mounted troops cannot have ${said(params, "weapon")}: it is a weapon of the foot (only dragoons carry muskets).`,
  "foot-with-mounted-weapon": (params) => `Foot cannot have ${said(params, "weapon")}: it is a weapon of the mounted.`,
  "weapon-not-of-type": (params) =>
    `${sentenceCase(BODIES[String(params.type)] ?? "These troops")} cannot have ${said(params, "weapon")}: it is a weapon of ${params.of === "mounted" ? "the mounted" : "foot in ranks"}.`,
  "bayonet-without-firearm": () => "A bayonet is fixed to a firearm: give the troops an arquebus or a musket.",
  "bayonets-differ": () => "Troops have plug bayonets or socket bayonets, not both.",
  "pike-and-shot-without-shot": () => "Pike and shot as a weapon is pikes and firearms: give the troops a firearm, or pikes alone.",
  "artillery-without-gun": () => "Artillery must shoot with light, medium or heavy artillery.",
  "gun-without-artillery": (params) =>
    `Only artillery shoots with ${said(params, "weapon")}; wagons and elephants carry light guns as attached.`,
  "artillery-not-loose": () => "Artillery is always in loose formation.",
  "training-missing": () => "Only pure skirmishers have no training; say drilled, formed or tribal.",
  "skirmishers-with-training": () => "Pure skirmishers have no training: they move as drilled.",
  "mounted-formation-on-others": () => "Only mounted troops are flexible mounted or dragoons.",
  "foot-formation-on-others": () => "Only foot is flexible between close, loose and skirmish; horse that can skirmish is flexible mounted.",
  "skirmish-form-on-others": (params) =>
    `${sentenceCase(BODIES[String(params.type)] ?? "These troops")} never skirmish: they are close or loose.`,
  "dragoons-not-formed": () => "Dragoons are formed, mounted and on foot.",
  "caracole-without-mounted-firearm": () => "Only mounted troops shooting pistol or carbine caracole.",
  "caracole-twice": () => "A troop caracoles the early or the later way, not both.",
  "dragoons-with-caracole": () => "Dragoons shoot as foot, so they do not caracole.",
  "firepower-without-weapon": () => "A firepower needs a shooting weapon.",
  "set-formation-not-foot": () => "Only foot stands in a set formation.",
  "set-formation-not-close": () => "A set formation with pikes is in close formation.",
  "skirmishers-in-set-formation": () => "Skirmishers stand in no set formation.",
  "set-formation-without-pikes": (params) =>
    `${withArticle(said(params, "setFormation"))} has pikes: give it ${said(params, "weapons")} for impact or melee.`,
  "set-formation-without-shot": (params) =>
    `${withArticle(said(params, "setFormation"))} has bases of shot: give it arquebus or musket to shoot with.`,
  "colunela-without-arquebus": () => "A colunela has arquebusiers in front of its pikes: give it arquebus to shoot with.",
  "foot-regiment-without-firearm": () => "A foot regiment is a body of muskets: give it a firearm to shoot with.",
  "missile-regiment-with-shot": () => "A missile regiment has no shot: arm it with bows or the like, or make it a foot regiment.",
  "missile-regiment-without-missiles": () => "A missile regiment shoots: give it bows or the like.",
  "commanded-shot-without-shot": () => "Commanded shot needs arquebus, musket or pistol.",
  "bande-not-as-defined": () =>
    "Bande are unprotected foot, flexible close, loose or skirmish, with arquebus of average firepower and polearm.",
  "manga-without-tercio": () => "Only a tercio sends out a manga.",
  "pikes-without-bayonet": () => "Pikes as a characteristic go with plug or socket bayonet.",
  "regimental-guns-not-foot": () => "Only foot has regimental guns.",
  "regimental-guns-without-weapon": () => "Regimental guns support troops that shoot: give them a shooting weapon.",
  "platoon-fire-without-firearm": () => "Platoon fire is fired with muskets: give the troops a firearm.",
  "shoot-and-charge-without-weapon": () => "Troops that shoot and charge need something to shoot with.",
  "square-not-foot": () => "Only foot forms square.",
  "camelry-not-mounted": () => "Only mounted troops ride camels.",
  "mounted-with-foot-characteristic": (params) => `Mounted troops cannot have ${said(params, "characteristic")}.`,
  "dismountable-not-mounted": () => "Only mounted troops can dismount.",
  "nervous-never": (params) => `${sentenceCase(said(params, "of"))} ${params.of === "dragoons" ? "are" : "is"} never nervous.`,
  "nervous-and-steady": () => "Troops are nervous or steady, not both.",
  "wagons-cannot": (params) =>
    params.characteristic === "barricades"
      ? "Battle wagons need no barricades: they claim as if behind them anyway."
      : `Battle wagons cannot have ${said(params, "characteristic")}: they never charge, run away or skirmish.`,
  "guns-cannot": (params) =>
    `These guns cannot have ${said(params, "characteristic")}: no artillery charges, and medium and heavy guns only wheel.`,
  "skirmishers-with-shove": () => "Skirmishers cannot shove.",
  "skirmishers-with-square": () => "Skirmishers cannot form square.",
  "skirmishers-with-obstacles": (params) =>
    `Pure skirmishers cannot have ${said(params, "characteristic")}: only a TuG has any use of them.`,
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
