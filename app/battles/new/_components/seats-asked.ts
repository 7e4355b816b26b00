import type { Temper } from "@/lib/model/enumerations";
import type { ErrorBody } from "@/lib/model/http";
import { type FaultLine, faultLines } from "../../_components/force/fault-lines";

/** Who plays the other seat: the player who has the link, a second player on this device, or the computer. */
export const OPPONENTS = ["invite", "device", "house"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The list and style of the computer's army; an empty one is random. */
export type HouseWish = { readonly list: string; readonly temper: Temper | "" };

/** The other seat for the API; `theirs` is the force of the second player on this device. */
export function otherSeat(opponent: Opponent, { list, temper }: HouseWish, theirs: unknown): unknown {
  switch (opponent) {
    case "invite":
      return { kind: "invite" };
    case "device":
      return theirs;
    case "house":
      return { kind: "house", list: list || null, temper: temper || null };
    default:
      return opponent satisfies never;
  }
}

export type Objection = FaultLine & {
  /** The question it is about; the path begins at its answer. */
  readonly of: "mine" | "theirs" | "table" | "all";
};

function objectionOf({ path, ...told }: FaultLine): Objection {
  const [first, seat, ...rest] = path;
  if (first === "table") return { of: "table", path: [], ...told };
  if (first === "seats" && seat === "a") return { of: "mine", path: rest, ...told };
  if (first === "seats" && seat === "b") return { of: "theirs", path: rest, ...told };
  return { of: "all", path: [], ...told };
}

/** The first objection of the server to each question. */
export function objectionsIn(error: ErrorBody["error"]): readonly Objection[] {
  const all = faultLines(error).map(objectionOf);
  return all.filter((one, at) => all.findIndex(({ of }) => of === one.of) === at);
}
