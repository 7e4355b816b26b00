import type { BattleView } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { type Colour, SEATS, type Step } from "../../model/enumerations";
import { numeral } from "../numerals";
import { sentenceCase } from "../phrasing";
import { plain, say, type Words } from "../sentence";
import { term } from "../terms";
import { territoryTerm } from "../territories";
import { does, type SeatNames, says, subject, verb, who, whose } from "./names";
import {
  actor,
  asked,
  closed,
  deployment,
  finishing,
  flank,
  NOTHING_TO_DO,
  ready,
  type Said,
  scouts,
  secretOrders,
  type TurnContext,
  type TurnTables,
  terrain,
} from "./table-turn";

/** What each step of the sequence is called. */
export const STEP_WORDS: Readonly<Record<Step, string>> = {
  sitting: "Setting up",
  role: "Invader and defender",
  territory: "Territory",
  position: "Marker",
  days: "The five days",
  keep: "After day five",
  flank: "Secure flank",
  compulsory: "Compulsory terrain",
  optional: "Optional terrain",
  outscouting: "Out-scouting",
  "first-deployment": "First deployment",
  "secret-orders": "Secret orders",
  deployment: "Deployment",
  finishing: "Final placements",
  scouts: "Scouts",
  ready: "At the table",
  closed: "Closed",
  abandoned: "Abandoned",
};

/** `title`: who does what now. `sentence`: what is so, then what may be done. */
export type Turn = { readonly mine: boolean; readonly title: string; readonly sentence: Words };

/** Whether both armies of a sealed exchange are in. */
const areBothIn = ({ seals }: BattleView): boolean => seals?.a != null && seals.b !== null;

/** A page sits down by itself: no player is asked to. Whoever has exchanged armies says when the battle begins. */
const isMine = ({ view, names }: TurnContext): boolean =>
  names.eyes !== null && view.toAct.includes(names.eyes) && (view.step !== "sitting" || areBothIn(view));

/** An exchange, from the first army to the battle. */
function exchanging({ view, names }: TurnContext): Said {
  if (!areBothIn(view)) {
    const isIn = names.eyes !== null && view.seals?.[names.eyes] !== null;
    return {
      title: "Waiting for the other army",
      sentence: isIn
        ? "Your army is sealed and cannot be changed. Send your opponent the link. Once their army is in, you both see both armies."
        : "One army is sealed. Once the other is in, the players see both.",
    };
  }
  const [waited] = view.toAct;
  if (names.eyes !== null && view.toAct.includes(names.eyes))
    return {
      title: "Both armies are in",
      sentence: "Look at both armies, then begin the battle. The dice are rolled once both players have begun.",
    };
  return {
    title: "Both armies are in",
    sentence:
      waited && waited !== names.eyes ? `The dice are rolled once ${does(names, waited, "begin", "begins")}.` : "The dice are rolled next.",
  };
}

function sitting(told: TurnContext): Said {
  const { view, names } = told;
  if (view.seals) return exchanging(told);
  const open = SEATS.find((seat) => view.chairs[seat] === "open");
  if (open)
    return {
      title: "Waiting for an opponent",
      sentence:
        names.eyes === null || names.eyes === open
          ? "One seat is free, for the player who has its link."
          : "Send your opponent the link. They join with their own army, then the dice are rolled.",
    };
  if (names.eyes !== null && view.toAct.includes(names.eyes))
    return { title: "Take your seat", sentence: "Open the battle to take your seat. The dice are rolled once both players are there." };
  const [waited] = view.toAct;
  return {
    title: "Both seats are taken",
    sentence:
      view.toAct.length === 1 && waited && waited !== names.eyes
        ? `The dice are rolled once ${does(names, waited, "open", "opens")} this battle.`
        : "The dice are rolled once both players open this battle.",
  };
}

/** Whether the winner rolled the skull by which an invader may place the marker. */
const hasSkull = ({ invasion }: BattleView, seat: SeatName): boolean => invasion.at(-1)?.[seat] === "skull";

function role(told: TurnContext): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const skull = hasSkull(told.view, seat);
  const won = say`${says(told.names, seat, "have won", "has won")} the ${term("invasion", "invasion roll")}${skull ? " with a skull" : ""}.`;
  const intercept = skull
    ? say` If ${who(told.names, seat)} ${term("invader", verb(told.names, seat, "invade", "invades"))}, ${who(told.names, seat)} may place the marker instead (${term("strategic-intercept")}).`
    : "";
  return {
    title: asked(told, seat, "Invade or defend", "chooses to invade or defend"),
    sentence: say`${won} The ${term("defender")} chooses the ${term("territory")} and places the marker, which shows where the battle is fought.${intercept}`,
  };
}

function territory(told: TurnContext): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const defends = say`${subject(told.names, seat)} ${term("defender", verb(told.names, seat, "defend", "defends"))}`;
  return {
    title: asked(told, seat, "Choose the territory", "chooses the territory"),
    sentence: say`${defends}, in a ${term("territory")} from ${whose(told.names, seat)} army list. The marker stays on squares of that territory for all ${term("five-days")}.`,
  };
}

function position(told: TurnContext): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const where = view.territory ? say`on any square marked for ${territoryTerm(view.territory)}` : "on the map";
  if (view.roles?.invader !== seat)
    return {
      title: asked(told, seat, "Place the marker", "places the marker"),
      sentence: say`The marker goes ${where}. The ${term("five-days")} start there.`,
    };
  const rolled = say`${says(names, seat, "rolled", "rolled")} a skull (${term("strategic-intercept")})`;
  return {
    title: asked(told, seat, "Place the marker, or leave it", "may place the marker"),
    sentence: say`${rolled}: ${who(names, seat)} may place the marker ${where}, or leave that to the ${term("defender")}.`,
  };
}

/** A seat dealt fewer cards than there are days says of each whether it plays. */
function declares({ view: { forces, declared }, tables }: TurnContext, seat: SeatName): boolean {
  const last = tables.limits.find((row) => row.id === "days")?.value ?? 0;
  return declared[seat] === null && (forces[seat]?.mapCards ?? last) < last;
}

const cardOf = (card: Colour | null): Words => card ?? say`a ${term("pass")}`;

function moving(told: TurnContext, seat: SeatName): Said {
  const { view, names } = told;
  const cards = view.days.at(-1)?.cards;
  const beats = cards ? sentenceCase(say`${cardOf(cards[seat])} against ${cardOf(cards[otherSeat(seat)])}`) : "The better card";
  const where = seat === names.eyes ? "the marker to a dashed square on the map" : "the marker";
  return {
    title: asked(told, seat, "Move the marker", "moves the marker"),
    sentence: say`${beats}: ${who(names, seat)} may move ${where}, or leave it on ${view.square ?? ""}.`,
  };
}

function declaring(told: TurnContext, seat: SeatName): Said {
  const dealt = say`${says(told.names, seat, "were", "was")} dealt fewer ${term("map-card", "map cards")} than there are days`;
  return {
    title: asked(told, seat, "Pass or play", "passes or plays"),
    sentence: say`${dealt}, so ${verb(told.names, seat, "you", "they")} first say whether to play one today or ${term("pass")}.`,
  };
}

/** How far this seat is today. */
function playedWords({ view, names }: TurnContext, seat: SeatName): Words {
  if (view.declared[seat] === "pass") return say`${subject(names, seat)} ${term("pass", verb(names, seat, "pass", "passes"))} today.`;
  return view.committed[seat] ? `${says(names, seat, "have", "has")} played.` : "";
}

const REVEAL = "Both cards are revealed together.";

/** What a card is for, said whenever one is chosen ("The five days before the Battle 1.6"). */
const WHAT_CARDS_DO =
  "The better card wins the day. From worst to best: black, white, green, yellow, red. The winner may move the marker: the bigger the win, the further.";

function choosing(told: TurnContext, seat: SeatName): Said {
  const { view, names } = told;
  const other = otherSeat(seat);
  const theirs = playedWords(told, other);
  if (seat === names.eyes)
    return {
      title: "Choose your card",
      sentence:
        theirs === ""
          ? `${says(names, other, "have", "has")} not played yet. You can change your card until ${does(names, other, "play", "plays")}. ${WHAT_CARDS_DO}`
          : say`${theirs} Your card is revealed as soon as you play it. ${WHAT_CARDS_DO}`,
    };
  if (names.eyes === null)
    return {
      title: view.toAct.length > 1 ? "Both choose a card" : `${subject(names, seat)} chooses a card`,
      sentence: theirs === "" ? REVEAL : view.declared[other] === "pass" ? theirs : say`${theirs} ${REVEAL}`,
    };
  return { title: `${subject(names, seat)} chooses a card`, sentence: ownWords(told, names.eyes) };
}

/** What the player who waits has done today. */
function ownWords({ view, names }: TurnContext, eyes: SeatName): Words {
  if (view.declared[eyes] === "pass") return say`You ${term("pass")} today.`;
  if (!view.card) return REVEAL;
  const mayChange = view.legal.some(({ type }) => type === "commit-card");
  return `You have played ${view.card}.${mayChange ? ` You can change it until ${does(names, otherSeat(eyes), "play", "plays")}.` : ""}`;
}

function days(told: TurnContext): Said {
  const { view } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const last = view.days.at(-1);
  if (last && last.day === view.day) return moving(told, seat);
  return declares(told, seat) ? declaring(told, seat) : choosing(told, seat);
}

function keep(told: TurnContext): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (names.eyes === null && view.toAct.length > 1)
    return { title: "Both may keep cards", sentence: "The five days are over. Both have cards left." };
  return {
    title: asked(told, seat, "Keep cards for out-scouting, or none", "may keep cards"),
    sentence: say`The ${term("five-days")} are over. ${says(names, seat, "have", "has")} ${term("map-card", "map cards")} left.`,
  };
}

const WORDS: Readonly<Record<Step, (told: TurnContext) => Said>> = {
  sitting,
  role,
  territory,
  position,
  days,
  keep,
  flank,
  compulsory: terrain,
  optional: terrain,
  outscouting: () => ({
    title: "The armies scout each other",
    sentence: say`The ${term("scouting-card", "scouting cards")} are dealt and compared.`,
  }),
  "first-deployment": deployment,
  "secret-orders": secretOrders,
  deployment,
  finishing,
  scouts,
  ready,
  closed,
  abandoned: () => ({ title: "This battle was abandoned", sentence: "Its record stays, and you can check it." }),
};

/** Whose turn it is and what for, as one seat (or, without eyes, a spectator) is told. */
export function turnWords(view: BattleView, names: SeatNames, tables: TurnTables): Turn {
  const told = { view, names, tables };
  return { mine: isMine(told), ...WORDS[view.step](told) };
}

/** The same in the title of the page, where it is seen beside those of other pages. */
export const titleWords = ({ mine, title }: Turn): string =>
  mine ? `Your turn: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;

/** The turn as it is read aloud. */
export const turnAloud = ({ title, sentence }: Turn): string => `${title}. ${plain(sentence)}`;

/** Where in the sequence a battle stands: "Day four". */
export const stageWords = ({ step, day }: Pick<BattleView, "step" | "day">): string =>
  step === "days" && day !== null ? `Day ${numeral(day)}` : STEP_WORDS[step];
