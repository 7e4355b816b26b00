import type { PlanArmy, PlanCommander, PlanOrder } from "../../model/battle-plan";
import type { ShownOrder } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import { commandLetter } from "../../words/battle/names";
import { AMBUSH_SEEN, leadsWords, marchSeen, PLAN, planOrderWords } from "../../words/battle/plan";
import { orderCalled } from "../../words/battle/terrain";
import { campKindWords, roleNoun, sentenceCase } from "../../words/phrasing";
import { placeFromCorner } from "./from-corner";
import { awayWith, type Planned, planUnits, unitsAway } from "./plan-units";

const OVER: readonly string[] = ["closed", "abandoned"];

function planOrder(shown: ShownOrder, planned: Planned): PlanOrder {
  const { order, place, secret, revealed } = shown;
  const { view, corner } = planned;
  return {
    order,
    called: sentenceCase(orderCalled(order)),
    seen: place.kind === "march" ? marchSeen(place.commander) : AMBUSH_SEEN,
    at: place.kind === "march" ? null : placeFromCorner(place, view.table, corner),
    says: secret && planOrderWords(secret, corner),
    units: awayWith(shown, planned),
    secret: secret !== null && !revealed && !OVER.includes(view.step),
  };
}

type Named = Pick<PlanCommander, "name" | "title">;

/** Only his own player sees his name; everybody knows the grade. */
function commanderNamed(seat: SeatName, commander: number, { view }: Planned): Named {
  const own = view.seat === seat ? view.own?.commanders[commander] : undefined;
  const shown = view.forces[seat]?.commanders[commander];
  const graded = shown ? [shown.grade, shown.class] : [];
  if (own?.name) return { name: own.name, title: [roleNoun(own.role), ...graded].join(", ") };
  return { name: PLAN.commanders.unnamed(commander === 0), title: graded.join(", ") || "–" };
}

function planCommanders(seat: SeatName, planned: Planned): PlanCommander[] {
  const { view, corner } = planned;
  const placed = view.commanders.filter((one) => one.seat === seat);
  const marching = view.markers.flatMap(({ seat: owner, place, secret, revealed }) => {
    const isBluff = revealed && secret?.kind === "march" && secret.edge === null;
    return owner === seat && place.kind === "march" && !isBluff ? [place.commander] : [];
  });
  const waiting = marching.filter((commander) => placed.every((one) => one.commander !== commander));
  const all = [
    ...placed.map(({ commander, at }) => ({
      commander,
      place: "ambush" in at ? PLAN.commanders.withOrder(at.ambush) : PLAN.commanders.onTable,
      at: "ambush" in at ? null : placeFromCorner(at, view.table, corner),
    })),
    ...waiting.map((commander) => ({ commander, place: PLAN.commanders.besideCamp, at: null })),
  ];
  return all
    .sort((one, other) => one.commander - other.commander)
    .map(({ commander, place, at }) => {
      const command = view.commands[seat]?.find((one) => one.commander === commander);
      return {
        letter: commandLetter(commander),
        ...commanderNamed(seat, commander, planned),
        place,
        at,
        leads: command ? leadsWords(command) : null,
      };
    });
}

function planCamp(seat: SeatName, { view, corner }: Planned): PlanArmy["camp"] {
  const camp = view.camps[seat];
  return camp && { words: sentenceCase(campKindWords(camp.state).replace(/^a /, "")), centre: placeFromCorner(camp, view.table, corner) };
}

/** Everything of an army that the plan's reader may know. */
export function planArmy(seat: SeatName, name: string, planned: Planned): PlanArmy {
  const { view } = planned;
  const orders = view.markers.filter((one) => one.seat === seat).map((one) => planOrder(one, planned));
  return {
    ...{ seat, name, role: view.roles?.invader === seat ? "invader" : "defender" },
    camp: planCamp(seat, planned),
    units: planUnits(seat, planned),
    waiting: unitsAway(seat, planned, orders),
    stragglers: view.stragglers.filter((one) => one.seat === seat).map(({ number, name: called }) => ({ number, name: called })),
    commanders: planCommanders(seat, planned),
    orders,
  };
}
