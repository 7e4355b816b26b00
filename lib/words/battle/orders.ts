import type { SecretOrder } from "../../model/battle-event";
import type { BattleView, ShownOrder } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { ShortEdge, TerrainKind } from "../../model/enumerations";
import type { FrozenForce } from "../../model/force";
import type { Refused, TableRefusalParams } from "../../model/refusals";
import { numeral } from "../numerals";
import { both, counted, plural, roleNoun, sentenceCase } from "../phrasing";
import { joined, plain, say, type Words } from "../sentence";
import { term } from "../terms";
import { orderPlaceWords, TABLE_EVENT_WORDS } from "./events";
import { placementSentences, readerOf, type SeenTable } from "./handling";
import { commanderCalled, type Other, otherCalled, type SeatNames } from "./names";
import { TABLE_REFUSALS } from "./refusals";
import { lengthWords, orderCalled, placeWords, theKind } from "./terrain";

type Commander = FrozenForce["commanders"][number];
type Named = { readonly number: number; readonly name: string };

/** When the other player learns of these orders, and what stays hidden. */
function opponentLearns(seen: Other, orders: readonly Pick<ShownOrder, "place">[]): Words {
  const other = sentenceCase(otherCalled(seen));
  if (orders.length === 0) return `Once both have given their orders, ${other} sees that you gave none.`;
  const isAmbush = ({ place }: Pick<ShownOrder, "place">) => place.kind === "ambush";
  const march = say`which commander waits beside the ${term("camp")}, but not which ${term("unit-group", "unit groups")} march, round which edge, or whether it is a ${term("bluff")}`;
  const ambush = say`where each marker lies, but not which ${term("unit-group")} hides there, or whether it is a ${term("bluff")}`;
  const told = [...(orders.every(isAmbush) ? [] : [march]), ...(orders.some(isAmbush) ? [ambush] : [])];
  return say`Once both have given their orders, ${joined(
    told.map((one) => say`${other} sees ${one}`),
    ". ",
  )}.`;
}

/** The sheet on which secret orders are written. */
export const ORDERS = {
  cards: "The five special cards",
  free: "not used",
  bluff: "bluff",
  emptyMarker: "nobody there",
  clear: "Clear all orders",
  notYet: (faults: readonly string[]) => `You cannot confirm yet. ${faults.join(" ")}`,
  /** A list that unfolds, with the number of its lines. */
  withCount: (title: string, count: number) => `${title} (${count})`,
  unreadable: "The orders saved in this tab cannot be read. Please write them again.",
  reduced: "Some orders saved in this tab are no longer possible. They were removed.",
  cannotGive: "These orders cannot be given.",
  marches: {
    heading: "Flank marches",
    nobody: say`Nobody can lead a ${term("flank-march")}: your army has no ${term("sub-commander")} and no ${term("ally")}.`,
    stays: "Stays",
    left: "Left",
    right: "Right",
    bluff: "Bluff",
    bluffMeans: say`The commander waits beside the ${term("camp")} as if marching. This uses an ${term("ambush", "ambush card")}.`,
    chooseGroups: (most: number) => `Choose 1 to ${counted(most, "unit group")} to go along.`,
    full: (most: number) => `${counted(most, "unit group")} ${plural(most, "goes", "go")} along. That is the maximum.`,
    why: (ways: readonly string[]) => `${both(ways)}:`,
    others: "Groups that cannot go",
  },
  ambushes: {
    heading: "Ambushes",
    name: (at: number) => `Ambush ${at + 1}`,
    under: "Under the marker",
    bluff: "Nobody: a bluff",
    add: "Add an ambush marker",
    used: (used: number, most: number) =>
      used >= most ? `All ${numeral(most)} ambush cards are used.` : `${used} of ${most} ambush cards used.`,
    place: "Place it on the map",
    move: "Move it",
    done: "Done",
    remove: (name: string) => `Remove ${name.toLowerCase()}`,
    others: "Groups that cannot hide",
  },
  opponent: {
    heading: (seen: Other) => `What ${otherCalled(seen)} will learn of your orders`,
    note: opponentLearns,
  },
  commands: {
    heading: "Who leads whom",
    suggest: "Fill in the computer’s suggestion",
    /** By whom the form is filled in. */
    filledBy: {
      army: "These commands come from your army. Change any you like.",
      computer: "These commands come from your army. The changes are marked: they keep groups near their commander. Change any you like.",
      player: "Changed by you.",
    },
    /** On a group that another commander leads in the army: its letter. */
    changed: (letter: string) => `changed: ${letter} in your army`,
    floats: {
      assigned:
        "Your army gives every unit group to the other commanders. So your army commander leads none, and can give cards to all the others.",
      few: "There are fewer unit groups than commanders. So your army commander leads none, and can give cards to all the others.",
    },
  },
} as const;

/** A commander of your own: "Gustav Horn (B)", "your commander B". */
export const commanderNamed = (commander: number, commanders: readonly Pick<Commander, "name">[]): string =>
  commanderCalled(commander, "your", commanders);

/** "Sub-commander, competent professional": below his name. */
export const commanderRank = ({ role, grade, class: kind }: Omit<Commander, "name">): string =>
  sentenceCase(`${roleNoun(role)}, ${grade} ${kind}`);

/** "7 Pancerni". */
export const groupWords = ({ number, name }: Named): string => `${name} (${number})`;

/** Why a unit group cannot be given an order. */
export type StayReason =
  | { readonly code: "placed" | "straggles" | "barricades" | "full" }
  | { readonly code: "kind"; readonly type: "artillery" | "battle-wagon" | "elephant" | "other" }
  | { readonly code: "contingent" | "marches"; readonly commander: string }
  | { readonly code: "hides"; readonly at: number };

const KINDS = {
  artillery: say`${term("artillery")} cannot`,
  "battle-wagon": say`${term("battle-wagon", "battle wagons")} cannot`,
  elephant: say`${term("elephant", "elephants")} cannot`,
  other: "troops of its kind cannot",
} as const;

/** Within a sentence: "already on the table". */
export function stayWords(reason: StayReason): Words {
  switch (reason.code) {
    case "placed":
      return "already on the table";
    case "straggles":
      return say`${term("stragglers", "straggler")}, off the table`;
    case "barricades":
      return say`it stands behind ${term("barricades")}`;
    case "full":
      return "the march is full";
    case "kind":
      return KINDS[reason.type];
    case "contingent":
      return `goes only with ${reason.commander}`;
    case "marches":
      return `marches with ${reason.commander}`;
    case "hides":
      return say`in ${term("ambush")} ${reason.at}`;
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
export function wayReasonWords(reason: WayReason): Words {
  switch (reason.code) {
    case "water":
      return "Water closes this edge.";
    case "no-contingent":
      return say`An ${term("ally")} marches with a ${term("contingent")}, and this one has no ${term("unit-group")}.`;
    case "taken":
      return `${sentenceCase(reason.commander)} already marches there.`;
    case "no-card":
      return say`All ${numeral(reason.most)} ${term("ambush", "ambush cards")} are used.`;
    case "too-many":
      return say`The ally’s ${term("contingent")} has ${reason.count} ${term("unit-group", plural(reason.count, "unit group"))}; the maximum for a march is ${reason.most}.`;
    case "cannot-go":
      return say`An ${term("ally")} must take the whole ${term("contingent")}, but ${reason.group} cannot go: ${stayWords(reason.why)}.`;
    default:
      return reason satisfies never;
  }
}

/** The two short edges from a player's own side, left first. */
export const ownEdges = (isDefender: boolean): readonly { readonly edge: ShortEdge; readonly label: string }[] =>
  isDefender
    ? [
        { edge: "left", label: ORDERS.marches.left },
        { edge: "right", label: ORDERS.marches.right },
      ]
    : [
        { edge: "right", label: ORDERS.marches.left },
        { edge: "left", label: ORDERS.marches.right },
      ];

type Cards = { readonly needed: number; readonly canHold: boolean; readonly held: number };

/** The red cards that bring a march in, and whether its commander can ever hold so many. */
export function marchCardsWords({ needed, canHold, held }: Cards): { readonly text: Words; readonly warning: string | null } {
  const text = say`The march needs ${needed} ${term("card-colour", plural(needed, "red card"))} to arrive.`;
  return { text, warning: canHold ? null : `This commander holds ${counted(held, "card")} at most, so the march can never arrive.` };
}

/** The troops of an ally who marches. */
export const contingentWords = (units: readonly Named[]): string => `With the whole contingent: ${both(units.map(groupWords))}.`;

const isOfTable = (code: string): code is keyof TableRefusalParams => code in TABLE_REFUSALS;

/** What is wrong with an order; `seen`: the view of its player. Null: its marker is not placed yet. */
export function orderFaultWords(why: Refused | null, seen: SeenTable): Words {
  if (why === null) return "Place its marker on the map.";
  if (why.code === "ambush-not-there") return placementSentences(why.params.reasons, seen);
  const { code, params } = why;
  if (!isOfTable(code)) return ORDERS.cannotGive;
  return (TABLE_REFUSALS[code] as (params: Refused["params"], seen: SeenTable) => Words)(params, seen);
}

/** For a marker in cover; `from`: BW. */
export const coverWords = (kind: TerrainKind, from: number): string =>
  from === 0
    ? `Nobody can see into ${theKind(kind)}.`
    : `Nobody more than ${lengthWords(from)} BW away can see the marker in ${theKind(kind)}.`;

/** Where a marker lies, for its player. */
export const laidWords = (at: { readonly x: number; readonly y: number } | null, seen: SeenTable): string =>
  at ? placeWords(at, readerOf(seen)) : "Not placed yet";

/** What the hatching on the map means. `count`: of the hidden places; null while they are being found. */
export function shadeWords(count: number | null, group: Named | null): Words {
  if (count === null) return "Finding where the enemy cannot see…";
  if (count === 0)
    return group
      ? `No place in your half hides ${groupWords(group)} from the enemy’s half.`
      : say`You cannot lay an ${term("ambush")}: no place in your half hides a ${term("unit-group")} from the enemy’s half.`;
  return group
    ? `Inside the hatching, the marker can hide ${groupWords(group)}.`
    : say`A ${term("bluff")} may lie anywhere inside the hatching, where one of your ${term("unit-group", "unit groups")} could really hide.`;
}

/** One of the five special cards. */
export type OrderCard = {
  readonly card: "ambush-1" | "ambush-2" | "ambush-3" | "march-left" | "march-right";
  /** What it is used for; null while it is free. */
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

type Own = NonNullable<BattleView["own"]>;

/** Why a unit group or a marker has only one possible commander. */
export type FixedReason = { readonly code: "contingent" | "in-ambush"; readonly commander: number };

/** `letter`: of the commander, as on the map. */
export const fixedWords = ({ code }: FixedReason, letter: string): string =>
  code === "contingent" ? `Contingent of ${letter}` : `${letter} stands with this marker`;

/** "Ambush 2 (7 Pancerni)", "Ambush 1 (a bluff)". */
export function markerWords(order: string, secret: SecretOrder | null, { units }: Own): string {
  const under = secret?.kind === "ambush" ? secret.unit : null;
  const unit = units.find(({ number }) => number === under);
  return `${sentenceCase(orderCalled(order))} (${unit ? groupWords(unit) : "a bluff"})`;
}

/** How many groups a commander leads, and whether he may lead none. */
export function ledCount(count: number, mayFloat: boolean): string {
  if (count > 0) return counted(count, "group");
  return mayFloat ? "no command" : "none yet";
}

/** A marching commander leads exactly the groups that march with him. */
export function marchLedWords(secret: Extract<SecretOrder, { kind: "march" }>, { commanders, units }: Own): Words {
  const along = units.filter(({ number }) => secret.units.includes(number)).map(groupWords);
  return say`${sentenceCase(commanderNamed(secret.commander, commanders))} is on a ${term("flank-march")} and leads only ${both(along)}.`;
}

/** Up to so many are named. */
const NAMED = 3;

/** "Nobody leads 4 Musketeers and ambush 1 yet." */
export const unledWords = (names: readonly string[]): string =>
  names.length > NAMED ? `Choose a commander for ${names.length} more unit groups or markers.` : `Nobody leads ${both(names)} yet.`;

/**
 * What the other player reads once both have given their orders: the sentence of the record, and each order as it is seen, without the
 * names of commanders.
 */
export function ordersSeen(
  orders: readonly ShownOrder[],
  seat: SeatName,
  { commanders: _, ...names }: SeatNames,
): { readonly said: string; readonly seen: readonly string[] } {
  const given = orders.map(({ order, place }) => ({ order, place, orderHash: "", secret: null, salt: null }));
  const event = { type: "orders-given", seat, orders: given } as unknown as Parameters<(typeof TABLE_EVENT_WORDS)["orders-given"]>[0];
  return {
    said: plain(TABLE_EVENT_WORDS["orders-given"](event, names, [])),
    seen: given.map(({ place }) => sentenceCase(plain(orderPlaceWords(place, names, seat)))),
  };
}
