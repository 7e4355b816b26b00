import type { LegalCommand } from "@/lib/model/battle-command";
import type { DecidedCommand } from "@/lib/rules/prebattle/decided-command";

/** A listed command that says all that must be sent. */
type WholeCommand = Extract<LegalCommand, DecidedCommand>;

/** Those of the table are mostly listed without a place, size or number: what must be sent is for others to say. */
export const isWhole = (command: LegalCommand): command is WholeCommand => {
  switch (command.type) {
    case "sit":
    case "abandon":
    case "choose-flank":
    case "place-flank-piece":
    case "place-piece":
    case "adjust-piece":
    case "place-camp":
    case "deploy-unit":
    case "give-orders":
    case "wheel-artillery":
    case "place-commander":
    case "declare-commands":
    case "scout-move":
    case "close-battle":
      return false;
    default:
      return true;
  }
};
