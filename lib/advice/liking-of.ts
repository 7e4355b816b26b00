import type { FlankSharer, GroundLiking } from "../model/advice";
import type { FrozenForce } from "../model/force";

type Troop = FrozenForce["units"][number]["troop"];

function likingOfFoot({ formation, training, setFormation, characteristics }: Troop): GroundLiking {
  if (setFormation === "keil" || setFormation === "later-keil") return "keils-need-good-going";
  if (setFormation === "tercio") return "tercios-need-good-going";
  if (setFormation === "commanded-shot") return "commanded-shot-goes-with-horse";
  if (characteristics.includes("barricades")) return "barricades-want-a-field-of-fire";
  if (formation === "close") return "close-foot-wants-good-going";
  if (formation === "skirmish") return "skirmishers-like-cover";
  if (training === "tribal") return "warriors-like-cover";
  return formation === "loose" ? "loose-foot-likes-cover" : "flexible-foot-likes-cover";
}

function likingOfMounted({ formation, weapon, characteristics }: Troop): GroundLiking {
  if (characteristics.includes("camelry")) return "camels-mind-little";
  if (formation === "close") return "close-horse-likes-it-open";
  if (formation === "skirmish" || formation.startsWith("flexible")) return "light-horse-likes-room";
  return weapon === null ? "mounted-like-it-open" : "shooting-horse-likes-it-open";
}

/** What troops think of the amount of terrain ("Movement", "Shatter", "Flexibles"). For a troop with contradictions its type decides. */
export function likingOf(troop: Troop): GroundLiking {
  if (troop.formation === "dragoon") return "dragoons-like-cover";
  switch (troop.type) {
    case "foot":
      return likingOfFoot(troop);
    case "mounted":
      return likingOfMounted(troop);
    case "artillery":
      return troop.weapon === "light-artillery" ? "guns-want-a-field-of-fire" : "heavy-guns-want-a-field-of-fire";
    case "battle-wagon":
      return "wagons-need-open-ground";
    case "elephant":
      return "elephants-like-it-open";
    default:
      return troop.type satisfies never;
  }
}

/** Whose flank a secure flank guards or closes; null for troops that do not mind either way. */
export const SHARER_OF: Readonly<Record<GroundLiking, Exclude<FlankSharer, "few-groups"> | null>> = {
  "mounted-like-it-open": "horse",
  "close-horse-likes-it-open": "horse",
  "shooting-horse-likes-it-open": "horse",
  "light-horse-likes-room": "horse",
  "camels-mind-little": "horse",
  "elephants-like-it-open": null,
  "wagons-need-open-ground": null,
  "guns-want-a-field-of-fire": "foot",
  "heavy-guns-want-a-field-of-fire": "foot",
  "keils-need-good-going": "deep-foot",
  "tercios-need-good-going": "deep-foot",
  "close-foot-wants-good-going": "foot",
  "barricades-want-a-field-of-fire": "foot",
  "commanded-shot-goes-with-horse": null,
  "loose-foot-likes-cover": "light-foot",
  "warriors-like-cover": "light-foot",
  "flexible-foot-likes-cover": "light-foot",
  "skirmishers-like-cover": "light-foot",
  "dragoons-like-cover": "light-foot",
};
