import type { BattleView } from "../../model/battle-view";
import { counted, sentenceCase } from "../phrasing";
import { say, slot, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { type SeatNames, subject, titleOf, verb } from "./names";

/** What a battle is called: by the two armies, the reader's own first. */
export function battleTitle({ forces }: Pick<BattleView, "forces">, names: SeatNames): string {
  if (!forces.a || !forces.b) return "New battle";
  const [first, second] = names.eyes === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  return `${sentenceCase(titleOf(names, first))} against ${titleOf(names, second)}`;
}

/** Who invades, who defends, and where, as far as that is settled. */
export function battleLine({ roles, territory }: Pick<BattleView, "roles" | "territory">, names: SeatNames): readonly Words[] {
  if (!roles) return [say`${term("invader", "Invader")} not decided yet`];
  const { invader, defender } = roles;
  return [
    say`${subject(names, invader)} ${term("invader", verb(names, invader, "invade", "invades"))}`,
    say`${subject(names, defender)} ${term("defender", verb(names, defender, "defend", "defends"))}`,
    ...(territory ? [say`${territoryTerm(territory)}: the marker stays on squares marked ${territory}`] : []),
  ];
}

/** The list of a player's battles. */
export const BATTLES = {
  heading: "Battles",
  battlefield: "Make a battlefield",
  start: "Start a battle",
  /** Slot `account`: the account page. */
  anonymous: say`These battles are tied to this browser. ${slot("account", "Create an account")} to play on other devices.`,
  none: "A battle begins with five days on a map. Each day both players choose a card in secret, and the better card may move the marker. After day five, the battle is fought where the marker is. Play against a friend by link, pass one device between you, or play the computer.",
  groups: { yours: "Your turn", theirs: "Waiting for your opponent", table: "Ready for the table" },
  archive: (count: number): string => `Archive: ${counted(count, "finished battle")}`,
  against: "against",
  toCome: "no opponent yet",
  /** A battle's stage in one line: "Day 2 of 5, on C3, Plains · you play both sides". */
  about: ({
    day,
    days,
    square,
    territory,
    bothSides,
  }: {
    readonly day: number | null;
    readonly days: number;
    readonly square: string | null;
    readonly territory: string | null;
    readonly bothSides: boolean;
  }): string => {
    const where = [day === null ? "" : `day ${day} of ${days}`, square === null ? "" : `on ${square}`, territory ?? ""];
    return sentenceCase([where.filter(Boolean).join(", "), bothSides ? "you play both sides" : ""].filter(Boolean).join(" · "));
  },
  notFound: {
    tab: "Battle not found",
    heading: "There is no battle at this address",
    /** Slot `battles`: the list of battles. */
    text: say`The link may be mistyped or cut short: it ends in 26 letters and digits. Ask for it again, or see ${slot("battles", "your battles")}.`,
  },
} as const;
