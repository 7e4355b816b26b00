import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import { apply } from "@/lib/rules/prebattle/apply";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { decide } from "@/lib/rules/prebattle/decide";
import type { DecidedCommand } from "@/lib/rules/prebattle/decided-command";
import { legalCommands } from "@/lib/rules/prebattle/legal-commands";
import { publicEvent } from "@/lib/rules/prebattle/public-event";
import { view } from "@/lib/rules/prebattle/view";
import { fastDraws } from "./draw-sources";
import type { Turn } from "./played-battle";
import { allOf, type Law } from "./table-law";

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
      return (force?.units ?? []).flatMap(({ name }) => (seen.has(name) ? [] : [name]));
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

/** The battles of which everybody sees the same, with something else under the ambush markers of a seat: turned round, and all bluffs. */
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

/** What a command comes to, and what else the seat may do: as much of it as others come to know. */
const comesTo = (battle: Battle, seat: SeatName, command: DecidedCommand): string => {
  const decision = decide(battle, seat, command, fastDraws(1));
  const told = decision.ok ? decision.events : decision.refusal;
  return JSON.stringify([legalCommands(battle, seat), told]);
};

/** Whether a seat's commander or commands, which everybody is told, would be the same whatever its markers hide. */
export const isToldAlike = (battle: Battle, seat: SeatName, command: DecidedCommand): boolean =>
  markersOtherwise(battle, seat).every((other) => comesTo(other, seat, command) === comesTo(battle, seat, command));

const markersToldByNobody: Law = ({ turns }) =>
  turns.flatMap(({ before, seat, command }) => {
    const isTelling = command.type === "place-commander" || command.type === "declare-commands";
    return isTelling && !isToldAlike(before, seat, command) ? [`${JSON.stringify(command)} tells what lies under a marker`] : [];
  });

/** Of what events come to, and of what is told of them. */
export const TELLING_LAWS: Readonly<Record<string, Law>> = {
  "its events come to the same battle again": sameAgain,
  "fifty cards stay fifty": fiftyCards,
  "no secret is told": secretsKept,
  "neither commanders nor commands tell which ambush is real": markersToldByNobody,
};
