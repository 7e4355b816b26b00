import type { BattleView } from "@/lib/model/battle-view";
import { commandLetter } from "@/lib/words/battle/command-letter";
import { type DeploymentRow, deploymentRows } from "@/lib/words/battle/table-deployment-words";
import { lengthWords } from "@/lib/words/battle/terrain-words";
import { commanderWords, counted, sentenceCase, spoken } from "@/lib/words/phrasing";
import type { Thing } from "../tasks/thing";
import type { ThingRow } from "./thing-list";

const MARKS: Readonly<Record<DeploymentRow["state"], ThingRow["mark"]>> = {
  ...{ placed: "done", may: null, waits: "away", ordered: "away", straggles: "away" },
};

const deploying = (view: BattleView): readonly ThingRow[] =>
  deploymentRows(view).map(({ number, name, bases, state, note }) => ({
    key: String(number),
    lead: number,
    name,
    detail: bases,
    note: state === "placed" ? "✓ on the table" : note,
    mark: MARKS[state],
    thing: state === "may" ? { type: "deploy-unit", number } : null,
  }));

function rowOf(view: BattleView, thing: Thing): ThingRow {
  const row = { key: JSON.stringify(thing), thing, mark: null, note: null };
  if ("kind" in thing) return { ...row, lead: "", name: sentenceCase(spoken(thing.kind)), detail: "" };
  if ("commander" in thing) {
    const one = view.own?.commanders[thing.commander];
    return {
      ...row,
      lead: commandLetter(thing.commander),
      name: one ? sentenceCase(commanderWords(one)) : "",
      detail: one ? spoken(one.grade) : "",
    };
  }
  if (!("number" in thing)) return { ...row, lead: "", name: "", detail: "" };
  const unit = view.units.find((one) => one.seat === view.seat && one.number === thing.number);
  const legal = view.legal.find((one) => one.type === "scout-move" && one.number === thing.number);
  const reach = legal?.type === "scout-move" ? `up to ${lengthWords(legal.distance.max)} BW` : null;
  return { ...row, lead: thing.number, name: unit?.name ?? "", detail: reach ?? counted(unit?.bases ?? 0, "base") };
}

/** Commanders who stand on the table or lie in ambush already. */
const placedCommanders = (view: BattleView): readonly ThingRow[] =>
  view.commanders
    .filter(({ seat }) => seat === view.seat)
    .map(({ commander, at }) => ({
      ...rowOf(view, { type: "place-commander", commander }),
      key: `placed ${commander}`,
      thing: null,
      mark: "done",
      note: "ambush" in at ? `✓ with ${spoken(at.ambush)}` : "✓ on the table",
    }));

const DEPLOYING: readonly BattleView["step"][] = ["first-deployment", "deployment"];

type Told = { readonly name: string; readonly rows: readonly ThingRow[]; readonly isArmy: boolean };

/** What there is to be taken in hand, with all else of its sort; null where there is nothing to choose from. */
export function thingRows(view: BattleView, things: readonly Thing[]): Told | null {
  if (DEPLOYING.includes(view.step) && view.own) return { name: "Your unit groups", rows: deploying(view), isArmy: true };
  const rows = things.map((thing) => rowOf(view, thing));
  const isArmy = false;
  switch (things[0]?.type) {
    case "place-flank-piece":
      return { name: "Kinds for this flank", rows, isArmy };
    case "place-commander":
      return { name: "Your commanders", rows: [...placedCommanders(view), ...rows], isArmy };
    case "wheel-artillery":
      return { name: "Guns that may be wheeled back", rows, isArmy };
    case "scout-move":
      return { name: "Scouts that may move", rows, isArmy };
    default:
      return null;
  }
}
