import type { ArmyCards, CommanderCard, UnitCard } from "@/lib/model/army-cards";
import type { ShortEdge } from "@/lib/model/enumerations";
import type { CardKind } from "./cards-query";
import { FILES, RANKS } from "./fit-card";

export type PlacedCard =
  | { readonly kind: "unit"; readonly unit: UnitCard }
  | { readonly kind: "commander"; readonly commander: CommanderCard }
  | { readonly kind: "ambush"; readonly number: number }
  | { readonly kind: "march"; readonly edge: ShortEdge };

/** All that is cut out, in its order: no place is left empty before the last. */
function cardsIn({ units, commanders, slips }: ArmyCards, show: readonly CardKind[]): readonly PlacedCard[] {
  return [
    ...(show.includes("units") ? units.map((unit) => ({ kind: "unit" as const, unit })) : []),
    ...(show.includes("commanders") ? commanders.map((commander) => ({ kind: "commander" as const, commander })) : []),
    ...(show.includes("slips") && slips
      ? [
          ...slips.ambushes.map(({ number }) => ({ kind: "ambush" as const, number })),
          ...slips.marches.map(({ edge }) => ({ kind: "march" as const, edge })),
        ]
      : []),
  ];
}

/** The leaves of cards, each as full as can be. */
export function cardLeaves(cards: ArmyCards, show: readonly CardKind[]): readonly (readonly PlacedCard[])[] {
  const all = cardsIn(cards, show);
  const most = FILES * RANKS;
  return Array.from({ length: Math.ceil(all.length / most) }, (_, leaf) => all.slice(leaf * most, (leaf + 1) * most));
}
