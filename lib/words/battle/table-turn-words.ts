import type { BattlefieldTables } from "../../model/battlefield-tables";
import type { SeatName } from "../../model/by-seat";
import { otherSeat } from "../../model/other-seat";
import type { Laying } from "../../model/table-view";
import { both, counted, numeral, sentenceCase } from "../phrasing";
import { does, says, subject, verb, who, whose } from "./seat-names";
import { scoredWords } from "./table-event-words";
import { edgeWords, lengthWords, rangeWords, theKind } from "./terrain-words";
import { actor, asked, NOTHING_TO_DO, type Said, type Told } from "./turn-told";

type Limit = BattlefieldTables["limits"][number]["id"];

const limitOf = ({ tables }: Told, id: Limit): number => tables.battlefield?.limits.find((row) => row.id === id)?.value ?? 0;

/** What the table asks of the square on which the battle is fought. */
function squareOf({ view, tables }: Told) {
  const row = tables.squares.find(({ id }) => id === view.square);
  const flank = tables.flanks.find(({ id }) => id === row?.flank);
  const density = tables.densities.find(({ id }) => id === row?.density);
  const numbers = tables.battlefield?.pieceNumbers.find(({ id }) => id === row?.density);
  return { flank, density, numbers };
}

export function flank(told: Told): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (view.flank)
    return {
      title: asked(told, seat, "Lay terrain on the flank", "lay terrain on the flank", "lays terrain on the flank"),
      sentence: `Along ${edgeWords(view.flank.edge, names)} lie two pieces, one of each player in his own half. Nobody moves them later.`,
    };
  const { flank: kind } = squareOf(told);
  const what = kind?.kind === "water" ? "has the water, and how wide it is" : "has the terrain";
  const name = kind ? `${kind.name}: ` : "";
  return {
    title: asked(told, seat, "Choose the secure flank", "choose the secure flank", "chooses the secure flank"),
    sentence: `${name}${does(names, seat, "say", "says")} which short edge ${what}.`,
  };
}

function choosing(told: Told, seat: SeatName): Said {
  const { view } = told;
  const { density, numbers } = squareOf(told);
  const title = asked(told, seat, "Choose terrain", "choose terrain", "chooses terrain");
  if (view.step === "optional")
    return {
      title,
      sentence: `In turns, up to ${counted(numbers?.optional ?? 0, "piece")} each, of any kind that the territory has. Whoever stops chooses no more.`,
    };
  const wanted = (numbers?.compulsory ?? []).reduce((sum, { count }) => sum + count, 0);
  const chosen = view.laying?.choices.filter(({ as }) => as === "compulsory").length ?? 0;
  const left = chosen > 0 ? `; ${numeral(wanted - chosen)} to go` : "";
  return {
    title,
    sentence: `${density?.name ?? "This ground"} asks for ${counted(wanted, "compulsory piece")}. The kinds are chosen in turns${left}.`,
  };
}

const SECTORS = { left: "left sector", middle: "middle", right: "right sector" } as const;

function laying(told: Told, { by, kind, sector, edge }: NonNullable<Laying["dice"]>): Said {
  const { view, names, tables } = told;
  const where = tables.battlefield?.sectorDice.find(({ id }) => Number(id) === sector)?.sector ?? "middle";
  const touches = tables.battlefield?.edgeDice.find(({ id }) => Number(id) === edge)?.touches ?? false;
  const part = where === "middle" ? "the middle of the table" : `${whose(names, by)} ${SECTORS[where]}`;
  const legal = view.legal.find((one) => one.type === "place-piece");
  const size = legal?.type === "place-piece" ? ` Each side ${rangeWords(legal.size)} BW.` : "";
  return {
    title: asked(told, by, `Lay ${theKind(kind)}`, `lay ${theKind(kind)}`, `lays ${theKind(kind)}`),
    sentence: `${says(names, by, "rolled", "rolled")} ${sector} and ${edge}: it lies in ${part}${touches ? " and touches an edge" : ""}.${size}`,
  };
}

function adjusting(told: Told, { by, piece, die }: NonNullable<Laying["adjusting"]>): Said {
  const { view, names } = told;
  const kind = view.pieces.find(({ id }) => id === piece)?.kind;
  const what = kind ? theKind(kind) : "the piece";
  const removes = die >= limitOf(told, "adjust-remove-from");
  const turns = die >= limitOf(told, "adjust-pivot-from");
  const may = [`move it up to ${lengthWords(limitOf(told, "adjust-distance"))} BW`, ...(turns ? ["turn it"] : [])];
  return {
    title: asked(told, by, `Move or leave ${what}`, `move or leave ${what}`, `moves or leaves ${what}`),
    sentence: `${says(names, by, "rolled", "rolled")} ${die}. ${subject(names, by)} may ${both(may)}${removes ? ", or remove it" : ""}.`,
  };
}

/** Compulsory and optional terrain. */
export function terrain(told: Told): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const now = told.view.laying;
  if (now?.adjusting) return adjusting(told, now.adjusting);
  return now?.dice ? laying(told, now.dice) : choosing(told, seat);
}

export function deployment(told: Told): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const camp = view.legal.some(({ type }) => type === "place-camp");
  const left = view.batch?.seat === seat ? view.batch.left : 0;
  const own = camp ? "Pitch your camp" : "Deploy your unit groups";
  const first =
    view.step === "first-deployment"
      ? `${says(names, seat, "are", "is")} out-scouted and ${verb(names, seat, "deploy", "deploys")} first. `
      : "";
  return {
    title: asked(told, seat, own, "deploy", "deploys"),
    sentence:
      left > 0 ? `${first}${counted(left, "unit group")} to place before the other player goes on.` : `${first}The camp comes first.`,
  };
}

const SECRET = "Nobody sees what they say before they are shown on the table.";

export function secretOrders(told: Told): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (names.eyes === null && view.toAct.length > 1)
    return { title: "Both give secret orders", sentence: `Flank marches and ambushes, real or bluff, or none. ${SECRET}` };
  const theirs = view.ordered[otherSeat(seat)]
    ? `${says(names, otherSeat(seat), "have", "has")} given ${whose(names, otherSeat(seat))} orders. `
    : "";
  return {
    title: asked(told, seat, "Give your secret orders, or none", "give secret orders", "gives secret orders"),
    sentence: `${theirs}Flank marches and ambushes, real or bluff, or none. ${SECRET}`,
  };
}

export function finishing(told: Told): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (names.eyes === null && view.toAct.length > 1)
    return { title: "Both finish the deployment", sentence: "Guns may be wheeled back, and pikes dropped." };
  const may = (type: string) => view.legal.some((one) => one.type === type);
  if (seat !== names.eyes)
    return { title: says(names, seat, "finish the deployment", "finishes the deployment"), sentence: "Guns, pikes, and the commanders." };
  if (may("place-commander"))
    return { title: "Place your commanders", sentence: "Each in your deployment depth, or at an ambush marker, real or bluff." };
  if (may("declare-commands"))
    return { title: "Declare your commands", sentence: "Every unit group and every marker is led by one commander." };
  return {
    title: "Wheel guns, drop pikes, or pass",
    sentence:
      "Guns may be wheeled back on a front corner. Pikes of a group that marches or hides are dropped on paper. Whoever passes has finished with both.",
  };
}

export function scouts(told: Told): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  return {
    title: asked(told, seat, "Move your scouts, or pass", "may move scouts", "may move scouts"),
    sentence: "Each unit group with scouts may go straight ahead once, in turns. Whoever passes moves no more.",
  };
}

function entered(told: Told, closing: NonNullable<Told["view"]["closing"]>): Said {
  const { names, view } = told;
  const { seat, result } = closing;
  const score = `${scoredWords(result, names)}.`;
  const other = otherSeat(seat);
  if (names.eyes === other && view.toAct.includes(other))
    return { title: "Accept the result, or enter another", sentence: `${subject(names, seat)} has entered: ${score}` };
  return {
    title: names.eyes === seat ? `Your result waits for ${who(names, other)}` : `${says(names, other, "are", "is")} asked about the result`,
    sentence: `${says(names, seat, "have", "has")} entered: ${score}`,
  };
}

export function ready(told: Told): Said {
  const { view, names, tables } = told;
  if (view.closing) return entered(told, view.closing);
  const marker = view.square ? `The battle is fought on ${view.square}` : "The battle is fought";
  const roles = view.roles
    ? `: ${does(names, view.roles.invader, "invade", "invades")}, ${does(names, view.roles.defender, "defend", "defends")}`
    : "";
  const fought =
    names.eyes === null
      ? "When it has been fought, its result is told here."
      : "The plan says where all of it lies. Tick the losses here while it is fought, and enter the result at the end.";
  const after = tables.battlefield ? fought : "Terrain and deployment are laid out at the table.";
  return { title: "Ready for the table", sentence: `${marker}${roles}. ${after}` };
}

export function closed({ view, names }: Told): Said {
  const score = view.result ? `${sentenceCase(scoredWords(view.result, names))}. ` : "";
  return { title: "This battle is closed", sentence: `${score}It has been fought, and nothing more is decided here.` };
}
