import type { z } from "zod";
import { type Troop, troop } from "@/lib/model/troop";

type Given = Partial<z.input<typeof troop>>;

const made = (more: Given): Troop =>
  troop.parse({ type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average", ...more });

const points = { impact: "pike-and-shot", melee: "pike-and-shot", shooting: { weapon: "musket" } } as const;

export const foot = (more: Given = {}): Troop => made(more);
export const shotOf = (more: Given = {}): Troop =>
  made({ formation: "loose", armour: "unprotected", shooting: { weapon: "musket" }, ...more });
export const skirmishers = (more: Given = {}): Troop =>
  made({ training: null, formation: "skirmish", armour: "unprotected", shooting: { weapon: "arquebus" }, ...more });
export const horse = (more: Given = {}): Troop => made({ type: "mounted", formation: "loose", melee: "melee-pistol", ...more });
export const elephants = (more: Given = {}): Troop => made({ type: "elephant", ...more });
export const wagons = (more: Given = {}): Troop => made({ type: "battle-wagon", formation: "loose", ...more });
export const guns = (weapon: "light-artillery" | "medium-artillery" | "heavy-artillery"): Troop =>
  made({ type: "artillery", formation: "loose", armour: "unprotected", quality: "poor", shooting: { weapon } });

export const pikeAndShot = (more: Given = {}): Troop => made({ setFormation: "pike-and-shot", ...points, ...more });
export const keil = (more: Given = {}): Troop =>
  made({ setFormation: "keil", armour: "unprotected", impact: "pike", melee: "pike", ...more });
/** Its files of pikes are four deep, those of shot two ("Glossary: Late Keil"). */
export const laterKeil = (more: Given = {}): Troop => made({ setFormation: "later-keil", ...points, ...more });
export const tercio = (more: Given = {}): Troop => made({ setFormation: "tercio", ...points, ...more });
export const bayonets = (more: Given = {}): Troop =>
  made({
    ...{ setFormation: "foot-regiment", armour: "unprotected", shooting: { weapon: "musket" } },
    ...{ impact: "socket-bayonet", melee: "socket-bayonet", ...more },
  });
export const dragoons = (more: Given = {}): Troop =>
  made({ type: "mounted", formation: "dragoon", armour: "unprotected", shooting: { weapon: "musket" }, ...more });
