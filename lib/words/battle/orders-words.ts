import type { ShortEdge, TerrainKind } from "../../model/enumerations";
import type { FrozenForce } from "../../model/frozen-force";
import type { Refused } from "../../model/refusals";
import type { TableRefusalParams } from "../../model/table-refusals";
import { both, counted, numeral, roleNoun, sentenceCase } from "../phrasing";
import { commanderCalled } from "./commander-words";
import { placementSentences, readerOf, type SeenTable } from "./placement-words";
import { TABLE_REFUSAL_WORDS } from "./table-refusal-words";
import { lengthWords, placeWords, theKind } from "./terrain-words";

type Commander = FrozenForce["commanders"][number];
type Named = { readonly number: number; readonly name: string };

/** A commander of one's own: "B Gustav Horn", "your B". */
export const commanderNamed = (commander: number, commanders: readonly Pick<Commander, "name">[]): string =>
  commanderCalled(commander, "your", commanders);

/** "Sub-commander, competent professional": where he is named above. */
export const commanderRank = ({ role, grade, class: kind }: Omit<Commander, "name">): string =>
  sentenceCase(`${roleNoun(role)}, ${grade} ${kind}`);

/** "7 Pancerni". */
export const groupWords = ({ number, name }: Named): string => `${number} ${name}`;

/** Why a unit group cannot be given an order. */
export type StayReason =
  | { readonly code: "placed" | "straggles" | "barricades" | "full" }
  | { readonly code: "kind"; readonly type: "artillery" | "battle-wagon" | "elephant" | "other" }
  | { readonly code: "contingent" | "marches"; readonly commander: string }
  | { readonly code: "hides"; readonly at: number };

const KINDS = {
  artillery: "artillery never does",
  "battle-wagon": "battle wagons never do",
  elephant: "elephants never do",
  other: "its kind never does",
} as const;

/** Within a sentence: "on the table already". */
export function stayWords(reason: StayReason): string {
  switch (reason.code) {
    case "placed":
      return "on the table already";
    case "straggles":
      return "off the table for good";
    case "barricades":
      return "it stands behind barricades";
    case "full":
      return "the march is full";
    case "kind":
      return KINDS[reason.type];
    case "contingent":
      return `goes with ${reason.commander} or not at all`;
    case "marches":
      return `marches with ${reason.commander}`;
    case "hides":
      return `lies in ambush ${reason.at}`;
    default:
      return reason satisfies never;
  }
}

/** Why a commander cannot go one of the ways. */
export type WayReason =
  | { readonly code: "water" | "no-contingent" }
  | { readonly code: "taken"; readonly commander: string }
  | { readonly code: "no-card"; readonly most: number }
  | { readonly code: "too-many"; readonly count: number; readonly most: number }
  | { readonly code: "cannot-go"; readonly group: string; readonly why: StayReason };

/** A sentence. */
export function wayReasonWords(reason: WayReason): string {
  switch (reason.code) {
    case "water":
      return "Water closes it.";
    case "no-contingent":
      return "An ally marches with his contingent, and no unit group is set down as his.";
    case "taken":
      return sentenceCase(`${reason.commander} marches there.`);
    case "no-card":
      return `All ${numeral(reason.most)} ambush cards are used.`;
    case "too-many":
      return `His contingent is ${counted(reason.count, "unit group")}: ${reason.most} at most can march.`;
    case "cannot-go":
      return `He goes with the whole of his contingent, and ${reason.group} cannot: ${stayWords(reason.why)}.`;
    default:
      return reason satisfies never;
  }
}

/** The two edges as whoever sits there has them, his left first. */
export const ownEdges = (isDefender: boolean): readonly { readonly edge: ShortEdge; readonly label: string }[] =>
  isDefender
    ? [
        { edge: "left", label: "Left" },
        { edge: "right", label: "Right" },
      ]
    : [
        { edge: "right", label: "Left" },
        { edge: "left", label: "Right" },
      ];

type Cards = { readonly needed: number; readonly canHold: boolean; readonly held: number };

/** The red cards by which a march arrives, and whether its commander can ever hold so many. */
export function marchCardsWords({ needed, canHold, held }: Cards): { readonly text: string; readonly warning: string | null } {
  const text = `Arrives on ${counted(needed, "red card")}.`;
  return { text, warning: canHold ? null : `He never holds more than ${counted(held, "card")}: this march can never arrive.` };
}

/** What an ally who marches takes along. */
export const contingentWords = (units: readonly Named[]): string => `With the whole of his contingent: ${both(units.map(groupWords))}.`;

const isOfTable = (code: string): code is keyof TableRefusalParams => code in TABLE_REFUSAL_WORDS;

/** What is wrong with an order, where it stands; `seen`: the view of whoever gives it. Null: its marker is not laid. */
export function orderFaultWords(why: Refused | null, seen: SeenTable): string {
  if (why === null) return "Lay its marker on the map.";
  if (why.code === "ambush-not-there") return placementSentences(why.params.reasons, seen);
  const { code, params } = why;
  if (!isOfTable(code)) return "These orders cannot be given.";
  return (TABLE_REFUSAL_WORDS[code] as (params: Refused["params"], seen: SeenTable) => string)(params, seen);
}

/** Of a marker that lies in cover; `from`: BW. */
export const coverWords = (kind: TerrainKind, from: number): string =>
  from === 0 ? `Nobody sees into ${theKind(kind)}.` : `In ${theKind(kind)} it is seen from ${lengthWords(from)} BW and nearer.`;

/** Where a marker lies, for whoever gives the order. */
export const laidWords = (at: { readonly x: number; readonly y: number } | null, seen: SeenTable): string =>
  at ? placeWords(at, readerOf(seen)) : "Not laid yet";

/** What is told of the hatching on the map. `count`: of the places; null while they are sought. */
export function shadeWords(count: number | null, group: Named | null): string {
  const who = group ? groupWords(group) : "any of your unit groups";
  if (count === null) return "Looking for where the enemy sees nobody…";
  if (count === 0) return `Nowhere in your half is ${who} hidden from the enemy's half of the table.`;
  return `Hatched on the map: where the middle of a marker with ${who} can lie unseen.`;
}

/** One of the five special cards. */
export type OrderCard = {
  readonly card: "ambush-1" | "ambush-2" | "ambush-3" | "march-left" | "march-right";
  /** What it is used for; null while it is not. */
  readonly use: string | null;
  readonly isBluff: boolean;
};

const CARDS: Readonly<Record<OrderCard["card"], string>> = {
  "ambush-1": "Ambush I",
  "ambush-2": "Ambush II",
  "ambush-3": "Ambush III",
  "march-left": "March left",
  "march-right": "March right",
};

export const orderCardName = (card: OrderCard["card"]): string => CARDS[card];
