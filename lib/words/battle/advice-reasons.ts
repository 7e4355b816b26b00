import type { LikingReason } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import type { Colour } from "../../model/enumerations";
import { both, plural, sentenceCase } from "../phrasing";
import { TERRITORY_WORDS } from "../territories";
import { signed } from "./map";
import { type Other, otherCalled, othersOwn } from "./names";
import { likingSentence, likingWords } from "./room";

/** What a square is worth to either army; `theirs`, going by their list, is null where nothing is known of them. */
type Worth = { readonly square: Square; readonly yours: number; readonly theirs: number | null };

/** What is known about a suggested command when its reason is said. */
export type SuggestionFacts = {
  /** Before the table: the square that the choice is about. */
  readonly square: Square | null;
  /** What counts most on that square. `isTheirs`: for the other army, going by its list. */
  readonly ground: { readonly reason: LikingReason; readonly isTheirs: boolean } | null;
  /** Another square that was offered, which the army likes more; `isForThem`: what both are worth to the other army decides against it. */
  readonly instead: { readonly chosen: Worth; readonly liked: Worth; readonly isForThem: boolean } | null;
  /** For a card: of 100, how often it beats theirs; where the marker then goes, and what that is worth to either; a better card that is kept. */
  readonly plan: {
    readonly wins: number;
    readonly to: Square;
    readonly worth: number;
    readonly theirs: number | null;
    readonly kept: Colour | null;
    readonly isLastDay: boolean;
  } | null;
  /** For a kind of terrain: per cent of both armies that it slows or keeps out; null where the other is not known. */
  readonly hampered: {
    readonly yours: number;
    readonly theirs: number | null;
    readonly keepsRoom: boolean;
    readonly isLiked: boolean;
  } | null;
  /** For a piece that is placed or moved: what such terrain does for the army; null where it is all one. */
  readonly piece: "guards" | "hides" | "keeps-room" | "hinders" | null;
  /** For water whose width is chosen: how wide the army likes it, from 0 to 1; null for anything else. */
  readonly water: number | null;
  /** For a unit group: where such troops stand in a line of battle. */
  readonly post: "middle" | "guns" | "wing" | "screen" | "second-line" | null;
  /** What could be moved, wheeled or dropped instead of passing. */
  readonly hasScouts: boolean;
  readonly hasGuns: boolean;
  readonly hasPikes: boolean;
};

/** And what the reader calls the other player. */
type Known = SuggestionFacts & Other;

const POSTS: Readonly<Record<NonNullable<SuggestionFacts["post"]>, string>> = {
  middle: "It belongs in the middle of the line.",
  guns: "Guns belong beside the foot, with nobody in front of them.",
  wing: "It belongs on a wing.",
  screen: "It screens the line, or guards its end.",
  "second-line": "It belongs behind the first line.",
};

const PLACED = {
  hides: "There its crest, the dashed line, hides what stands behind it.",
  guards: "There it guards your line.",
  "keeps-room": "There it keeps the ground open for your line.",
  hinders: "There it hinders your line least.",
} as const;

const MOVED = {
  guards: "There it guards your line better.",
  "keeps-room": "There it keeps more ground open for your line.",
  hinders: "There it hinders your line less.",
} as const;

/** Why a piece is moved, removed or left. */
function adjustedWords(does: "leave" | "move" | "remove", { piece }: SuggestionFacts): string | null {
  if (does === "move") return piece && piece !== "hides" ? MOVED[piece] : null;
  return does === "remove" ? "Without it your line is hindered less." : "Moving it would gain you little.";
}

const EDGES_ALIKE = "Nobody has deployed yet, so both edges are alike.";

const HALF = 0.5;

/** Why this edge and width. */
function flankWords({ water }: SuggestionFacts): string {
  if (water === null || water === HALF) return EDGES_ALIKE;
  if (water > HALF) return `${EDGES_ALIKE} Water on a flank suits your army, so the water is rather wide.`;
  return water === 0
    ? `${EDGES_ALIKE} Your army wants room on its wings, so the water is as narrow as it may be.`
    : `${EDGES_ALIKE} Your army likes some room on its wings, so the water is rather narrow.`;
}

/** Why guns stay as they face, and pikes are kept. */
function keptWords({ hasScouts, hasGuns, hasPikes }: SuggestionFacts): string | null {
  if (hasScouts) return "Your scouts are worth more in the line than ahead of it.";
  const kept = [...(hasGuns ? ["leave your guns facing ahead"] : []), ...(hasPikes ? ["keep your pikes"] : [])];
  return kept.length === 0 ? null : `Against most enemies it is better to ${both(kept)}.`;
}

const inSentence = (said: string): string => said.charAt(0).toLowerCase() + said.slice(1);

/** Why not the square that the army likes more. */
function insteadWords({ chosen, liked, isForThem }: NonNullable<SuggestionFacts["instead"]>, seen: Other): string {
  if (isForThem && chosen.theirs !== null && liked.theirs !== null)
    return `${chosen.square} is worth ${signed(chosen.yours)} to you and ${signed(chosen.theirs)} to ${otherCalled(seen)}, judging by their list. ${liked.square} is worth ${signed(liked.yours)} to you, but ${signed(liked.theirs)} to ${otherCalled(seen)}.`;
  return `${chosen.square} is worth ${signed(chosen.yours)} to you, and ${liked.square} ${signed(liked.yours)}. But the marker can still be moved, and from ${chosen.square} it is likely to end on a better square for you.`;
}

/** Times in 100 from which a card beats theirs more often than not. */
const EVEN = 50;

/** What a card is played for today. */
function planWords({ square, plan, ...seen }: Known): string {
  if (!plan) return `With the marker on ${square}, this card gains most over the days that are left.`;
  const { wins, to, worth, theirs, kept, isLastDay } = plan;
  const win = to === square ? `the marker stays on ${square}` : `you can move the marker to ${to}`;
  const worths = theirs === null ? `${signed(worth)} to you` : `${signed(worth)} to you, about ${signed(theirs)} to ${otherCalled(seen)}`;
  const today =
    wins === 0
      ? `This card cannot win today: the marker stays on ${square}, or ${otherCalled(seen)} moves it.`
      : `This card wins ${wins < EVEN ? "only about" : "about"} ${wins} times in 100. If it wins, ${win} (worth ${worths}).`;
  return kept === null ? today : `${today} You keep your ${kept} card for ${isLastDay ? "out-scouting" : "a later day"}.`;
}

/** Why a square is chosen. `lead`: what names it. `otherwise`: what is said where nothing speaks for it. */
function groundWords(lead: string, { ground, instead, ...seen }: Known, otherwise: string): string {
  if (instead) return insteadWords(instead, seen);
  if (!ground) return otherwise;
  const { reason, isTheirs } = ground;
  if (!isTheirs) return `${lead}: ${inSentence(likingSentence(reason))}`;
  const said = inSentence(likingWords(reason)).replaceAll("your ", "their ");
  return `${lead}: the enemy suffers there because ${said} (judging by their list).`;
}

const defenderWords = ({ square, instead, ...seen }: Known): string =>
  instead
    ? `As the defender you can place the marker on ${square}. ${insteadWords(instead, seen)}`
    : `As the defender you can place the marker on ${square}, and no other square is better for you.`;

/** Why the computer would do this before the table. */
function reasonOnMap(command: BattleCommand, facts: Known): string | null {
  const { square, instead } = facts;
  switch (command.type) {
    case "choose-role":
      return command.role === "defender" ? defenderWords(facts) : "Defending would give you no better ground than invading.";
    case "choose-territory":
      return square === null
        ? "Its squares are the safest for you if the invader places the marker."
        : `${instead ? `In ${TERRITORY_WORDS[command.territory]} you would place the marker on ${square}. ` : ""}${groundWords(`Its best square is ${square}`, facts, `No other territory has a better square than ${square}.`)}`;
    case "choose-square":
      return groundWords(`${square}`, facts, `No other square of the territory is better for your army than ${square}.`);
    case "move-marker":
      return groundWords(`${square}`, facts, `No square that the marker can reach is better for your army than ${square}.`);
    case "waive-intercept":
      return "Placing it yourself would gain you nothing.";
    case "declare-day":
      return command.pass
        ? `With the marker on ${square}, your cards are worth more on a later day.`
        : `With the marker on ${square}, a card is worth more today than later.`;
    case "commit-card":
      return planWords(facts);
    case "keep-cards":
      return command.keep.length === 0
        ? "Each map card you give up is replaced by a scouting card, which is likely to scout better."
        : plural(
            command.keep.length,
            "It is likely to scout better than the scouting card you would be dealt for it.",
            "They are likely to scout better than the scouting cards you would be dealt for them.",
          );
    default:
      return null;
  }
}

function kindWords({ hampered, ...seen }: Known): string {
  if (!hampered) return "It helps your army most.";
  const { yours, theirs, keepsRoom, isLiked } = hampered;
  if (keepsRoom) return `It slows nobody, and no other terrain can lie there${isLiked ? ": your army wants open ground" : ""}.`;
  if (theirs === null)
    return yours === 0 ? "It slows none of your army." : `It hinders ${yours}% of your army, and hides or covers the rest best.`;
  if (yours + theirs === 0) return `It slows neither your army nor ${othersOwn(seen)} (judging by their list).`;
  if (theirs > yours)
    return `It hinders ${theirs}% of ${othersOwn(seen)} army (judging by their list), and ${yours === 0 ? "none" : `only ${yours}%`} of yours.`;
  const hinders =
    yours === theirs
      ? `It hinders ${yours === 100 ? "all" : `${yours}%`} of either army (judging by ${othersOwn(seen)} list)`
      : `It hinders ${yours}% of your army and ${theirs}% of ${othersOwn(seen)} (judging by their list)`;
  return `${hinders}, but no other kind left is better for you.`;
}

/** Why the computer would do this, in a sentence; null where there is nothing to say. */
export function suggestionReason(command: BattleCommand, facts: Known): string | null {
  switch (command.type) {
    case "choose-kind":
      return kindWords(facts);
    case "stop-choosing":
      return "No other piece helps your army.";
    case "place-piece":
    case "place-flank-piece":
      return facts.piece && PLACED[facts.piece];
    case "adjust-piece":
      return adjustedWords(command.adjust.do, facts);
    case "choose-flank":
      return flankWords(facts);
    case "place-camp":
      return "Your line can stand in front of it.";
    case "give-up-piece":
    case "leave-off-table":
      return "There is no legal position for it.";
    case "deploy-unit":
      return facts.post && POSTS[facts.post];
    case "give-orders": {
      const count = command.marches.length + command.ambushes.length;
      return count === 0
        ? "All your troops stand in the line from the start."
        : `${sentenceCase(otherCalled(facts))} has to reckon with ${plural(count, "this order", "these orders")} when deploying.`;
    }
    case "place-commander":
      return "This spot is behind the middle of the groups that the computer would give this commander in the next step.";
    case "declare-commands":
      return "Each commander leads groups that stand together.";
    case "scout-move":
      return "Farther ahead your scouts see more, and take ground from the enemy.";
    case "pass":
      return keptWords(facts);
    default:
      return reasonOnMap(command, facts);
  }
}
