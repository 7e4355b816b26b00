import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { decide } from "@/lib/rules/prebattle/decide";
import type { DecidedCommand } from "@/lib/rules/prebattle/decided-command";
import { legalCommands, toAct } from "@/lib/rules/prebattle/legal-commands";
import { fastDraws } from "./draw-sources";
import { isWhole } from "./is-whole";
import type { Turn } from "./played-battle";
import { among, type Law } from "./table-law";

const somebodyCan: Law = ({ turns, end }) =>
  [...turns.map(({ before }) => before), end].flatMap((battle) => {
    const waited = toAct(battle);
    const isOver = battle.step === "ready" || battle.step === "closed";
    if (waited.length === 0 && !isOver) return [`nobody is waited for in ${battle.step}`];
    return waited.flatMap((seat) => (legalCommands(battle, seat).length > 0 ? [] : [`${seat} can do nothing in ${battle.step}`]));
  });

const listedIsLegal: Law = ({ turns }) =>
  turns.flatMap(({ before }) =>
    SEATS.flatMap((seat) => {
      const legal = legalCommands(before, seat);
      const texts = legal.map((one) => JSON.stringify(one));
      const twice = texts.filter((one, at) => texts.indexOf(one) !== at);
      const refused = legal.filter(isWhole).filter((one) => !decide(before, seat, one, fastDraws(1)).ok);
      return [
        ...twice.map((one) => `listed twice: ${one}`),
        ...refused.map((one) => `listed and refused: ${JSON.stringify(one)} (${before.step})`),
      ];
    }),
  );

/** Commands that cannot be repeated, and are refused out of turn. */
const ONCE: readonly DecidedCommand["type"][] = [
  ...(["choose-flank", "place-flank-piece", "place-piece", "adjust-piece", "place-camp", "deploy-unit", "give-orders"] as const),
  ...(["wheel-artillery", "drop-pikes", "place-commander", "declare-commands", "scout-move", "reveal-order"] as const),
];
const TOGETHER: readonly Battle["step"][] = ["secret-orders", "finishing", "ready"];

const refusedFor = (battle: Battle, seat: SeatName, command: DecidedCommand): string | null => {
  const decision = decide(battle, seat, command, fastDraws(1));
  return decision.ok ? null : decision.refusal.code;
};

const nothingTwice: Law = ({ turns }) =>
  turns.flatMap(({ before, seat, command, after }) => {
    if (!ONCE.includes(command.type)) return [];
    const again = refusedFor(after, seat, command) === null && command.type !== "place-piece" ? [`${command.type} is done twice`] : [];
    const isTheirs = TOGETHER.includes(before.step);
    const other = isTheirs || refusedFor(before, otherSeat(seat), command) !== null ? [] : [`${command.type} is done by the other seat`];
    return [...again, ...other];
  });

/** The ambush markers of a seat with which a commander may not lie in ambush. */
function closedTo(commander: number, { before, seat }: Turn): readonly string[] {
  const markers = (before.seats[seat].host.orders ?? []).flatMap(({ order, place }) => (place.kind === "ambush" ? order : []));
  const open = legalCommands(before, seat).flatMap((one) =>
    one.type === "place-commander" && one.commander === commander ? one.ambushes : [],
  );
  return markers.filter((order) => !open.includes(order));
}

/** The same command with a place or size that cannot be. */
function spoilt(turn: Turn): readonly DecidedCommand[] {
  const { command } = turn;
  switch (command.type) {
    case "place-piece":
    case "place-flank-piece":
      return [
        { ...command, x: 0, y: 0 },
        { ...command, x: 60, y: 60 },
        { ...command, w: 0.1 },
        { ...command, h: 60 },
      ];
    case "deploy-unit":
      return [
        { ...command, x: 0, y: 0 },
        { ...command, x: 60, y: 60 },
        { ...command, files: 99 },
        { ...command, number: 999 },
      ];
    case "place-camp":
      return [{ ...command, x: 0 }];
    case "scout-move":
      return [
        { ...command, distance: 60 },
        { ...command, number: 999 },
      ];
    case "place-commander":
      return [
        { ...command, at: { x: 0, y: 0 } },
        ...["ambush-6", ...closedTo(command.commander, turn)].map((ambush) => ({ ...command, at: { ambush } })),
        { ...command, commander: 99 },
      ];
    case "declare-commands":
      return [{ ...command, commands: [{ commander: 0, units: [999], ambushes: [] }] }];
    case "give-orders":
      return [{ ...command, ambushes: [{ x: 0, y: 0, unit: null }], salts: ["0".repeat(32)] }];
    case "close-battle":
      return [
        { ...command, losses: { a: { tugs: 200, sugs: 0 }, b: { tugs: 0, sugs: 0 } } },
        { ...command, losses: { a: { tugs: 0, sugs: 0 }, b: { tugs: 0, sugs: 0 } }, sacked: undefined, broken: { a: false, b: true } },
      ];
    default:
      return [];
  }
}

const badIsRefused: Law = ({ turns }) =>
  turns.flatMap((turn) => {
    const { before, seat } = turn;
    const told = JSON.stringify({ ...before, book: null });
    const accepted = spoilt(turn).filter((command) => refusedFor(before, seat, command) === null);
    const isChanged = JSON.stringify({ ...before, book: null }) !== told;
    return [
      ...accepted.map((command) => `accepted: ${JSON.stringify(command)} (${before.seq})`),
      ...(isChanged ? [`a refusal changed the battle (${before.seq})`] : []),
    ];
  });

const removedIsGone: Law = ({ turns }) =>
  turns.flatMap(({ after, events }) =>
    among(events, "piece-adjusted").flatMap(({ piece, do: done, seat }) => {
      if (done !== "remove") return [];
      const again = refusedFor(after, seat, { type: "adjust-piece", adjust: { do: "move", x: 10, y: 10, angle: 0, about: null } });
      return after.ground.pieces.some(({ id }) => id === piece) || again === null ? [`${piece} lies there though it was removed`] : [];
    }),
  );

/** Of what may be done, and what may not. */
export const REFUSAL_LAWS: Readonly<Record<string, Law>> = {
  "somebody is waited for, and can do something": somebodyCan,
  "what is listed whole is accepted, and listed once": listedIsLegal,
  "nothing is done twice, nor by whoever's turn it is not": nothingTwice,
  "what cannot be is refused, and changes nothing": badIsRefused,
  "a removed piece is gone": removedIsGone,
};
