import type { TroopProblemCode } from "../model/troop-consistency";
import { sentenceCase, spoken } from "./phrasing";
import { say, term, type Words } from "./sentence";

type Params = Readonly<Record<string, unknown>>;

const said = (params: Params, key: string): string => spoken(String(params[key] ?? ""));

const BODIES: Readonly<Record<string, string>> = { artillery: "artillery", "battle-wagon": "battle wagons", elephant: "elephants" };

/** Formations that are a body of their own take an article; those named after their arms do not. */
const withArticle = (formation: string): string => (/keil|tercio|colunela/.test(formation) ? `A ${formation}` : sentenceCase(formation));

/** One sentence for every way in which a classification contradicts itself. */
const TROOP_PROBLEM_WORDS: Readonly<Record<TroopProblemCode, (params: Params) => Words>> = {
  "mounted-with-foot-weapon": (params) =>
    `Mounted troops cannot have ${said(params, "weapon")}: it is a weapon of foot. Only dragoons can have muskets.`,
  "foot-with-mounted-weapon": (params) => `Foot cannot have ${said(params, "weapon")}: it is a weapon of mounted troops.`,
  "weapon-not-of-type": (params) =>
    `${sentenceCase(BODIES[String(params.type)] ?? "These troops")} cannot have ${said(params, "weapon")}: it is a weapon of ${params.of === "mounted" ? "mounted troops" : "foot in ranks"}.`,
  "bayonet-without-firearm": () => "A bayonet needs a firearm: give the troops an arquebus or a musket.",
  "bayonets-differ": () => "Choose plug bayonets or socket bayonets, not both.",
  "pike-and-shot-without-shot": () => "Pike and shot needs a firearm: give the troops one, or change the weapon to pike.",
  "artillery-without-gun": () => "Artillery must have light, medium or heavy artillery to shoot with.",
  "gun-without-artillery": (params) =>
    `Only artillery shoots with ${said(params, "weapon")}. Wagons and elephants carry light guns as attached weapons.`,
  "artillery-not-loose": () => "Artillery is always in loose formation.",
  "training-missing": () => "Only pure skirmishers have no training. Choose drilled, formed or tribal.",
  "skirmishers-with-training": () => "Pure skirmishers have no training: they move as drilled troops do.",
  "mounted-formation-on-others": () => "Only mounted troops can be flexible mounted or dragoons.",
  "foot-formation-on-others": () =>
    "Only foot can be flexible between close, loose and skirmish. Mounted troops that can skirmish are flexible mounted.",
  "skirmish-form-on-others": (params) =>
    `${sentenceCase(BODIES[String(params.type)] ?? "These troops")} never skirmish: they are close or loose.`,
  "dragoons-not-formed": () => "Dragoons are formed, both mounted and on foot.",
  "caracole-without-mounted-firearm": () => "Only mounted troops with pistol or carbine can caracole.",
  "caracole-twice": () => "Choose early caracole or later caracole, not both.",
  "dragoons-with-caracole": () => "Dragoons shoot as foot, so they cannot caracole.",
  "firepower-without-weapon": () => say`${term("firepower", "Firepower")} needs a shooting weapon.`,
  "set-formation-not-foot": () => "Only foot can be in a set formation.",
  "set-formation-not-close": () => "A set formation with pikes is in close formation.",
  "skirmishers-in-set-formation": () => "Skirmishers cannot be in a set formation.",
  "set-formation-without-pikes": (params) =>
    `${withArticle(said(params, "setFormation"))} has pikes: give it ${said(params, "weapons")} for impact or melee.`,
  "set-formation-without-shot": (params) =>
    `${withArticle(said(params, "setFormation"))} has bases of shot: give it arquebus or musket to shoot with.`,
  "colunela-without-arquebus": () => "A colunela has arquebusiers: give it an arquebus to shoot with.",
  "foot-regiment-without-firearm": () => "A foot regiment needs a firearm to shoot with.",
  "missile-regiment-with-shot": () => "A missile regiment has no firearms. Give it bows or the like, or make it a foot regiment.",
  "missile-regiment-without-missiles": () => "A missile regiment needs bows or the like to shoot with.",
  "commanded-shot-without-shot": () => "Commanded shot needs an arquebus, a musket or a pistol.",
  "bande-not-as-defined": () =>
    say`${term("bande", "Bande")} are ${term("unprotected")} ${term("foot")}, ${term("flexible")} ${term("close")}, ${term("loose")} or ${term("skirmishers", "skirmish")}, with ${term("arquebus")} of ${term("average-firepower")} and ${term("polearm")}.`,
  "manga-without-tercio": () => "Only a tercio can have a manga.",
  "pikes-without-bayonet": () => "The characteristic pikes needs a plug or socket bayonet.",
  "regimental-guns-not-foot": () => "Only foot can have regimental guns.",
  "regimental-guns-without-weapon": () => "Regimental guns need troops with a shooting weapon.",
  "platoon-fire-without-firearm": () => "Platoon fire needs a firearm.",
  "shoot-and-charge-without-weapon": () => "Shoot and charge needs a shooting weapon.",
  "square-not-foot": () => "Only foot can form square.",
  "camelry-not-mounted": () => "Only mounted troops can be camelry.",
  "mounted-with-foot-characteristic": (params) => `Mounted troops cannot have ${said(params, "characteristic")}.`,
  "dismountable-not-mounted": () => "Only mounted troops can dismount.",
  "nervous-never": (params) => `${sentenceCase(said(params, "of"))} ${params.of === "dragoons" ? "are" : "is"} never nervous.`,
  "nervous-and-steady": () => "Choose nervous or steady, not both.",
  "wagons-cannot": (params) =>
    params.characteristic === "barricades"
      ? "Battle wagons need no barricades: they already claim as if behind them."
      : `Battle wagons cannot have ${said(params, "characteristic")}: they never charge, run away or skirmish.`,
  "guns-cannot": (params) =>
    `These guns cannot have ${said(params, "characteristic")}: no artillery charges, and medium and heavy guns only wheel.`,
  "skirmishers-with-shove": () => "Skirmishers cannot shove.",
  "skirmishers-with-square": () => "Skirmishers cannot form square.",
  "skirmishers-with-obstacles": (params) => `Pure skirmishers cannot have ${said(params, "characteristic")}: they are only for TuGs.`,
  "elephants-not-protected": () => "Elephants are always protected.",
  "attached-without-platform": () => "Only battle wagons and elephants carry weapons on board.",
  "attached-weapon-too-large": (params) =>
    `${said(params, "weapon")} cannot be carried on board. Choose light artillery or a missile weapon of foot.`,
  "characteristic-follows": (params) => `${said(params, "characteristic")} already follows from the rest. Leave it out.`,
};

export const isTroopProblem = (code: string): code is TroopProblemCode => Object.hasOwn(TROOP_PROBLEM_WORDS, code);

/** What is wrong with a classification, and what would be right. */
export const troopProblemWords = (code: TroopProblemCode, params: Params = {}): Words => sentenceCase(TROOP_PROBLEM_WORDS[code](params));
