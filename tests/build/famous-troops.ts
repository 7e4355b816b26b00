import type { z } from "zod";
import type { troop } from "@/lib/model/troop";

export type TroopInput = z.input<typeof troop>;

/** Name, then the nine columns as they are printed: type, formation, armour, quality, shot, shooting, impact, melee, special. */
type Printed = readonly [string, string, string, string, string, string, string, string, string];

const pikeAndShot = { shooting: { weapon: "musket", firepower: "average" }, impact: "pike-and-shot", melee: "pike-and-shot" } as const;
const formedCloseFoot = { type: "foot", training: "formed", formation: "close", armour: "protected" } as const;
const formedLooseHorse = { type: "mounted", training: "formed", formation: "loose" } as const;

/** The rulebook's table "Examples of famous troop types", row by row: how we type it, and how it is printed there. */
export const FAMOUS_TROOPS: readonly { name: string; troop: TroopInput; printed: Printed }[] = [
  {
    name: "Swedish Blue Brigade",
    troop: {
      ...{ ...formedCloseFoot, ...pikeAndShot, quality: "superior" },
      ...{ setFormation: "pike-and-shot", characteristics: ["shoot-and-charge", "elan"] },
    },
    printed: ["Foot", "Formed Close", "Protected", "Superior", "Musket", "AFP", "P&S", "P&S", "Shoot and Charge Elan P&S"],
  },
  {
    name: "Finnish Hakkapeliita",
    troop: {
      ...{ ...formedLooseHorse, armour: "protected", quality: "exceptional" },
      ...{ impact: "charging-pistol", melee: "melee-pistol", characteristics: ["ferocious"] },
    },
    printed: ["Mounted", "Formed loose", "Protected", "Exceptional", "", "", "CPi", "MPi", "Ferocious"],
  },
  {
    name: "Transylvanian Haiduks",
    troop: {
      ...{ type: "foot", training: "formed", formation: "loose", armour: "unprotected", quality: "average" },
      ...{ shooting: { weapon: "musket", firepower: "average" } },
    },
    printed: ["Foot", "Formed loose", "Unprotected", "Average", "Musket", "AFP", "", "", ""],
  },
  {
    name: "Tilly's veterans",
    troop: { ...formedCloseFoot, ...pikeAndShot, quality: "superior", setFormation: "early-pike-and-shot" },
    printed: ["Foot", "Formed Close", "Protected", "Superior", "Musket", "AFP", "P&S", "P&S", "Early P&S"],
  },
  {
    name: "Tercios viejos españoles",
    troop: { ...formedCloseFoot, ...pikeAndShot, training: "drilled", quality: "exceptional", setFormation: "early-pike-and-shot" },
    printed: ["Foot", "Drilled Close", "Protected", "Exceptional", "Musket", "AFP", "P&S", "P&S", "Early P&S"],
  },
  {
    name: "Newly raised Protestant regiments",
    troop: {
      ...{ ...formedCloseFoot, ...pikeAndShot, quality: "average" },
      ...{ setFormation: "pike-and-shot", shooting: { weapon: "musket", firepower: "low" } },
    },
    printed: ["Foot", "Formed Close", "protected", "Average", "Musket", "LFP", "P&S", "P&S", "P&S"],
  },
  {
    name: "Reiter",
    troop: {
      ...{ ...formedLooseHorse, armour: "protected", quality: "average" },
      ...{ shooting: { weapon: "carbine", firepower: "average" }, characteristics: ["caracole-later"] },
    },
    printed: ["Mounted", "Formed loose", "protected", "Average", "Carbine", "AFP", "", "", "Later Caracole"],
  },
  {
    name: "Kurassiere",
    troop: {
      ...{ type: "mounted", training: "formed", formation: "close", armour: "armoured", quality: "superior" },
      ...{ impact: "trotting-pistol", melee: "melee-pistol" },
    },
    printed: ["Mounted", "Formed Close", "Armoured", "Superior", "", "", "TPi", "MPi", ""],
  },
  {
    name: "Later Kurassiers",
    troop: {
      ...{ ...formedLooseHorse, armour: "protected", quality: "superior" },
      ...{ impact: "charging-pistol", melee: "melee-pistol", characteristics: ["aggressive"] },
    },
    printed: ["Mounted", "Formed loose", "Protected", "Superior", "", "", "CPi", "MPi", "Aggressive"],
  },
  {
    name: "Transylvanian Hussars",
    troop: {
      ...{ type: "mounted", training: "formed", formation: "flexible-mounted", armour: "unprotected", quality: "average" },
      ...{ shooting: { weapon: "bow" } },
    },
    printed: ["Mounted", "Formed flexible", "Unprotected", "Average", "Bow", "", "", "", ""],
  },
  {
    name: "Polish Hussars",
    troop: {
      ...{ ...formedLooseHorse, armour: "armoured", quality: "superior" },
      ...{ impact: "charging-lancer", melee: "melee-pistol", characteristics: ["ferocious"] },
    },
    printed: ["Mounted", "Formed loose", "Armoured", "Superior", "", "", "CL", "MPi", "Ferocious"],
  },
  {
    name: "Polish Pancerni",
    troop: {
      ...{ ...formedLooseHorse, armour: "armoured", quality: "superior" },
      ...{ shooting: { weapon: "carbine", firepower: "average" }, impact: "light-lance", melee: "melee-pistol" },
    },
    printed: ["Mounted", "Formed loose", "armoured", "Superior", "Carbine", "AFP", "LL", "MPi", ""],
  },
];
