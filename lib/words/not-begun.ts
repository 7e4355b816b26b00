import { COMMON } from "./site";

/** Why an army could not be begun in this browser where the server does not answer. */
export const NOT_BEGUN = {
  "no-pages": COMMON.notSent,
  "own-list":
    "The server cannot be reached. A new army of a list that you wrote needs it: this browser keeps only the lists that everybody has. Try again when you are online.",
  "no-room":
    "The server cannot be reached, and this browser has no room to keep a new army: its storage is full or blocked. Leave this page open and try again when you are online.",
} as const;
