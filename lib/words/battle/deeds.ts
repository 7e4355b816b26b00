import type { BattleCommand, BattleResult, Ending } from "../../model/battle-command";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { SEATS } from "../../model/enumerations";
import { isSameEnding } from "../../model/when-absent";
import { both, counted, plural, sentenceCase } from "../phrasing";
import { say, type Words } from "../sentence";
import { term } from "../terms";
import { TERRITORY_WORDS, territoryTerm } from "../territories";
import { scoutingWords } from "./days";
import { squareName } from "./map";
import { commanderCalled, type Other, otherCalled, type SeatNames, subject, titleOf } from "./names";
import { edgeWords, kindWords, lengthWords, orderCalled, type Reader } from "./terrain";

type Decided = Pick<BattleView, "square" | "territory" | "roles" | "outscouting">;
type DecidedRow = { readonly what: Words; readonly value: Words };

/** Who invades and who defends. */
export function facingWords({ roles }: Pick<Decided, "roles">, names: SeatNames): readonly DecidedRow[] {
  if (!roles) return [];
  return [
    { what: say`${term("invader", "Invader")}`, value: titleOf(names, roles.invader) },
    { what: say`${term("defender", "Defender")}`, value: titleOf(names, roles.defender) },
  ];
}

/** What the five days have settled for the table. */
export function decidedWords(
  { square, territory, roles, outscouting }: Decided,
  tables: Pick<BattleTables, "squares" | "densities" | "flanks">,
  names: SeatNames,
): readonly DecidedRow[] {
  return [
    ...facingWords({ roles }, names),
    ...(territory ? [{ what: say`${term("territory", "Territory")}`, value: say`${territoryTerm(territory)}` }] : []),
    ...(square ? [{ what: "Square", value: squareName(square, tables) }] : []),
    ...(outscouting ? [{ what: say`${term("out-scouting", "Out-scouting")}`, value: scoutingWords(outscouting, names) }] : []),
  ];
}

type Type = BattleCommand["type"];
type Seen = Pick<BattleView, "square" | "seat" | "committed" | "declared" | "card" | "roles"> &
  Partial<Pick<BattleView, "own" | "chairs" | "closing">> &
  Other;
type ByCommand<Said> = { readonly [One in Type]: (command: Extract<BattleCommand, { type: One }>, view: Seen) => Said };

const readerOf = ({ seat, roles }: Seen): Reader => ({ eyes: seat, defender: roles?.defender ?? null });

function flank({ edge, width }: Extract<BattleCommand, { type: "choose-flank" }>, view: Seen): string {
  const where = edgeWords(edge, readerOf(view));
  return width === null ? `Terrain on ${where}` : `Water on ${where}, ${lengthWords(width)} BW wide`;
}

const ADJUSTING = { leave: "Leave it", move: "Move it here", remove: "Remove it" } as const;

/** What the button says. */
const DEEDS: ByCommand<string> = {
  sit: () => "Take your seat",
  "choose-role": ({ role }) => (role === "invader" ? "Invade" : "Defend"),
  "choose-territory": ({ territory }) => `Choose ${TERRITORY_WORDS[territory]}`,
  "choose-square": ({ square }) => `Place the marker on ${square}`,
  "waive-intercept": () => "Leave the marker to the defender",
  "declare-day": ({ pass }) => (pass ? "Pass today" : "Play a card today"),
  "commit-card": ({ card }, view) => `${view.card ? "Change to" : "Play"} ${card}`,
  "move-marker": ({ to }, view) => (to === view.square ? `Leave the marker on ${to}` : `Move the marker to ${to}`),
  "keep-cards": ({ keep }) => (keep.length === 0 ? "Keep no cards" : `Keep ${counted(keep.length, "card")}`),
  "choose-flank": flank,
  "place-flank-piece": ({ kind }) => `Place ${kindWords(kind)} on the flank`,
  "choose-kind": ({ kind }) => `Choose ${kindWords(kind)}`,
  "stop-choosing": () => "Choose no more terrain",
  "place-piece": () => "Place the piece",
  "give-up-piece": () => "Give up the piece",
  "adjust-piece": ({ adjust }) => ADJUSTING[adjust.do],
  "place-camp": () => "Place the camp",
  "deploy-unit": ({ number }, { own }) => {
    const name = own?.units.find((unit) => unit.number === number)?.name;
    return `Deploy ${name === undefined ? `unit group ${number}` : `${name} (${number})`}`;
  },
  "deploy-units": ({ units }) =>
    units.length === 1 ? `Deploy unit group ${units[0]?.number}` : `Deploy these ${units.length} unit groups`,
  "leave-off-table": ({ number }) => `Leave unit group ${number} off the table`,
  "give-orders": ({ marches, ambushes }) => (marches.length + ambushes.length === 0 ? "Give no orders" : "Give these orders"),
  "wheel-artillery": ({ number }) => `Wheel unit group ${number} back`,
  "drop-pikes": ({ number }) => `Drop the pikes of unit group ${number}`,
  "place-commander": ({ commander }, { own }) => `Place ${commanderCalled(commander, "your", own?.commanders)}`,
  "declare-commands": () => "Declare commands",
  "scout-move": ({ number, distance }) => `Move unit group ${number} by ${lengthWords(distance)} BW`,
  pass: () => "Pass",
  "reveal-order": ({ order }) => `Show ${orderCalled(order)}`,
  "close-battle": () => "Accept the result and close the battle",
  "accept-close-battle": () => "Accept the result",
  abandon: () => "Offer to abandon the battle",
  "accept-abandon": () => "Agree to abandon the battle",
};

const words = <Said>(table: ByCommand<Said>, command: BattleCommand, view: Seen): Said =>
  (table[command.type] as (command: BattleCommand, view: Seen) => Said)(command, view);

export const deedWords = (command: BattleCommand, view: Seen): string => words(DEEDS, command, view);

/** What is done for good. */
export const CANNOT_UNDO = "This cannot be undone.";

const FINAL = () => CANNOT_UNDO;

/** A card may be changed until the opponent has played. */
function finalCard(view: Seen): string | null {
  const other = view.seat && otherSeat(view.seat);
  return other && (view.committed[other] || view.declared[other] === "pass") ? FINAL() : null;
}

/** The computer is not asked to agree, and whoever enters what the other player has entered agrees. */
function finalResult(ending: Ending, { seat, chairs, closing }: Seen): string {
  const isAgreed = closing && closing.seat !== seat && isSameEnding(closing.result, ending);
  if (isAgreed || (seat && chairs?.[otherSeat(seat)] === "house")) return `The battle closes at once. ${FINAL()}`;
  return "The battle closes once both players have entered the same result. Until then you can enter another.";
}

/** Whether what is done can be undone. */
const FINALITY: ByCommand<string | null> = {
  sit: FINAL,
  "choose-role": FINAL,
  "choose-territory": FINAL,
  "choose-square": FINAL,
  "waive-intercept": FINAL,
  "declare-day": FINAL,
  "commit-card": (_, view) => finalCard(view),
  "move-marker": FINAL,
  "keep-cards": FINAL,
  "choose-flank": FINAL,
  "place-flank-piece": FINAL,
  "choose-kind": FINAL,
  "stop-choosing": FINAL,
  "place-piece": FINAL,
  "give-up-piece": FINAL,
  "adjust-piece": FINAL,
  "place-camp": FINAL,
  "deploy-unit": FINAL,
  "deploy-units": FINAL,
  "leave-off-table": FINAL,
  "give-orders": FINAL,
  "wheel-artillery": FINAL,
  "drop-pikes": FINAL,
  "place-commander": FINAL,
  "declare-commands": FINAL,
  "scout-move": FINAL,
  pass: FINAL,
  "reveal-order": FINAL,
  "close-battle": finalResult,
  "accept-close-battle": FINAL,
  abandon: (_, view) => `${sentenceCase(otherCalled(view))} must agree. Playing on withdraws your offer.`,
  "accept-abandon": FINAL,
};

/** What to know before it is done; null where it can still be changed afterwards. */
export const finalityWords = (command: BattleCommand, view: Seen): string | null => words(FINALITY, command, view);

type Row = { readonly what: string; readonly value: Words };

function endedWords({ losses, broken, sacked, points }: BattleResult, seat: SeatName): Words {
  const { tugs, sugs } = losses[seat];
  const lost = [
    ...(tugs > 0 ? [say`${tugs} ${term("tug", plural(tugs, "TuG"))}`] : []),
    ...(sugs > 0 ? [say`${sugs} ${term("sug", plural(sugs, "SuG"))}`] : []),
  ];
  const losing = lost.length === 0 ? "nothing lost" : say`${both(lost)} lost`;
  const ends = [
    ...(sacked?.[seat] ? [say`the ${term("camp")} was ${term("sacked")}`] : []),
    ...(broken[seat] ? [say`the ${term("army-breaks", "army broke")}`] : []),
  ];
  const scored = say`${points[seat]} ${term("victory-points", plural(points[seat], "point"))}`;
  return say`${scored}; ${losing}${ends.length > 0 ? say`, and ${both(ends)}` : ""}`;
}

/** How the battle ended for each side, your own first. */
export const resultWords = (result: BattleResult, names: SeatNames): readonly Row[] =>
  (names.eyes === "b" ? (["b", "a"] as const) : SEATS).map((seat) => ({ what: subject(names, seat), value: endedWords(result, seat) }));
