import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import type { CreatedBattle } from "@/lib/model/battle";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { Temper } from "@/lib/model/enumerations";
import type { ErrorBody } from "@/lib/model/http";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { houseArmies } from "@/lib/sheets/house-armies";
import { historicalBattle } from "@/lib/words/battle/names";
import { NEW_BATTLE } from "@/lib/words/battle/new-battle";
import { useOnce } from "../../../_components/use-once";
import { type Chooser, type FaultLine, faultLines, useForceChooser } from "../../_components/force/force-chooser";
import type { ForceOptions, ReadyOption } from "../../_components/force/force-option";
import { keepCode } from "../../_components/hand-on/kept-codes";
import { type PlayerName, usePlayerName, useSecondName } from "../../_components/player-name/player-name";

export type TableSize = BattleTables["tableSizes"][number];

type Given = {
  readonly options: ForceOptions;
  readonly rules: ForceRules;
  readonly asked: string | null;
  readonly against: ReadyOption | null;
  readonly tables: readonly TableSize[];
  readonly inviteDays: number;
  /** What the reader called himself last with this account. */
  readonly called: string | null;
};
type Troubles = Partial<Record<"theirs" | "table" | "all", string>>;

const DAY = 86_400_000;

/** A sample army other than the player's own, so that two players on one device begin with two. */
const theOther = ({ mine, ready }: ForceOptions, own: string | null): string | null =>
  ready.find(({ id }) => id !== (own ?? [...mine, ...ready][0]?.id))?.id ?? null;

/** So many names are read at a glance. */
const FEW = 4;

/** Which army the computer will take against the player's: by name, if there are only a few. */
function computersArmyHint({ ready }: ForceOptions, { list }: HouseWish, own: Chooser["chosen"]): string {
  const armies = houseArmies(ready, list || null, own);
  if (armies.length > 0 && armies.length <= FEW) return NEW_BATTLE.computerLeads(armies.map(({ name }) => name));
  return list === "" ? NEW_BATTLE.anyArmyHint : NEW_BATTLE.listHint;
}

/** Whether, left to itself, the computer leads an army that fought the player's. */
function isHistorical({ ready }: ForceOptions, own: Chooser["chosen"]): boolean {
  const battle = own && historicalBattle(own.name);
  return battle !== null && houseArmies(ready, null, own).every(({ name }) => historicalBattle(name) === battle);
}

/** Both forces; null where one is incomplete, and then the page says why. */
async function forcesOf(mine: Chooser, theirs: Chooser, opponent: Opponent) {
  const own = await mine.take();
  if (!own) return null;
  const other = opponent === "device" ? await theirs.take() : null;
  return opponent === "device" && !other ? null : { own, other };
}

/** Who plays, for the API; nothing where nobody has said so. */
const playersOf = (first: PlayerName, second: PlayerName | null) =>
  first.said || second?.said ? { players: { a: first.said, b: second?.said ?? null } } : {};

/** The three questions, and the battle that their answers start: once, however often the button is pressed. */
export function useNewBattle({ options, rules, asked, against, tables, inviteDays, called }: Given) {
  const router = useRouter();
  const mine = useForceChooser({ options, rules, slot: "mine", wanted: asked });
  const theirs = useForceChooser({ options, rules, slot: "theirs", otherwise: against?.id ?? theOther(options, asked) });
  const [player, second] = [usePlayerName(called), useSecondName()];
  const [opponent, setOpponent] = useState<Opponent>(against ? "house" : "invite");
  const [house, setHouse] = useState<HouseWish>({ list: against?.list ?? "", temper: "balanced" });
  const [table, setTable] = useState(tables[0]);
  const [troubles, setTroubles] = useState<Troubles>({});

  function object({ of, path, code, message }: Objection): void {
    if (of === "mine") mine.refuse({ code, message }, path);
    else if (of === "theirs" && opponent === "device") theirs.refuse({ code, message }, path);
    else setTroubles((before) => ({ ...before, [of]: message }));
  }
  function refused(status: number, error: ErrorBody["error"]): void {
    if (status === 0) setTroubles({ all: NEW_BATTLE.noAnswer });
    else for (const objection of objectionsIn(error)) object(objection);
  }
  /** Answers whether the battle was started and its page is loading. */
  async function ask(): Promise<boolean> {
    const forces = await forcesOf(mine, theirs, opponent);
    if (!forces || !table) return false;
    const { width, depth } = table;
    const body = {
      table: { width, depth },
      seats: { a: forces.own, b: otherSeat(opponent, house, forces.other) },
      ...(opponent === "exchange" ? { openArmies: true } : {}),
      ...playersOf(player, opponent === "device" ? second : null),
    };
    const answer = await askServer<CreatedBattle>("POST", "/api/battles", { body, headers: visitorHeaders() });
    if (!answer.ok) {
      refused(answer.status, answer.error);
      return false;
    }
    const { battle, invite } = answer.value;
    // The server counted from a moment ago, so a code that is shown here still works there.
    if (invite) keepCode({ battle, use: "invite" }, { code: invite, expires: new Date(Date.now() + inviteDays * DAY).toISOString() });
    mine.taken();
    player.keep();
    if (opponent === "device") theirs.taken();
    router.push(`/battles/${battle}`);
    return true;
  }
  const { busy, run } = useOnce(async () => {
    setTroubles({});
    return ask();
  });
  const houseHint = computersArmyHint(options, house, mine.chosen);
  const isOfHistory = isHistorical(options, mine.chosen);
  return {
    ...{ mine, theirs, player, second, opponent, setOpponent, house, setHouse, houseHint, isOfHistory, table, setTable, troubles, busy },
    open: run,
  };
}

/** Who plays the other seat: the player who has the link, a second player on this device, or the computer. */
export const OPPONENTS = ["invite", "exchange", "device", "house"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** The list and style of the computer's army; an empty one is random. */
export type HouseWish = { readonly list: string; readonly temper: Temper | "" };

/** The other seat for the API; `theirs` is the force of the second player on this device. */
export function otherSeat(opponent: Opponent, { list, temper }: HouseWish, theirs: unknown): unknown {
  switch (opponent) {
    case "invite":
    case "exchange":
      return { kind: "invite" };
    case "device":
      return theirs;
    case "house":
      return { kind: "house", list: list || null, temper: temper || null };
    default:
      return opponent satisfies never;
  }
}

type Objection = FaultLine & {
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
