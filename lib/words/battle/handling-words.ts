import { sentenceCase } from "../phrasing";
import { lengthWords } from "./terrain-words";

export const MAY_BE_HERE = "It may be here.";
export const LOST_SENTENCE = "No place was found for it as it is turned: turn it, or change its size.";

/** Of what is handled: where its middle is, as its player counts. */
export type Whereabouts = { readonly left: number; readonly near: number; readonly angle: number; readonly w: number; readonly h: number };

/** "13.5 from the left, 6 from your edge." */
function whereaboutsWords({ left, near }: Whereabouts): string {
  return `${lengthWords(left)} from the left, ${lengthWords(near)} from your edge.`;
}

/** What is said aloud of a thing that has been moved; `reasons`: sentences. */
export function handledWords(at: Whereabouts, was: Whereabouts | null, reasons: readonly string[], warnings: readonly string[]): string {
  const turned = was && was.angle !== at.angle ? `Turned to ${at.angle} degrees.` : "";
  const sized = was && (was.w !== at.w || was.h !== at.h) ? `${lengthWords(at.w)} by ${lengthWords(at.h)} BW.` : "";
  const verdict = reasons.length === 0 ? MAY_BE_HERE : `Not here: ${reasons.join(" ")}`;
  return [turned, sized, whereaboutsWords(at), verdict, ...warnings].filter(Boolean).join(" ");
}

/** "Wood, 4 by 5 BW" */
export const inHandWords = (name: string): string => `${sentenceCase(name)}, in your hand`;

/** Read out to whoever comes to it by the keyboard. */
export const KEYS_HELP =
  "Arrow keys move it by half a base width, with Shift by a tenth, with Alt by three. Comma and full stop turn it. N takes it to the nearest place where it may be. Enter sets it down, Escape puts it back.";
