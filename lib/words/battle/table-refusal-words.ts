import type { TableRefusalParams } from "../../model/table-refusals";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted, either, sentenceCase } from "../phrasing";
import { commanderCalled } from "./commander-words";
import { placementSentences, readerOf, type SeenTable } from "./placement-words";
import { brokenDiffersWords } from "./result-words";
import { categoryWords, edgeWords, kindWords, lengthWords, orderCalled, placeWords, type Reader } from "./terrain-words";

type Code = keyof TableRefusalParams;
type Words = { readonly [One in Code]: (params: TableRefusalParams[One], seen?: SeenTable) => string };

const readerIf = (seen?: SeenTable): Reader => (seen ? readerOf(seen) : { eyes: null });
const edgeOf = (edge: "left" | "right", seen?: SeenTable): string => edgeWords(edge, readerIf(seen));
/** Who is refused has none but his own commanders to name. */
const yours = (commander: number, seen?: SeenTable): string => commanderCalled(commander, "your", seen?.own?.commanders);
/** Whose army it is, as a sentence goes on with it. */
const armyOf = (seat: "a" | "b", seen?: SeenTable): string =>
  seen?.seat ? (seen.seat === seat ? "your army" : "your opponent's army") : `the army of seat ${seat}`;
const groups = (numbers: readonly number[]): string => `unit ${numbers.length === 1 ? "group" : "groups"} ${both(numbers)}`;

/** Why the rules of the table refuse something. */
export const TABLE_REFUSAL_WORDS: Words = {
  "not-there": (p, seen) => placementSentences(p.reasons, seen),
  "flank-width": (p) =>
    p.min === null
      ? "A flank of terrain has no width: only the edge is chosen."
      : `The water is to be ${lengthWords(p.min)} to ${lengthWords(p.max)} BW wide.`,
  "flank-chosen": () => "The flank is chosen already: that is final.",
  "kind-not-of-territory": (p) => `There is no such terrain in ${TERRITORY_WORDS[p.territory]}: ${kindWords(p.kind)} cannot be chosen.`,
  "kind-not-wanted": (p) =>
    p.wanted.length === 0
      ? `No more compulsory pieces are asked for: ${kindWords(p.kind)} cannot be chosen.`
      : `${sentenceCase(either(p.wanted.map(categoryWords)))} is still asked for: ${kindWords(p.kind)} is something else.`,
  "no-village-for-it": (p) => `For each village there is ${counted(p.most, "enclosed field")} at most.`,
  "nothing-to-lay": () => "You have no piece to lay now.",
  "place-left": (p, seen) =>
    `It has a place, for example with its middle ${placeWords(p.place, readerIf(seen))}${p.place.angle === 0 ? "" : `, turned ${p.place.angle}°`}: a piece is lost only when there is none.`,
  "nothing-to-adjust": () => "There is no piece that you may move or remove now.",
  "adjust-too-low": (p) => `A ${p.die} is too low for that: it takes ${p.needed} or more.`,
  "camp-placed": () => "Your camp is pitched already.",
  "camp-first": () => "Your camp is pitched before any unit group is deployed.",
  "no-camp": () => "Your army has no camp.",
  "no-such-unit": (p) => `You have no unit group ${p.number}.`,
  "unit-placed": (p) => `Unit group ${p.number} is placed already: that is final.`,
  "unit-ordered": (p) => `Unit group ${p.number} is on a march or in ambush.`,
  "others-first": (p) => `Barricades come first, then medium and heavy artillery: now ${groups(p.numbers)}.`,
  "orders-given": () => "You have given your orders already: that is final.",
  "not-a-sub-commander": (p, seen) =>
    `A flank march is led by a sub-commander or an ally, not by ${yours(p.commander, seen)}${p.commander === 0 ? ", the army commander" : ""}.`,
  "commander-twice": (p, seen) => `One commander, one march: ${yours(p.commander, seen)} is named twice.`,
  "edge-closed": (p, seen) => `Nobody marches round ${edgeOf(p.edge, seen)}: water closes it.`,
  "edge-twice": (p, seen) => `One march at most goes round each short edge: ${edgeOf(p.edge, seen)} has two.`,
  "march-size": (p) => `A flank march takes ${counted(1, "unit group")} at least and ${p.most} at most.`,
  "unit-may-not-march": (p) => `Unit group ${p.number} cannot go on a flank march.`,
  "unit-may-not-ambush": (p) => `Unit group ${p.number} cannot lie in ambush.`,
  "unit-twice": (p) => `Unit group ${p.number} is named twice.`,
  "not-his-contingent": (p, seen) =>
    `An ally goes with the whole of his contingent and nobody else: ${yours(p.commander, seen)} has ${p.numbers.length === 0 ? "none left" : groups(p.numbers)}.`,
  "too-many-cards": (p) => `Ambush markers and bluffed marches are ${p.most} together at most.`,
  "ambush-not-there": (p, seen) => placementSentences(p.reasons, seen, `Ambush ${p.at}: `),
  "not-artillery": (p) => `Unit group ${p.number} is no artillery of yours on the table: nothing of it can be wheeled back.`,
  "not-pike-and-shot": (p) => `Unit group ${p.number} has no pikes to drop.`,
  "pikes-off-table": (p) =>
    `Unit group ${p.number} is not on the table: if it drops its pikes, note that with its order, and show it when the group arrives or is revealed.`,
  "already-dropped": (p) => `Unit group ${p.number} has dropped its pikes already.`,
  "already-wheeled": (p) => `Unit group ${p.number} has been wheeled already.`,
  "already-passed": () => "You have passed already: that is final.",
  "commander-placed": (p, seen) => `${sentenceCase(yours(p.commander, seen))} is placed already.`,
  "commander-not-to-place": (p, seen) => `${sentenceCase(yours(p.commander, seen))} is not to be placed now.`,
  "no-such-ambush": (p) => `You have laid no ${orderCalled(p.order)}.`,
  "commanders-first": (p, seen) => `Commanders are placed first: ${both(p.commanders.map((one) => yours(one, seen)))}.`,
  "already-declared-commands": () => "You have declared your commands already: that is final.",
  "unit-unled": (p) => `Nobody leads ${groups(p.numbers)}.`,
  "unit-led-twice": (p) => `Unit group ${p.number} is led by two commanders.`,
  "marker-unled": (p) => `Nobody leads ${both(p.orders.map(orderCalled))}.`,
  "marker-led-twice": (p) => `${sentenceCase(orderCalled(p.order))} is led by two commanders.`,
  "command-empty": (p, seen) => `${sentenceCase(yours(p.commander, seen))} leads nobody: each commander leads one unit group at least.`,
  "commander-not-declared": (p, seen) => `${sentenceCase(yours(p.commander, seen))} is missing, or is not to be named.`,
  "ambushed-command": (p, seen) =>
    `${sentenceCase(yours(p.commander, seen))}: a commander at an ambush marker is alone there and leads that marker and no unit group on the table, so others must be left to lead those.`,
  "no-scouts": (p) => `Unit group ${p.number} has no scouts on the table.`,
  "already-scouted": (p) => `The scouts of unit group ${p.number} have moved already.`,
  "no-such-order": (p) => `You have given no order ${orderCalled(p.order)}.`,
  "order-revealed": (p) => `${sentenceCase(orderCalled(p.order))} is shown already.`,
  "more-lost-than-there": (p, seen) =>
    `${seen?.seat ? (seen.seat === p.seat ? "You have" : "Your opponent has") : `Seat ${p.seat} has`} ${counted(p.tugs, "TuG")} and ${counted(p.sugs, "SuG")}: more cannot be lost.`,
  "camp-not-there": (p, seen) => `${sentenceCase(armyOf(p.seat, seen))} has pitched no camp: none can be sacked.`,
  "broken-differs": (p, seen) => `${sentenceCase(brokenDiffersWords(p.sum, armyOf(p.seat, seen)))}.`,
  "nothing-to-close": () => "No result waits for your consent: you may enter one yourself.",
  "close-offered": () => "You have entered that result already: your opponent may accept it.",
};
