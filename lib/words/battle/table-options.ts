import type { BattleCommand, LegalCommand } from "../../model/battle-command";
import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import { sentenceCase } from "../phrasing";
import { plain } from "../sentence";
import { resultWords } from "./deeds";
import { orderSecretWords } from "./events";
import { type Other, otherCalled, type SeatNames } from "./names";
import { categoryWords, edgeWords, goingWords, hidingWords, kindNote, kindWords, lengthWords, orderCalled, theKind } from "./terrain";

/** A choice on the table that needs no place. */
type TableOption = { readonly deed: BattleCommand; readonly label: string; readonly note: string };

/** `width`: of the water, where it is to be chosen; without it, the least. */
type Seen = { readonly view: BattleView & Other; readonly tables: Pick<BattleTables, "battlefield">; readonly width: number | null };
type Of<One extends LegalCommand["type"]> = Extract<LegalCommand, { type: One }>;

/** For a player's own view: only his own commanders have names. */
const namesOf = ({ seat, roles, table, own, ...seen }: BattleView & Other): SeatNames => ({
  ...{ eyes: seat, defender: roles?.defender ?? null, table, names: { a: otherCalled(seen), b: otherCalled(seen) } },
  commanders: seat && own ? { [seat]: own.commanders } : {},
});

function flankOption({ edge, width }: Of<"choose-flank">, seen: Seen): TableOption {
  const wide = width && Math.min(width.max, Math.max(width.min, seen.width ?? width.min));
  return {
    deed: { type: "choose-flank", edge, width: wide },
    label: sentenceCase(edgeWords(edge, namesOf(seen.view))),
    note: wide === null ? "Terrain along this edge." : `Water ${lengthWords(wide)} BW wide along this edge.`,
  };
}

/** A kind of terrain to choose, and what it is. */
export function kindOption({ kind }: Pick<Of<"choose-kind">, "kind">, { tables }: Pick<Seen, "tables">): TableOption {
  const row = tables.battlefield?.terrainKinds.find(({ id }) => id === kind);
  const going = row ? (row.category === "open" ? categoryWords("open") : goingWords(row.going)) : "";
  const told = [going, row ? hidingWords(row) : "", (row && kindNote(row)) ?? ""]
    .filter(Boolean)
    .map((one) => sentenceCase(one).replace(/\.$/, ""));
  return { deed: { type: "choose-kind", kind }, label: sentenceCase(kindWords(kind)), note: told.map((one) => `${one}.`).join(" ") };
}

function unitCalled({ own }: BattleView, number: number): string {
  const unit = own?.units.find((one) => one.number === number);
  return unit ? `${unit.name} (${number})` : `unit group ${number}`;
}

function adjustOptions({ remove }: Of<"adjust-piece">): readonly TableOption[] {
  const leave: TableOption = {
    deed: { type: "adjust-piece", adjust: { do: "leave" } },
    label: "Leave it",
    note: "The piece stays where it is.",
  };
  const away: TableOption = {
    deed: { type: "adjust-piece", adjust: { do: "remove" } },
    label: "Remove it",
    note: "The piece leaves the table for good.",
  };
  return remove ? [leave, away] : [leave];
}

/** The piece that was rolled for. */
const givenUp = ({ laying }: BattleView): string => (laying?.dice ? theKind(laying.dice.kind) : "the piece");

function revealOption({ order }: Of<"reveal-order">, { view }: Seen): TableOption {
  const marker = view.markers.find((one) => one.order === order && one.seat === view.seat);
  const said = marker?.secret ? `${sentenceCase(plain(orderSecretWords(marker.secret, namesOf(view), marker.seat)))}.` : "";
  return { deed: { type: "reveal-order", order }, label: `Show ${orderCalled(order)}`, note: said };
}

/** By entering the same: should the other player enter another one just now, that is not what is accepted. */
function acceptOption(view: BattleView): readonly TableOption[] {
  const { closing } = view;
  if (!closing) return [];
  const { points: _scored, ...ending } = closing.result;
  const note = resultWords(closing.result, namesOf(view))
    .map(({ what, value }) => `${plain(what)}: ${plain(value)}.`)
    .join(" ");
  return [{ deed: { type: "close-battle", ...ending }, label: "Accept the result", note }];
}

/** The choices of a legal command; none for a thing that is placed. */
function optionsOf(one: LegalCommand, seen: Seen): readonly TableOption[] {
  const { view } = seen;
  switch (one.type) {
    case "choose-flank":
      return [flankOption(one, seen)];
    case "choose-kind":
      return [kindOption(one, seen)];
    case "stop-choosing":
      return [{ deed: one, label: "Choose no more terrain", note: "You choose no more optional pieces." }];
    case "give-up-piece":
      return [{ deed: one, label: `Give up ${givenUp(view)}`, note: "There is no room for it anywhere." }];
    case "adjust-piece":
      return adjustOptions(one);
    case "leave-off-table":
      return [
        {
          deed: one,
          label: `Leave ${unitCalled(view, one.number)} off the table`,
          note: "It has no legal position, so it becomes a straggler.",
        },
      ];
    case "give-orders":
      return [{ deed: { type: "give-orders", marches: [], ambushes: [] }, label: "No orders", note: "Nobody marches or hides." }];
    case "drop-pikes":
      return [
        {
          deed: one,
          label: `${unitCalled(view, one.number)}: drop the pikes`,
          note: "Afterwards the unit group is loose and unprotected, with muskets.",
        },
      ];
    case "pass":
      return [{ deed: one, label: "Pass", note: "" }];
    case "reveal-order":
      return [revealOption(one, seen)];
    case "accept-close-battle":
      return acceptOption(view);
    default:
      return [];
  }
}

/** Every choice on the table that needs no place, each with what it means. */
export const tableOptions = (seen: Seen): readonly TableOption[] => seen.view.legal.flatMap((one) => optionsOf(one, seen));

/** The least and greatest width of the water; null where there is none to choose. */
export function waterWidths({ legal }: Pick<BattleView, "legal">): { readonly min: number; readonly max: number } | null {
  for (const one of legal) if (one.type === "choose-flank" && one.width) return one.width;
  return null;
}

const FOR_ME: Readonly<Partial<Record<LegalCommand["type"], string>>> = {
  "choose-flank": "Choose for me",
  "place-flank-piece": "Place a piece for me",
  "choose-kind": "Choose for me",
  "stop-choosing": "Choose for me",
  "give-up-piece": "Choose for me",
  "place-piece": "Place this piece for me",
  "adjust-piece": "Choose for me",
  "place-camp": "Place the camp for me",
  "deploy-unit": "Deploy one for me",
  "leave-off-table": "Choose for me",
  "give-orders": "Give orders for me",
  "wheel-artillery": "Choose for me",
  "drop-pikes": "Choose for me",
  "place-commander": "Place one for me",
  "declare-commands": "Declare them for me",
  "scout-move": "Move one for me",
};

/** The button that lets the computer do the next thing; null where it cannot. */
export function suggestionWords({ legal }: Pick<BattleView, "legal">): string | null {
  for (const one of legal) {
    const words = FOR_ME[one.type];
    if (words) return words;
  }
  return null;
}
