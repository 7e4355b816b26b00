import type { BattleCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { TerrainKind } from "@/lib/model/enumerations";

/** What a seat may take in hand, by what it does with it. */
export type Thing =
  | { readonly type: "place-piece" }
  | { readonly type: "adjust-piece" }
  | { readonly type: "place-camp" }
  | { readonly type: "place-flank-piece"; readonly kind: TerrainKind }
  | { readonly type: "deploy-unit" | "wheel-artillery" | "scout-move"; readonly number: number }
  | { readonly type: "place-commander"; readonly commander: number };

export function thingKey(thing: Thing): string {
  if ("number" in thing) return `${thing.type} ${thing.number}`;
  if ("commander" in thing) return `${thing.type} ${thing.commander}`;
  return "kind" in thing ? `${thing.type} ${thing.kind}` : thing.type;
}

/** All that may be taken in hand now, in the order in which it is legal. */
export function thingsIn({ legal }: Pick<BattleView, "legal">): readonly Thing[] {
  return legal.flatMap((one): readonly Thing[] => {
    switch (one.type) {
      case "place-piece":
      case "place-camp":
        return [{ type: one.type }];
      case "adjust-piece":
        return one.move === null ? [] : [{ type: one.type }];
      case "place-flank-piece":
        return [{ type: one.type, kind: one.kind }];
      case "deploy-unit":
      case "wheel-artillery":
      case "scout-move":
        return [{ type: one.type, number: one.number }];
      case "place-commander":
        return [{ type: one.type, commander: one.commander }];
      default:
        return [];
    }
  });
}

/** The thing that a command is about; null of one that places nothing. */
export function thingOf(command: BattleCommand): Thing | null {
  switch (command.type) {
    case "place-piece":
    case "place-camp":
      return { type: command.type };
    case "adjust-piece":
      return command.adjust.do === "move" ? { type: command.type } : null;
    case "place-flank-piece":
      return { type: command.type, kind: command.kind };
    case "deploy-unit":
    case "wheel-artillery":
    case "scout-move":
      return { type: command.type, number: command.number };
    case "place-commander":
      return "ambush" in command.at ? null : { type: command.type, commander: command.commander };
    default:
      return null;
  }
}

/** Kinds for a flank are chosen among first: none of them is at hand before. */
const isAtHand = ({ type }: Thing): boolean => type !== "place-flank-piece";

const placeOf = (thing: Thing): number => ("number" in thing ? thing.number : "commander" in thing ? thing.commander : 0);

/** What is in the hand: what was taken up last while it may be handled, then whatever comes after it. */
export function nextThing(things: readonly Thing[], last: Thing | null): Thing | null {
  if (!last) return things.find(isAtHand) ?? null;
  const same = things.find((one) => thingKey(one) === thingKey(last));
  if (same) return same;
  const atHand = things.filter(isAtHand);
  return atHand.find((one) => one.type === last.type && placeOf(one) > placeOf(last)) ?? atHand[0] ?? null;
}
