import type { OwnUnit } from "./own-groups";

/** The posts of a line of battle, from the middle outwards. */
export const POSTS = ["foot", "guns", "wagons", "loose-foot", "elephants", "shot", "screen", "horse", "light"] as const;
export type Post = (typeof POSTS)[number];

function postOfFoot({ formation, setFormation }: OwnUnit["troop"]): Post {
  if (setFormation === "commanded-shot") return "shot";
  if (formation === "skirmish" || formation === "flexible-loose-skirmish") return "screen";
  return formation === "loose" ? "loose-foot" : "foot";
}

/** Foot in the middle with its guns; elephants and shot at its ends; horse beyond them, and the lightest outermost. */
export function postOf({ troop }: Pick<OwnUnit, "troop">): Post {
  if (troop.formation === "dragoon") return "light";
  switch (troop.type) {
    case "foot":
      return postOfFoot(troop);
    case "mounted":
      return troop.formation === "skirmish" || troop.formation === "flexible-mounted" ? "light" : "horse";
    case "artillery":
      return "guns";
    case "battle-wagon":
      return "wagons";
    case "elephant":
      return "elephants";
    default:
      return troop.type satisfies never;
  }
}

export const isOfWing = (post: Post): boolean => post === "horse" || post === "light";
