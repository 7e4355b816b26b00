import type { ArmySheet, TextStyle } from "../model/army-sheet";
import { compactText } from "./compact-text";
import { fullText } from "./full-text";
import { linesText } from "./lines-text";

/** A sheet as plain text: everything for a forum, a paragraph a command for a chat, or a line a unit group. */
export function sheetText(sheet: ArmySheet, style: TextStyle): string {
  switch (style) {
    case "full":
      return fullText(sheet);
    case "compact":
      return compactText(sheet);
    case "lines":
      return linesText(sheet);
    default:
      return style satisfies never;
  }
}
