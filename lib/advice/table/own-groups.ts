import type { FrozenForce } from "../../model/force";
import type { ComputerTurn } from "../computer-turn";

export type OwnUnit = FrozenForce["units"][number];

/** Numbers of the seat's unit groups that march or are in ambush. */
function hiddenNumbers({ view, me }: Pick<ComputerTurn, "view" | "me">): ReadonlySet<number> {
  return new Set(
    view.markers.flatMap(({ seat, secret }) => {
      if (seat !== me || !secret) return [];
      if (secret.kind === "march") return secret.edge === null ? [] : secret.units;
      return secret.unit === null ? [] : [secret.unit];
    }),
  );
}

/** The seat's unit groups that are on the table or may still be placed there. */
export function groupsToStand(turn: Pick<ComputerTurn, "view" | "me" | "force">): readonly OwnUnit[] {
  const hidden = hiddenNumbers(turn);
  return turn.force.units.filter(({ number }) => !hidden.has(number));
}

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
