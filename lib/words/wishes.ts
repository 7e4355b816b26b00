import type { Wish } from "../model/drafting";

/** What a drafted army may favour. */
export const WISHES = {
  label: "Favour",
  names: {
    balanced: "Balanced",
    mounted: "Mounted",
    foot: "Foot",
    shooting: "Shooting",
    scouting: "Scouting",
    beat: "Beating an army",
  } satisfies Readonly<Record<Wish, string>>,
} as const;
