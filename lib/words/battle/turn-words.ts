import type { Step } from "../../model/battle-steps";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { type Colour, SEATS } from "../../model/enumerations";
import { otherSeat } from "../../model/other-seat";
import { TERRITORY_WORDS } from "../list-words";
import { sentenceCase } from "../phrasing";
import { type SeatNames, says, subject, who, whose } from "./seat-names";
import { closed, deployment, finishing, flank, ready, scouts, secretOrders, terrain } from "./table-turn-words";
import { actor, asked, NOTHING_TO_DO, type Said, type Told, type TurnTables } from "./turn-told";

/** `title`: who does what now. `sentence`: what is so, then what may be done. */
export type Turn = { readonly mine: boolean; readonly title: string; readonly sentence: string };

/** A page sits down by itself: nobody is asked to. */
const isMine = ({ view, names }: Told): boolean => names.eyes !== null && view.toAct.includes(names.eyes) && view.step !== "sitting";

function sitting({ view, names }: Told): Said {
  const open = SEATS.find((seat) => view.chairs[seat] === "open");
  if (open)
    return {
      title: "Waiting for an opponent",
      sentence: `One seat is free. ${names.eyes === null || names.eyes === open ? "It is taken by whoever has been sent its link." : "Send its link to your opponent: the dice are rolled as soon as an army has come."}`,
    };
  if (names.eyes !== null && view.toAct.includes(names.eyes))
    return { title: "Take your seat", sentence: "Whoever opens the battle sits down; the dice are rolled as soon as both have." };
  return {
    title: "The seats are taken",
    sentence:
      view.toAct.length === 1 && view.toAct[0] !== names.eyes && view.toAct[0]
        ? `The dice are rolled as soon as ${who(names, view.toAct[0])} ${names.eyes === null ? "sits" : "sit"} down: a page of this battle must be open there.`
        : "The dice are rolled as soon as both have sat down.",
  };
}

/** Whether the winner rolled the skull by which an invader may place the marker himself. */
const hasSkull = ({ invasion }: BattleView, seat: SeatName): boolean => invasion.at(-1)?.[seat] === "skull";

function role(told: Told): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const won = `${says(told.names, seat, "have won", "has won")} the invasion roll${hasSkull(told.view, seat) ? " with a skull" : ""}.`;
  const intercept = hasSkull(told.view, seat) ? ", unless the invader does so after his skull" : "";
  return {
    title: asked(told, seat, "Invade or defend", "choose to invade or defend", "chooses to invade or defend"),
    sentence: `${won} The defender chooses the territory and places the marker${intercept}.`,
  };
}

function territory(told: Told): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const list = seat === told.names.eyes ? "your own list" : `${whose(told.names, seat)} own list`;
  return {
    title: asked(told, seat, "Choose the territory", "choose the territory", "chooses the territory"),
    sentence: `${says(told.names, seat, "defend", "defends")}: it is one of ${list}, and for five days the marker never leaves its squares.`,
  };
}

function position(told: Told): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const where = view.territory ? `on any square marked for ${TERRITORY_WORDS[view.territory]}` : "on the map";
  if (view.roles?.invader !== seat)
    return {
      title: asked(told, seat, "Place the marker", "place the marker", "places the marker"),
      sentence: `It goes ${where}; the five days start from there.`,
    };
  return {
    title: asked(told, seat, "Place the marker, or leave it", "may place the marker", "may place the marker"),
    sentence: `${says(names, seat, "rolled", "rolled")} a skull: ${who(names, seat)} may place it ${where}, or leave that to the defender.`,
  };
}

/** A seat dealt fewer cards than there are days says of each whether it plays. */
function declares({ view: { forces, declared }, tables }: Told, seat: SeatName): boolean {
  const last = tables.limits.find((row) => row.id === "days")?.value ?? 0;
  return declared[seat] === null && (forces[seat]?.mapCards ?? last) < last;
}

const cardOf = (card: Colour | null): string => (card === null ? "the pass" : card);

function moving(told: Told, seat: SeatName): Said {
  const { view, names } = told;
  const cards = view.days.at(-1)?.cards;
  const beats = cards ? `${sentenceCase(cardOf(cards[seat]))} against ${cardOf(cards[otherSeat(seat)])}` : "The better card";
  const may = `${who(names, seat)} may move the marker to a dashed square, or leave it on ${view.square}.`;
  return { title: asked(told, seat, "Move the marker", "move the marker", "moves the marker"), sentence: `${beats}: ${may}` };
}

function declaring(told: Told, seat: SeatName): Said {
  return {
    title: asked(told, seat, "Pass or play", "pass or play", "passes or plays"),
    sentence: `${says(told.names, seat, "hold", "holds")} fewer cards than there are days left, and first ${seat === told.names.eyes ? "say" : `${told.names.eyes === null ? "says" : "say"}`} whether a card is played today.`,
  };
}

/** How far the other one is today. */
function otherWords({ view, names }: Told, seat: SeatName): string {
  if (view.declared[seat] === "pass") return `${says(names, seat, "pass", "passes")} today.`;
  if (view.committed[seat]) return `${says(names, seat, "have", "has")} committed a card.`;
  return "";
}

const REVEAL = "Both cards are laid open together.";

function choosing(told: Told, seat: SeatName): Said {
  const { view, names } = told;
  const other = otherSeat(seat);
  const theirs = otherWords(told, other);
  const both = view.toAct.length > 1;
  if (seat === names.eyes)
    return {
      title: "Choose your card",
      sentence: theirs
        ? `${theirs} Yours is laid open as soon as you commit it.`
        : `${subject(names, other)} have not committed yet: until they do, you may change your mind.`,
    };
  if (names.eyes === null)
    return { title: both ? "Both choose a card" : `${subject(names, seat)} chooses a card`, sentence: `${theirs} ${REVEAL}`.trim() };
  return { title: "They choose a card", sentence: ownWords(told, names.eyes) };
}

/** What the one who waits has done today. */
function ownWords({ view }: Told, eyes: SeatName): string {
  if (view.declared[eyes] === "pass") return "You pass today.";
  if (!view.card) return REVEAL;
  const change = view.legal.some(({ type }) => type === "commit-card") ? " Until they commit theirs, you may change it." : "";
  return `You have committed ${view.card}.${change}`;
}

function days(told: Told): Said {
  const { view } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const last = view.days.at(-1);
  if (last && last.day === view.day) return moving(told, seat);
  return declares(told, seat) ? declaring(told, seat) : choosing(told, seat);
}

function keep(told: Told): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (told.names.eyes === null && told.view.toAct.length > 1)
    return { title: "Both may keep cards", sentence: "The five days are over, and both have cards left." };
  return {
    title: asked(told, seat, "Keep cards for scouting, or none", "may keep cards", "may keep cards"),
    sentence: `The five days are over, and ${who(told.names, seat)} ${seat === told.names.eyes || told.names.eyes !== null ? "have" : "has"} cards left.`,
  };
}

const WORDS: Readonly<Record<Step, (told: Told) => Said>> = {
  sitting,
  role,
  territory,
  position,
  days,
  keep,
  flank,
  compulsory: terrain,
  optional: terrain,
  outscouting: () => ({ title: "The armies scout each other", sentence: "The scouting cards are dealt and compared." }),
  "first-deployment": deployment,
  "secret-orders": secretOrders,
  deployment,
  finishing,
  scouts,
  ready,
  closed,
  abandoned: () => ({
    title: "This battle was abandoned",
    sentence: "Nothing more is decided here; its record stays, and can be checked.",
  }),
};

/** Whose turn it is and what for, as one seat (or, without eyes, a spectator) is told. */
export function turnWords(view: BattleView, names: SeatNames, tables: TurnTables): Turn {
  const told = { view, names, tables };
  return { mine: isMine(told), ...WORDS[view.step](told) };
}

/** The same in the title of the page, where it is seen beside those of other pages. */
export const titleWords = ({ mine, title }: Turn): string =>
  mine ? `Your turn: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;

const ORDINALS = ["first", "second", "third", "fourth", "fifth"] as const;

const STAGES: Readonly<Record<Step, string>> = {
  sitting: "Before the days",
  role: "Invading and defending",
  territory: "The territory",
  position: "The marker",
  days: "The five days",
  keep: "After the fifth day",
  flank: "Secure flank",
  compulsory: "Compulsory terrain",
  optional: "Optional terrain",
  outscouting: "Out-scouting",
  "first-deployment": "First deployment",
  "secret-orders": "Secret orders",
  deployment: "Deployment",
  finishing: "The last placements",
  scouts: "Scouts",
  ready: "Ready for battle",
  closed: "Closed",
  abandoned: "Abandoned",
};

/** Where in the sequence a battle stands: "Day the fourth". */
export function stageWords({ step, day }: Pick<BattleView, "step" | "day">): string {
  const ordinal = day === null ? undefined : ORDINALS[day - 1];
  return step === "days" && ordinal ? `Day the ${ordinal}` : STAGES[step];
}
