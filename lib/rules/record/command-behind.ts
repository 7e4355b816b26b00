import type { Adjustment, BattleResult } from "../../model/battle-command";
import type { BattleEvent } from "../../model/battle-event";
import type { SingleCommand } from "../prebattle/battle-step";

type EventOf<Type extends BattleEvent["type"]> = Extract<BattleEvent, { type: Type }>;

/** `secret`: part of it is not in the record. `none`: the event does not answer a command. */
type Behind = SingleCommand | "secret" | "none";

function ordering({ orders }: EventOf<"orders-given">): Behind {
  if (orders === null) return "secret";
  const marches: Extract<SingleCommand, { type: "give-orders" }>["marches"] = [];
  const ambushes: Extract<SingleCommand, { type: "give-orders" }>["ambushes"] = [];
  const salts: string[] = [];
  for (const { secret, salt } of orders) {
    if (secret === null || salt === null) return "secret";
    const { kind: _kind, ...order } = secret;
    if ("commander" in order) marches.push(order);
    else ambushes.push(order);
    salts.push(salt);
  }
  return { type: "give-orders", marches, ambushes, salts };
}

/** Where a piece turned about is not recorded, so it turns about its centre: it ends in the same place. */
function adjusting({ do: done, to }: EventOf<"piece-adjusted">): Behind {
  const adjust: Adjustment | null = done !== "move" ? { do: done } : to && { do: "move", ...to, about: null };
  return adjust ? { type: "adjust-piece", adjust } : "none";
}

function placing({ piece: { as, kind, w, h, x, y, angle } }: EventOf<"piece-placed">): Behind {
  const lying = { w, h, x, y, angle, asItLies: true } as const;
  return as === "flank" ? { type: "place-flank-piece", kind, ...lying } : { type: "place-piece", ...lying };
}

const closing = ({ points: _points, ...ending }: BattleResult, otherIsAway: boolean): Behind => ({
  ...{ type: "close-battle", otherIsAway },
  ...ending,
});

const NONE = (): Behind => "none";

const BEHIND: { readonly [Type in BattleEvent["type"]]: (event: EventOf<Type>) => Behind } = {
  "battle-opened": NONE,
  "force-sealed": NONE,
  "partner-joined": NONE,
  "seat-sat": ({ nonce }) => ({ type: "sit", nonce }),
  "invasion-rolled": NONE,
  "role-chosen": ({ role }) => ({ type: "choose-role", role }),
  "territory-chosen": ({ territory }) => ({ type: "choose-territory", territory }),
  "intercept-waived": () => ({ type: "waive-intercept" }),
  "square-chosen": ({ square }) => ({ type: "choose-square", square }),
  "cards-dealt": NONE,
  "day-declared": ({ pass }) => ({ type: "declare-day", pass }),
  "card-committed": ({ card }) => (card === null ? "secret" : { type: "commit-card", card }),
  "cards-revealed": NONE,
  "marker-moved": ({ to }) => ({ type: "move-marker", to }),
  "cards-kept": ({ keep }) => (keep === null ? "secret" : { type: "keep-cards", keep }),
  "scouting-dealt": NONE,
  "flank-chosen": ({ edge, width }) => ({ type: "choose-flank", edge, width }),
  "kind-chosen": ({ kind }) => ({ type: "choose-kind", kind }),
  "choosing-stopped": () => ({ type: "stop-choosing" }),
  "piece-placed": placing,
  "piece-given-up": () => ({ type: "give-up-piece" }),
  "piece-lost": NONE,
  "placing-rolled": NONE,
  "adjusting-rolled": NONE,
  "piece-adjusted": adjusting,
  "camp-placed": ({ camp }) => ({ type: "place-camp", x: camp.x }),
  "unit-deployed": ({ unit: { number, x, y, facing, files, form, caltrops, stakes } }) => ({
    ...{ type: "deploy-unit", number, x, y, facing, files, form, caltrops, stakes },
  }),
  "unit-straggling": ({ number }) => ({ type: "leave-off-table", number }),
  "orders-given": ordering,
  "artillery-wheeled": ({ number, corner, degrees }) => ({ type: "wheel-artillery", number, corner, degrees }),
  "pikes-dropped": ({ number }) => ({ type: "drop-pikes", number }),
  passed: () => ({ type: "pass" }),
  "order-revealed": ({ order }) => ({ type: "reveal-order", order }),
  "commander-placed": ({ commander, at }) => ({ type: "place-commander", commander, at }),
  "commands-declared": ({ commands }) => ({ type: "declare-commands", commands }),
  "scouts-moved": ({ number, distance }) => ({ type: "scout-move", number, distance }),
  "close-offered": ({ result }) => closing(result, false),
  "battle-closed": ({ result, alone }) => (alone ? closing(result, true) : { type: "accept-close-battle" }),
  "abandon-offered": () => ({ type: "abandon", otherIsAway: false }),
  abandoned: ({ alone }) => (alone ? { type: "abandon", otherIsAway: true } : { type: "accept-abandon" }),
  "seed-published": NONE,
};

/** The command that a seat must have sent for this event, as the record tells it. */
export const commandBehind = (event: BattleEvent): Behind =>
  (BEHIND[event.type] as ((event: BattleEvent) => Behind) | undefined)?.(event) ?? "none";
