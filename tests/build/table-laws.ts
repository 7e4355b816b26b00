import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { DecidedCommand } from "@/lib/rules/prebattle/battle-step";
import { apply, decide } from "@/lib/rules/prebattle/decide";
import { hiddenNumbers } from "@/lib/rules/prebattle/orders";
import { legalCommands, toAct } from "@/lib/rules/prebattle/sequence";
import { publicEvent, view } from "@/lib/rules/prebattle/view";
import { DEPLOYMENT_LAWS } from "./deployment-laws";
import { fastDraws } from "./draw-sources";
import { allOf, among, type Law } from "./law-kit";
import { isWhole, type Turn } from "./played-battle";
import { TERRAIN_LAWS } from "./terrain-laws";

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

/** Laws about what is legal and what is refused. */
const REFUSAL_LAWS: Readonly<Record<string, Law>> = {
  "somebody is waited for, and can do something": somebodyCan,
  "what is listed whole is accepted, and listed once": listedIsLegal,
  "nothing is done twice, nor by whoever's turn it is not": nothingTwice,
  "what cannot be is refused, and changes nothing": badIsRefused,
  "a removed piece is gone": removedIsGone,
};

const sameAgain: Law = ({ turns, end }) => {
  let now = turns[0]?.before;
  if (!now) return [];
  for (const { before, events } of turns) {
    if (before.seed !== now.seed) now = apply(now, { type: "seed-published", seat: null, seed: before.seed ?? "" });
    now = events.reduce(apply, now);
  }
  const told = (battle: Battle) => JSON.stringify({ ...battle, book: null, seq: null, chain: null });
  return told(now) === told({ ...end, seed: now.seed }) ? [] : ["its events come to another battle"];
};

const WHOLE_PACK = "8 12 14 10 6";
const countOf = (cards: readonly Colour[]): string => COLOURS.map((colour) => cards.filter((card) => card === colour).length).join(" ");

const fiftyCards: Law = (played) => {
  const dealt = allOf(played, "cards-dealt")[0];
  const scouted = allOf(played, "scouting-dealt")[0];
  const used = SEATS.flatMap((seat) => [...(dealt?.hands?.[seat] ?? []), ...(scouted?.dealt?.[seat] ?? [])]);
  const count = countOf([...used, ...played.end.pack]);
  return count === WHOLE_PACK ? [] : [`the pack has become ${count}`];
};

/** Names of unit groups in a text, as random forces have them. */
const namesIn = (text: string): readonly string[] => text.match(/Group \d+ of \w+/g) ?? [];
const SALT = /"salt":"/;

/** What an outsider (a seat, or a spectator: null) is shown of a seat's hidden unit groups and orders. */
function leaksTo(eyes: SeatName | null, turn: Turn): readonly string[] {
  const { after, events } = turn;
  if (after.step === "closed") return [];
  const hidden = SEATS.filter((seat) => seat !== eyes);
  const secret = new Set(
    hidden.flatMap((seat) => {
      const { force, host } = after.seats[seat];
      const seen = new Set([...host.units, ...host.stragglers].map(({ name }) => name));
      const revealed = hiddenNumbers({ orders: (host.orders ?? []).filter(({ order }) => host.revealed.includes(order)) });
      const isTold = (number: number) => eyes !== null && revealed.includes(number);
      return (force?.units ?? []).flatMap(({ name, number }) => (seen.has(name) || isTold(number) ? [] : [name]));
    }),
  );
  const shown = view(after, eyes);
  const told = JSON.stringify(shown);
  const orders = shown.markers.filter(
    (one) => one.seat !== eyes && one.secret !== null && !after.seats[one.seat].host.revealed.includes(one.order),
  );
  const record = eyes === null ? JSON.stringify(events.map((event) => publicEvent(event, after))) : "";
  const isSalted = SALT.test(told) || (SALT.test(record) && !events.some(({ type }) => type === "order-revealed"));
  return [
    ...namesIn(told + record).flatMap((name) => (secret.has(name) ? [`${eyes ?? "a spectator"} is told of ${name} (${after.seq})`] : [])),
    ...orders.map(({ order }) => `${eyes ?? "a spectator"} is told of ${order}`),
    ...(isSalted ? [`a salt is told (${after.seq})`] : []),
  ];
}

const secretsKept: Law = ({ turns }) => turns.flatMap((turn) => [...SEATS, null].flatMap((eyes) => leaksTo(eyes, turn)));

/** Battles that look the same to everybody, with something else under a seat's ambush markers: reversed, and all bluffs. */
function markersOtherwise(battle: Battle, seat: SeatName): readonly Battle[] {
  const { host } = battle.seats[seat];
  const under = (host.orders ?? []).flatMap(({ order, secret }) =>
    secret?.kind === "ambush" && !host.revealed.includes(order) ? [{ order, unit: secret.unit }] : [],
  );
  const turned = under.map(({ order }, at) => ({ order, unit: under.at(-1 - at)?.unit ?? null }));
  const bare = under.map(({ order }) => ({ order, unit: null }));
  return [turned, bare].map((others) => {
    const orders = (host.orders ?? []).map((order) => {
      const other = others.find((one) => one.order === order.order);
      return other && order.secret?.kind === "ambush" ? { ...order, secret: { ...order.secret, unit: other.unit } } : order;
    });
    return { ...battle, seats: { ...battle.seats, [seat]: { ...battle.seats[seat], host: { ...host, orders } } } };
  });
}

/** What others can learn of a command's result and of what else the seat may do. */
const comesTo = (battle: Battle, seat: SeatName, command: DecidedCommand): string => {
  const decision = decide(battle, seat, command, fastDraws(1));
  const told = decision.ok ? decision.events : decision.refusal;
  return JSON.stringify([legalCommands(battle, seat), told]);
};

/** Whether a seat's commanders and commands, which are public, would be the same whatever its markers hide. */
export const isToldAlike = (battle: Battle, seat: SeatName, command: DecidedCommand): boolean =>
  markersOtherwise(battle, seat).every((other) => comesTo(other, seat, command) === comesTo(battle, seat, command));

const markersToldByNobody: Law = ({ turns }) =>
  turns.flatMap(({ before, seat, command }) => {
    const isTelling = command.type === "place-commander" || command.type === "declare-commands";
    return isTelling && !isToldAlike(before, seat, command) ? [`${JSON.stringify(command)} tells what lies under a marker`] : [];
  });

/** Laws about what events result in and what is shown of them. */
const TELLING_LAWS: Readonly<Record<string, Law>> = {
  "its events come to the same battle again": sameAgain,
  "fifty cards stay fifty": fiftyCards,
  "no secret is told": secretsKept,
  "neither commanders nor commands tell which ambush is real": markersToldByNobody,
};

/** What holds in every battle. */
export const TABLE_LAWS: Readonly<Record<string, Law>> = { ...TERRAIN_LAWS, ...DEPLOYMENT_LAWS, ...TELLING_LAWS, ...REFUSAL_LAWS };
