import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, type Colour, SEATS } from "@/lib/model/enumerations";
import { apply } from "@/lib/rules/prebattle/apply";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { publicEvent } from "@/lib/rules/prebattle/public-event";
import { view } from "@/lib/rules/prebattle/view";
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

/** Of what events come to, and of what is told of them. */
export const TELLING_LAWS: Readonly<Record<string, Law>> = {
  "its events come to the same battle again": sameAgain,
  "fifty cards stay fifty": fiftyCards,
  "no secret is told": secretsKept,
};
