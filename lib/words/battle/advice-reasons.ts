import type { LikingReason } from "../../model/advice";
import type { BattleCommand } from "../../model/battle-command";
import type { Square } from "../../model/battle-tables";
import { plural, withStop } from "../phrasing";
import { likingSentence } from "./room";

/** What is known about a suggested command when its reason is said. */
export type SuggestionFacts = {
  /** For a square: what counts most on it. `isTheirs`: for the other army, going by its list. */
  readonly ground: { readonly square: Square; readonly reason: LikingReason; readonly isTheirs: boolean } | null;
  /** For a kind of terrain: per cent of both armies that it slows or keeps out; null where the other is not known. */
  readonly hampered: { readonly yours: number; readonly theirs: number | null } | null;
  /** For a unit group: where such troops stand in a line of battle. */
  readonly post: "middle" | "guns" | "wing" | "screen" | "second-line" | null;
};

const POSTS: Readonly<Record<NonNullable<SuggestionFacts["post"]>, string>> = {
  middle: "It belongs in the middle of the line.",
  guns: "Guns belong beside the foot.",
  wing: "It belongs on a wing.",
  screen: "It screens the line, or guards its end.",
  "second-line": "It belongs behind the first line.",
};

const ADJUSTED = {
  leave: "Moving it would gain you little.",
  move: "There it hinders your line less.",
  remove: "Without it your line is hindered less.",
} as const;

function groundWords({ ground }: SuggestionFacts): string | null {
  if (!ground) return null;
  const { square, reason, isTheirs } = ground;
  if (!isTheirs) return `${square}: ${likingSentence(reason)}`;
  const said = likingSentence({ ...reason, value: -Math.abs(reason.value) });
  return withStop(
    `${square}: judging by their list, this is bad for them. ${said.replaceAll("your ", "their ").replace(/ \([^)]*\)\.$/, "")}`,
  );
}

function kindWords({ hampered }: SuggestionFacts): string {
  if (!hampered) return "It helps your army most.";
  const { yours, theirs } = hampered;
  return theirs === null
    ? `It hinders ${yours}% of your army, and hides or covers the rest best.`
    : `It hinders ${theirs}% of their army, judging by their list, and ${yours}% of yours.`;
}

/** Why the computer would do this, in a sentence; null where there is nothing to say. */
export function suggestionReason(command: BattleCommand, facts: SuggestionFacts): string | null {
  switch (command.type) {
    case "choose-role":
      return command.role === "defender"
        ? "As the defender you choose the territory and the first square."
        : "Defending would give you no better ground than invading.";
    case "choose-territory":
      return groundWords(facts) ?? "It has the best square for your army.";
    case "choose-square":
    case "move-marker":
      return groundWords(facts) ?? "The other squares are no better for your army.";
    case "waive-intercept":
      return "Placing it yourself would gain you nothing.";
    case "declare-day":
      return command.pass ? "Your cards are worth more on a later day." : "A card moves the marker further today than it would later.";
    case "commit-card":
      return "Best gain today without spending a card you will want later.";
    case "choose-kind":
      return kindWords(facts);
    case "stop-choosing":
      return "No other piece helps your army.";
    case "place-piece":
    case "place-flank-piece":
      return "There it guards your line, or hinders it least.";
    case "adjust-piece":
      return ADJUSTED[command.adjust.do];
    case "choose-flank":
      return "Nobody has deployed yet, so both edges are alike.";
    case "place-camp":
      return "Your line can stand in front of it.";
    case "deploy-unit":
      return facts.post && POSTS[facts.post];
    case "give-orders": {
      const count = command.marches.length + command.ambushes.length;
      return count === 0
        ? "All your troops stand in the line from the start."
        : `Your opponent has to reckon with ${plural(count, "this order", "these orders")} when deploying.`;
    }
    case "place-commander":
      return "Each of your commanders stands near the groups they will lead.";
    case "declare-commands":
      return "Each commander leads groups that stand together.";
    default:
      return null;
  }
}
