import { COMMON } from "./site";

/** Why an army could not be begun in this browser where the server does not answer. */
export const NOT_BEGUN = {
  "no-pages": COMMON.notSent,
  "own-list":
    "The server cannot be reached. You need it to begin an army from a list that you wrote: this browser keeps only Condotta’s own lists. Try again when you are online.",
  "no-room":
    "The server cannot be reached, and this browser has no room to keep a new army: its storage is full or blocked. Leave this page open and try again when you are online.",
} as const;
