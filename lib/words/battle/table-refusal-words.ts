import type { TableRefusalParams } from "../../model/refusals";
import { TERRITORY_WORDS } from "../list-words";
import { both, counted, either, plural, sentenceCase, withStop } from "../phrasing";
import { plain, say, term, type Words } from "../sentence";
import { commanderCalled } from "./commander-words";
import { placementSentences, readerOf, type SeenTable } from "./placement-words";
import { brokenDiffersWords } from "./result-words";
import { categoryWords, edgeWords, kindWords, lengthWords, orderCalled, placeWords, type Reader } from "./terrain-words";

type Code = keyof TableRefusalParams;
type Sentences<W> = { readonly [One in Code]: (params: TableRefusalParams[One], seen?: SeenTable) => W };

const readerIf = (seen?: SeenTable): Reader => (seen ? readerOf(seen) : { eyes: null });
const edgeOf = (edge: "left" | "right", seen?: SeenTable): string => edgeWords(edge, readerIf(seen));
/** A refused player knows only the names of his own commanders. */
const yours = (commander: number, seen?: SeenTable): string => commanderCalled(commander, "your", seen?.own?.commanders);
const Yours = (commander: number, seen?: SeenTable): string => sentenceCase(yours(commander, seen));
/** Whose army it is, within a sentence. */
const armyOf = (seat: "a" | "b", seen?: SeenTable): string =>
  seen?.seat ? (seen.seat === seat ? "your army" : "your opponent’s army") : `the army of seat ${seat}`;
const groups = (numbers: readonly number[]): Words => say`${term("unit-group", plural(numbers.length, "unit group"))} ${both(numbers)}`;
const unit = (number: number): Words => say`${term("unit-group", "Unit group")} ${number}`;

/** Why the rules of the table refuse a command, with the words of the rules named. */
export const TABLE_REFUSALS: Sentences<Words> = {
  "not-there": (p, seen) => placementSentences(p.reasons, seen),
  "flank-width": (p) =>
    p.min === null
      ? "A flank of terrain has no width. Choose only the edge."
      : `The water must be ${lengthWords(p.min)} to ${lengthWords(p.max)} BW wide.`,
  "flank-chosen": () => "The flank is already chosen.",
  "kind-not-of-territory": (p) => `${TERRITORY_WORDS[p.territory]} does not have ${kindWords(p.kind)}.`,
  "kind-not-wanted": (p) =>
    p.wanted.length === 0
      ? say`All ${term("compulsory-piece", "compulsory pieces")} are chosen.`
      : `Choose ${either(p.wanted.map(categoryWords))}. You cannot choose ${kindWords(p.kind)} now.`,
  "no-village-for-it": (p) =>
    say`The maximum is ${p.most} ${term("enclosed-field", plural(p.most, "enclosed field"))} for each ${term("village")}.`,
  "nothing-to-lay": () => "You have no piece to place now.",
  "place-left": (p, seen) =>
    `There is a legal position, for example with its middle ${placeWords(p.place, readerIf(seen))}${p.place.angle === 0 ? "" : `, turned ${p.place.angle}°`}. You can give up a piece only if there is none.`,
  "nothing-to-adjust": () => "There is no piece you can move or remove now.",
  "adjust-too-low": (p) => `A ${p.die} is too low for that: it takes ${p.needed === 6 ? "a 6" : `${p.needed} or more`}.`,
  "camp-placed": () => say`Your ${term("camp")} is already placed.`,
  "camp-first": () => say`Place your ${term("camp")} before you ${term("deployment", "deploy")} any ${term("unit-group")}.`,
  "no-camp": () => say`Your army has no ${term("camp")}.`,
  "no-such-unit": (p) => say`You have no ${term("unit-group")} ${p.number}.`,
  "unit-placed": (p) => say`${unit(p.number)} is already placed.`,
  "unit-ordered": (p) => say`${unit(p.number)} is on a march or in ${term("ambush")}.`,
  "others-first": (p) =>
    say`${term("barricades", "Barricades")} come first, then medium and heavy ${term("artillery")}. Place ${groups(p.numbers)} now.`,
  "orders-given": () => "You have already given your orders.",
  "not-a-sub-commander": (p, seen) =>
    say`Only a ${term("sub-commander")} or an ${term("ally")} can lead a ${term("flank-march")}, not ${yours(p.commander, seen)}${p.commander === 0 ? ", the army commander" : ""}.`,
  "commander-twice": (p, seen) => `${Yours(p.commander, seen)} can lead only one march.`,
  "edge-closed": (p, seen) => `Nobody can march round ${edgeOf(p.edge, seen)}: water closes it.`,
  "edge-twice": (p, seen) => `Only one march can go round each short edge. There are two on ${edgeOf(p.edge, seen)}.`,
  "march-size": (p) => say`A ${term("flank-march")} takes 1 to ${p.most} ${term("unit-group", plural(p.most, "unit group"))}.`,
  "unit-may-not-march": (p) => say`${unit(p.number)} cannot go on a ${term("flank-march")}.`,
  "unit-may-not-ambush": (p) => say`${unit(p.number)} cannot lie in ${term("ambush")}.`,
  "unit-twice": (p) => say`${unit(p.number)} is named twice.`,
  "not-his-contingent": (p, seen) =>
    say`An ${term("ally")} marches with the whole ${term("contingent")} and nobody else. ${Yours(p.commander, seen)} has ${p.numbers.length === 0 ? "no group left" : groups(p.numbers)}.`,
  "too-many-cards": (p) => say`The maximum is ${p.most} for ${term("ambush")} markers and ${term("bluff", "bluffed")} marches together.`,
  "ambush-not-there": (p, seen) => placementSentences(p.reasons, seen, `Ambush ${p.at}: `),
  "not-artillery": (p) => say`${unit(p.number)} is not ${term("artillery")} of yours on the table. Only that can ${term("wheel")} back.`,
  "not-pike-and-shot": (p) => say`${unit(p.number)} has no ${term("pike", "pikes")} to drop.`,
  "pikes-off-table": (p) =>
    say`${unit(p.number)} is not on the table. If it drops its ${term("pike", "pikes")}, note it with the order and show the note when the group arrives or is revealed.`,
  "already-dropped": (p) => say`${unit(p.number)} has already dropped its ${term("pike", "pikes")}.`,
  "already-wheeled": (p) => say`${unit(p.number)} has already ${term("wheel", "wheeled")} back.`,
  "already-passed": () => "You have already passed.",
  "commander-placed": (p, seen) => `${Yours(p.commander, seen)} is already placed.`,
  "commander-not-to-place": (p, seen) => `${Yours(p.commander, seen)} cannot be placed now.`,
  "no-such-ambush": (p) => `You have not placed ${orderCalled(p.order)}.`,
  "commanders-first": (p, seen) => `First place ${both(p.commanders.map((one) => yours(one, seen)))}.`,
  "already-declared-commands": () => say`You have already declared your ${term("command", "commands")}.`,
  "unit-unled": (p) => say`Nobody leads ${groups(p.numbers)}.`,
  "unit-led-twice": (p) => say`${unit(p.number)} has two ${term("commander", "commanders")}.`,
  "marker-unled": (p) => `Nobody leads ${both(p.orders.map(orderCalled))}.`,
  "marker-led-twice": (p) => say`${sentenceCase(orderCalled(p.order))} has two ${term("commander", "commanders")}.`,
  "command-empty": (p, seen) =>
    say`${Yours(p.commander, seen)} leads nobody. Each ${term("commander")} must lead at least one ${term("unit-group")}.`,
  "commander-not-declared": (p, seen) => `${Yours(p.commander, seen)} is missing, or has no command to declare.`,
  "ambushed-command": (p, seen) =>
    say`${Yours(p.commander, seen)}: an ${term("ambush")} marker has only one ${term("commander")}, who leads that marker and no ${term("unit-group")} on the table. Leave another commander to lead those.`,
  "no-scouts": (p) => say`${unit(p.number)} has no ${term("scouts")} on the table.`,
  "already-scouted": (p) => say`The ${term("scouts")} of ${term("unit-group")} ${p.number} have already moved.`,
  "no-such-order": (p) => `You have no order called ${orderCalled(p.order)}.`,
  "order-revealed": (p) => `${sentenceCase(orderCalled(p.order))} is already shown.`,
  "more-lost-than-there": (p, seen) =>
    `${seen?.seat ? (seen.seat === p.seat ? "You have" : "Your opponent has") : `Seat ${p.seat} has`} only ${counted(p.tugs, "TuG")} and ${counted(p.sugs, "SuG")} to lose.`,
  "camp-not-there": (p, seen) =>
    say`${sentenceCase(armyOf(p.seat, seen))} has no ${term("camp")} on the table, so none can be ${term("sacked")}.`,
  "broken-differs": (p, seen) => withStop(sentenceCase(brokenDiffersWords(p.sum, armyOf(p.seat, seen)))),
  "nothing-to-close": () => "There is no result to accept. You can enter one.",
  "close-offered": () => "You have already entered this result. Your opponent can accept it.",
};

/** The same as plain text, for refusals of the API. */
export const TABLE_REFUSAL_WORDS = Object.fromEntries(
  Object.entries(TABLE_REFUSALS).map(([code, sentence]) => [
    code,
    (params: never, seen?: SeenTable) => plain((sentence as (params: never, seen?: SeenTable) => Words)(params, seen)),
  ]),
) as Sentences<string>;
