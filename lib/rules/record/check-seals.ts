import { SEATS } from "../../model/enumerations";
import type { FrozenForce, ShownForce } from "../../model/force";
import type { RecordFault } from "../../model/record-check";
import { sealHash } from "./chain";
import { ordersFound } from "./check-orders";
import { type EventOf, type Evidence, eventsOf, type Findings, fault } from "./evidence";

/** Whether what was shown of the force matches it. */
function fits(force: FrozenForce, shown: ShownForce | null): boolean {
  if (shown === null || shown.unitGroups !== force.units.length || shown.commanders.length !== force.commanders.length) return false;
  return force.commanders.every(({ grade, class: of }, at) => shown.commanders[at]?.grade === grade && shown.commanders[at]?.class === of);
}

function forceFaults(event: EventOf<"force-sealed">, isTold: boolean): readonly RecordFault[] {
  const { seat, force, salt, forceHash, shown } = event;
  if (force === null && salt === null) return isTold ? [fault("seal-kept", { seat }, event)] : [];
  if (force === null || salt === null) return [fault("seal-half", { seat }, event)];
  return [
    ...(sealHash(salt, force) === forceHash ? [] : [fault("seal-differs", { seat }, event)]),
    ...(fits(force, shown) ? [] : [fault("shown-differs", { seat }, event)]),
  ];
}

/** Each revealed force is the one sealed before either was shown, and each revealed order the one given. */
export function checkSeals(evidence: Evidence): Findings {
  const isTold = evidence.isAbandoned || eventsOf(evidence, "battle-closed").length > 0;
  const sealed = eventsOf(evidence, "force-sealed");
  const revealed = sealed.filter((event) => event.force !== null);
  const twice = SEATS.flatMap((seat) => sealed.filter((event) => event.seat === seat).slice(1));
  const orders = ordersFound(evidence, isTold);
  return {
    faults: [
      ...sealed.flatMap((event) => forceFaults(event, isTold)),
      ...orders.faults,
      ...twice.map((event) => fault("event-twice", { type: event.type }, event)),
    ],
    checked: revealed.length + orders.checked,
    due: isTold && sealed.length > 0,
  };
}
