import type { Placed } from "@/lib/model/battlefield";
import { otherSeat, type SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import type { Battle } from "@/lib/rules/prebattle/battle";
import { unitFootprint } from "@/lib/rules/table/battleground";
import { allOf, among, fieldOf, type Law, marginsOf, measuresOf, type Played } from "./law-kit";

/** Unit groups as they are deployed, with the battle before. */
const deployments = ({ turns }: Played) =>
  turns.flatMap(({ before, events }) => among(events, "unit-deployed").map(({ unit }) => ({ before, unit })));

const isWinged = ({ troop, form }: Placed): boolean =>
  troop.type === "mounted" ||
  troop.type === "elephant" ||
  troop.formation === "dragoon" ||
  form === "skirmish" ||
  troop.setFormation === "commanded-shot";

const inZones: Law = (played) =>
  deployments(played).flatMap(({ before, unit }) => {
    const footprint = unitFootprint(unit, fieldOf(before));
    const { bottom, top, left, right } = marginsOf(footprint, before);
    const { depth } = before.table;
    const deep = (depth / 2 - 6) * 100;
    const reach = before.roles?.defender === unit.seat ? depth * 100 - top : depth * 100 - bottom;
    const sector = measuresOf(before).sector.value * 100;
    const open = { left: before.ground.flank?.edge !== "left", right: before.ground.flank?.edge !== "right" };
    const onWing = (open.left && left < sector) || (open.right && right < sector);
    return [
      ...(reach > deep ? [`${unit.name} stands too far ahead`] : []),
      ...(onWing && !isWinged(unit) ? [`${unit.name} stands on an open wing`] : []),
    ];
  });

const wellFormed: Law = (played) =>
  deployments(played).flatMap(({ unit }) => {
    const { files, bases, troop, name, caltrops, stakes } = unit;
    const isSet = troop.setFormation !== null && fieldOf(played.end).formations[troop.setFormation].ranks !== null;
    const least = troop.type === "battle-wagon" ? 1 : Math.min(2, bases);
    const isDeep = !isSet && (files < least || files > bases || Math.ceil(bases / files) > 4);
    const isArmed = (!caltrops || troop.characteristics.includes("caltrops")) && (!stakes || troop.characteristics.includes("stakes"));
    return [...(isDeep ? [`${name}: ${bases} bases in ${files} files`] : []), ...(isArmed ? [] : [`${name} has no caltrops or stakes`])];
  });

const campNearMiddle: Law = (played) =>
  allOf(played, "camp-placed").flatMap(({ seat, camp }) => {
    const { table, ground, roles } = played.end;
    const middle = table.width / 2;
    const [from, to] = [camp.x - 1.5, camp.x + 1.5];
    const isNear = from >= middle - 6 && to <= middle + 6;
    const isSafe = ground.flank !== null && (ground.flank.edge === "left" ? to <= middle : from >= middle);
    const isBehind = camp.y === (roles?.defender === seat ? 1 : table.depth - 1);
    return (isNear || isSafe) && isBehind ? [] : [`${seat} camps at ${camp.x}`];
  });

const everyoneLed: Law = ({ end }) =>
  SEATS.flatMap((seat) => {
    const { units, orders, commands } = end.seats[seat].host;
    const led = (commands ?? []).flatMap((one) => one.units).toSorted((one, other) => one - other);
    const there = units.map(({ number }) => number).toSorted((one, other) => one - other);
    const markers = (orders ?? []).filter(({ place }) => place.kind === "ambush").map(({ order }) => order);
    const ambushes = (commands ?? []).flatMap((one) => one.ambushes).toSorted();
    return led.join(" ") === there.join(" ") && ambushes.join(" ") === markers.toSorted().join(" ")
      ? []
      : [`${seat} leads ${led.join(" ")} ${ambushes.join(" ")} of ${there.join(" ")} ${markers.join(" ")}`];
  });

/** Where each unit group of a seat is. */
const whereAll = ({ seats }: Battle, seat: SeatName): readonly number[] => {
  const { units, stragglers, orders } = seats[seat].host;
  const hidden = (orders ?? []).flatMap(({ secret }) => (secret?.kind === "march" ? secret.units : (secret?.unit ?? [])));
  return [...units, ...stragglers].map(({ number }) => number).concat(hidden);
};

const everyoneOnce: Law = ({ end }) =>
  SEATS.flatMap((seat) => {
    const there = whereAll(end, seat).toSorted((one, other) => one - other);
    const all = (end.seats[seat].force?.units ?? []).map(({ number }) => number).toSorted((one, other) => one - other);
    return there.join(" ") === all.join(" ") ? [] : [`of seat ${seat} there are ${there.join(" ")}, of ${all.join(" ")}`];
  });

const rankOf = ({ troop }: Pick<Placed, "troop">): number => {
  if (troop.characteristics.includes("barricades")) return 0;
  return troop.type === "artillery" && troop.weapon !== "light-artillery" ? 1 : 2;
};

const inOrder: Law = (played) =>
  SEATS.flatMap((seat) => {
    const ranks = deployments(played).flatMap(({ unit }) => (unit.seat === seat ? [rankOf(unit)] : []));
    const camp = allOf(played, "camp-placed").find((event) => event.seat === seat);
    const first = played.turns.find(({ events }) => events.some((event) => event.type === "unit-deployed" && event.seat === seat));
    const isLate = camp !== undefined && first !== undefined && first.before.seats[seat].host.camp === null;
    const isSorted = ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
    return [...(isSorted ? [] : [`${seat} deploys out of order: ${ranks.join("")}`]), ...(isLate ? [`${seat} camps late`] : [])];
  });

/** How many each seat deploys before the other does. */
function batchesOf({ turns }: Played, step: Battle["step"]): readonly (readonly [SeatName, number])[] {
  const batches: [SeatName, number][] = [];
  for (const { before, events } of turns) {
    for (const event of events) {
      if (before.step !== step || (event.type !== "unit-deployed" && event.type !== "unit-straggling")) continue;
      const last = batches.at(-1);
      if (last?.[0] === event.seat) last[1] += 1;
      else batches.push([event.seat, 1]);
    }
  }
  return batches;
}

const firstShare: Law = (played) => {
  const { outscouting, seats } = played.end;
  const [first] = batchesOf(played, "first-deployment");
  if (!outscouting?.by) return first ? ["somebody deploys first whom nobody has out-scouted"] : [];
  const outscouted = otherSeat(outscouting.by);
  const groups = seats[outscouted].force?.units.length ?? 0;
  const owed = Math.min(groups, Math.max(4, Math.ceil((groups * outscouting.difference) / 100)));
  return first?.[0] === outscouted && first[1] === owed ? [] : [`${first?.join(" ")} instead of ${outscouted} ${owed}`];
};

const inFours: Law = (played) => {
  const { outscouting, roles, seats } = played.end;
  const batches = batchesOf(played, "deployment");
  const [first] = batches;
  if (!outscouting?.by && first && first[0] !== roles?.defender) {
    const isAway = (seats[roles?.defender ?? "a"].force?.units.length ?? 0) - whereAll(played.end, roles?.defender ?? "a").length;
    if (isAway > 0) return ["the defender does not begin"];
  }
  const share = Math.max(4, batchesOf(played, "first-deployment")[0]?.[1] ?? 4);
  return batches.flatMap(([seat, count], at) => {
    const isLast = !batches.slice(at + 1).some(([next]) => next !== seat);
    const most = at === 0 && outscouting?.by === seat ? share : 4;
    return count > most && !isLast ? [`${seat} sets ${count} at a time`] : [];
  });
};

/** Laws about unit groups and camps. */
export const DEPLOYMENT_LAWS: Readonly<Record<string, Law>> = {
  "unit groups are deployed in their zones": inZones,
  "unit groups stand in files and ranks that they may have": wellFormed,
  "camps touch their edge, near its middle or behind the secure flank": campNearMiddle,
  "every unit group and marker is led once": everyoneLed,
  "every unit group is placed once, ordered or straggling": everyoneOnce,
  "camp, barricades and guns go first": inOrder,
  "the out-scouted seat deploys its share first": firstShare,
  "the rest is deployed in fours": inFours,
};
