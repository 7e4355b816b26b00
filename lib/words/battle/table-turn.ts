import type { BattlefieldTables, BattleTables } from "../../model/battle-tables";
import type { BattleView, Laying } from "../../model/battle-view";
import { otherSeat, type SeatName } from "../../model/by-seat";
import { hasPikesToDrop } from "../../model/when-absent";
import { both, counted, plural, sentenceCase, spoken } from "../phrasing";
import { joined, say, type Words } from "../sentence";
import { term } from "../terms";
import { scoutingWords } from "./days";
import { scoredWords } from "./events";
import { does, possessive, type SeatNames, says, subject, verb, who, whose } from "./names";
import { edgeWords, lengthWords, rangeWords, theKind } from "./terrain";

export type TurnTables = Pick<BattleTables, "limits" | "squares" | "flanks" | "densities" | "battlefield">;
export type TurnContext = { readonly view: BattleView; readonly names: SeatNames; readonly tables: TurnTables };
export type Said = { readonly title: string; readonly sentence: Words };

export const NOTHING_TO_DO: Said = { title: "Nothing to do", sentence: "The next step follows by itself." };

/** The seat that is waited for; of two, the reader's own. */
export const actor = ({ view: { toAct }, names: { eyes } }: TurnContext): SeatName | null =>
  eyes !== null && toAct.includes(eyes) ? eyes : (toAct[0] ?? null);

/** What the reader is asked to do, or what another player is. */
export const asked = ({ names }: TurnContext, seat: SeatName, own: string, they: string): string =>
  seat === names.eyes ? own : `${subject(names, seat)} ${they}`;

type Limit = BattlefieldTables["limits"][number]["id"];

const limitOf = ({ tables }: TurnContext, id: Limit): number => tables.battlefield?.limits.find((row) => row.id === id)?.value ?? 0;

/** What the table needs to know about the square of the battle. */
function squareOf({ view, tables }: TurnContext) {
  const row = tables.squares.find(({ id }) => id === view.square);
  const flank = tables.flanks.find(({ id }) => id === row?.flank);
  const density = tables.densities.find(({ id }) => id === row?.density);
  const numbers = tables.battlefield?.pieceNumbers.find(({ id }) => id === row?.density);
  return { flank, density, numbers };
}

/** The part of the table in which a player's piece must lie; for the other player by their own left and right. */
export function partWords(where: BattlefieldTables["sectorDice"][number]["sector"], by: SeatName, names: SeatNames): Words {
  if (where === "middle") return "the part between the flank sectors";
  if (names.eyes === null || names.eyes === by) return say`${whose(names, by)} ${where} ${term("flank-sector")}`;
  return say`the ${term("flank-sector")} on your ${where === "left" ? "right" : "left"}`;
}

export function flank(told: TurnContext): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (view.flank)
    return {
      title: asked(told, seat, "Place terrain on the flank", "places terrain on the flank"),
      sentence: say`Each player places one piece of terrain along the edge on ${edgeWords(view.flank.edge, names)}, in their own half of the table. These pieces cannot be moved later.`,
    };
  const { flank: kind } = squareOf(told);
  const what = kind?.kind === "water" ? "which short edge the water lies along, and how wide it is" : "which short edge has the terrain";
  const chooses = does(names, seat, "choose", "chooses");
  return {
    title: asked(told, seat, "Choose the secure flank", "chooses the secure flank"),
    sentence: kind ? say`${term("secure-flank", "Secure flank")} (${kind.name}): ${chooses} ${what}.` : `${sentenceCase(chooses)} ${what}.`,
  };
}

function choosing(told: TurnContext, seat: SeatName): Said {
  const { view } = told;
  const { density, numbers } = squareOf(told);
  const title = asked(told, seat, "Choose terrain", "chooses terrain");
  if (view.step === "optional") {
    const most = numbers?.optional ?? 0;
    return {
      title,
      sentence: say`Each player may choose up to ${most} ${term("optional-piece", plural(most, "optional piece"))} of any kind that this ${term("territory")} has${most > 1 ? ". The players choose one at a time, in turn. A player who stops cannot choose again." : ", or none."}`,
    };
  }
  const wanted = (numbers?.compulsory ?? []).reduce((sum, { count }) => sum + count, 0);
  const chosen = view.laying?.choices.filter(({ as }) => as === "compulsory").length ?? 0;
  const pieces = say`${wanted} ${term("compulsory-piece", plural(wanted, "compulsory piece"))}`;
  const left = chosen > 0 ? `, ${wanted - chosen} still to choose` : "";
  return {
    title,
    sentence: say`${density ? say`${term("density", density.name)}: ` : ""}${pieces}${left}. The players choose the kinds in turn.`,
  };
}

function laying(told: TurnContext, { by, kind, sector, edge }: NonNullable<Laying["dice"]>): Said {
  const { view, names, tables } = told;
  const where = tables.battlefield?.sectorDice.find(({ id }) => Number(id) === sector)?.sector ?? "middle";
  const touches = tables.battlefield?.edgeDice.find(({ id }) => Number(id) === edge)?.touches ?? false;
  const legal = view.legal.find((one) => one.type === "place-piece");
  const size =
    legal?.type === "place-piece" ? say` Its width and depth may each be ${rangeWords(legal.size)} ${term("base-width", "BW")}.` : "";
  return {
    title: asked(told, by, `Place ${theKind(kind)}`, `places ${theKind(kind)}`),
    sentence: say`${says(names, by, "rolled", "rolled")} ${sector} and ${edge}: the piece must lie in ${partWords(where, by, names)}${touches ? " and touch an edge of the table" : ""}.${size}`,
  };
}

function adjusting(told: TurnContext, { by, piece, die }: NonNullable<Laying["adjusting"]>): Said {
  const { view, names } = told;
  const kind = view.pieces.find(({ id }) => id === piece)?.kind;
  const what = `${possessive(names, otherSeat(by))} ${kind ? spoken(kind) : "piece"}`;
  const removes = die >= limitOf(told, "adjust-remove-from");
  const turns = die >= limitOf(told, "adjust-pivot-from");
  const may = [
    `move ${kind ? theKind(kind) : "the piece"} up to ${lengthWords(limitOf(told, "adjust-distance"))} BW`,
    ...(turns ? ["turn it"] : []),
  ];
  return {
    title: asked(told, by, `Move or leave ${what}`, `moves or leaves ${what}`),
    sentence: `${says(names, by, "rolled", "rolled")} ${die} and may ${both(may)}${removes ? ", or remove it" : ""}.`,
  };
}

/** Compulsory and optional terrain. */
export function terrain(told: TurnContext): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const now = told.view.laying;
  if (now?.adjusting) return adjusting(told, now.adjusting);
  return now?.dice ? laying(told, now.dice) : choosing(told, seat);
}

type OwnUnits = NonNullable<BattleView["own"]>["units"];

/** The reader's unit groups still to be placed, without those that march or are in ambush; null if the view does not tell. */
function waitingUnits({ own, units, stragglers, markers }: BattleView, seat: SeatName): OwnUnits | null {
  const gone = new Set(
    [
      ...units.filter((one) => one.seat === seat).map(({ number }) => number),
      ...stragglers.filter((one) => one.seat === seat).map(({ number }) => number),
      ...markers.flatMap(({ seat: owner, secret }) => {
        if (owner !== seat || !secret) return [];
        return secret.kind === "march" ? secret.units : [secret.unit];
      }),
    ].filter((number) => number !== null),
  );
  return own?.units.filter(({ number }) => !gone.has(number)) ?? null;
}

/** Which of them must go before the others: ", medium and heavy guns first". */
function firstWords({ legal }: BattleView, waiting: OwnUnits): Words {
  const due = legal.flatMap((one) => (one.type === "deploy-unit" || one.type === "leave-off-table" ? [one.number] : []));
  const now = waiting.filter(({ number }) => due.includes(number));
  if (now.length === 0 || due.length >= waiting.length) return "";
  if (now.every(({ troop }) => troop.characteristics.includes("barricades"))) return say`, those with ${term("barricades")} first`;
  return now.every(({ troop }) => troop.type === "artillery")
    ? say`, ${term("medium-artillery", "medium")} and ${term("heavy-artillery", "heavy guns")} first`
    : "";
}

/** Nobody but their own player knows how many of those left march or hide. */
function upToWords({ view, names }: TurnContext, seat: SeatName, camp: boolean): string {
  const mayHide = seat !== names.eyes && view.markers.some((one) => one.seat === seat && !one.revealed);
  return mayHide ? (camp ? "up to " : "Up to ") : "";
}

/** Whether everything of a seat is known to be on the table or off it for good. */
function hasNoneLeft({ view, names }: Pick<TurnContext, "view" | "names">, seat: SeatName): boolean {
  if (seat === names.eyes) return waitingUnits(view, seat)?.length === 0;
  const count = [...view.units, ...view.stragglers].filter((one) => one.seat === seat).length;
  return count >= (view.forces[seat]?.unitGroups ?? Number.POSITIVE_INFINITY);
}

/** What comes after this batch, if anything: said to whoever waits for it. */
function afterWords({ view, names }: TurnContext, next: SeatName): string {
  if (view.step === "first-deployment") return names.eyes === next ? " After that both give secret orders." : "";
  if (names.eyes === otherSeat(next) || hasNoneLeft({ view, names }, next)) return "";
  const mayHide = next !== names.eyes && view.markers.some((one) => one.seat === next && !one.revealed);
  return ` After that ${does(names, next, "deploy", "deploys")}${mayHide ? " any unit groups left" : ""}.`;
}

export function deployment(told: TurnContext): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const camp = view.legal.some(({ type }) => type === "place-camp");
  const allowed = view.batch?.seat === seat ? view.batch.left : 0;
  const waiting = seat === names.eyes ? waitingUnits(view, seat) : null;
  const left = waiting ? Math.min(allowed, waiting.length) : allowed;
  const upTo = upToWords(told, seat, camp);
  const goFirst = waiting ? firstWords(view, waiting) : "";
  const first =
    view.step === "first-deployment"
      ? say`${says(names, seat, "are", "is")} ${term("out-scouting", "out-scouted")} and ${seat === names.eyes ? "deploy" : "deploys"} first. `
      : "";
  const next =
    left > 0
      ? say`${camp ? "The camp comes first, then " : ""}${upTo}${left} ${term("unit-group", plural(left, "unit group"))}${camp ? "" : " to place"}${goFirst}.${afterWords(told, otherSeat(seat))}`
      : say`The ${term("camp")} comes first.`;
  return { title: asked(told, seat, camp ? "Place your camp" : "Deploy your unit groups", "deploys"), sentence: say`${first}${next}` };
}

/** `whose`: who may give the orders, at the beginning of a sentence. */
const secretWords = (whose: string): Words =>
  say`${whose} may order ${term("flank-march", "flank marches")} and ${term("ambush", "ambushes")}, real or ${term("bluff")}. What an order says stays secret until it is shown on the table.`;

/** How the scouting went: "You scouted 130%, Transylvania 100%. Transylvania is out-scouted by 30%." */
function scoutedWords(outscouting: NonNullable<TurnContext["view"]["outscouting"]>, names: SeatNames): Words {
  const [first, second]: readonly [SeatName, SeatName] = names.eyes === "b" ? ["b", "a"] : ["a", "b"];
  const { percent } = outscouting;
  return say`${says(names, first, "scouted", "scouted")} ${percent[first]}%, ${who(names, second)} ${percent[second]}%. ${scoutingWords(outscouting, names)}`;
}

export function secretOrders(told: TurnContext): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  if (names.eyes === null && view.toAct.length > 1) return { title: "Both give secret orders", sentence: secretWords("Each player") };
  const other = otherSeat(seat);
  const theirs = view.ordered[other] ? [`${says(names, other, "have", "has")} given orders.`] : [];
  const scouted = view.outscouting ? [scoutedWords(view.outscouting, names)] : [];
  return {
    title: asked(told, seat, "Give your secret orders, or none", "gives secret orders"),
    sentence: joined([...scouted, ...theirs, secretWords(seat === names.eyes ? "You" : "Each player")]),
  };
}

const WHAT_TO_TIDY = { both: "Wheel guns, drop pikes, or pass", guns: "Wheel guns, or pass", pikes: "Drop pikes, or pass" } as const;

/** Own unit groups with pikes that march or hide: they drop them on paper. */
function isAwayWithPikes({ view: { markers, own }, names, tables }: TurnContext): boolean {
  const away = markers.flatMap(({ seat, secret }) => {
    if (seat !== names.eyes || !secret) return [];
    return secret.kind === "march" ? secret.units : [secret.unit];
  });
  const rows = tables.battlefield?.formations ?? [];
  const mayDrop = (set: string | null) => hasPikesToDrop(rows.find(({ id }) => id === set));
  return own?.units.some(({ number, troop }) => away.includes(number) && mayDrop(troop.setFormation)) ?? false;
}

/** Guns and pikes, each only where there are any. */
function tidying(told: TurnContext, guns: boolean, pikes: boolean): Said {
  const wheel = guns ? [say`Guns can ${term("wheel")} back on a front corner.`] : [];
  const away = isAwayWithPikes(told)
    ? [
        say`${term("unit-group", "Unit groups")} on a march or in ${term("ambush")} are not listed here: if such a group drops its ${term("pike", "pikes")}, note that on paper.`,
      ]
    : [];
  const neither = guns && pikes ? "you can neither wheel guns nor drop pikes" : guns ? "you cannot wheel guns" : "you cannot drop pikes";
  return {
    title: WHAT_TO_TIDY[guns && pikes ? "both" : guns ? "guns" : "pikes"],
    sentence: joined([...wheel, ...away, `Once you pass, ${neither}.`]),
  };
}

export function finishing(told: TurnContext): Said {
  const { view, names } = told;
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  const guns = say`Guns can ${term("wheel")} back, and ${term("pike", "pikes")} can be dropped.`;
  if (names.eyes === null && view.toAct.length > 1) return { title: "Both finish the deployment", sentence: guns };
  const may = (type: string) => view.legal.some((one) => one.type === type);
  if (seat !== names.eyes) {
    const placed = view.commanders.filter((one) => one.seat === seat).length;
    const title = says(names, seat, "finish the deployment", "finishes the deployment");
    if (placed > 0 && placed === view.forces[seat]?.commanders.length)
      return {
        title,
        sentence: say`${says(names, seat, "have placed", "has placed")} all ${term("commander", "commanders")}. Now each of them is given a command.`,
      };
    if (placed > 0)
      return {
        title,
        sentence: say`${says(names, seat, "have placed", "has placed")} ${counted(placed, "commander")} so far. Once all are placed, each of them is given a command.`,
      };
    return {
      title,
      sentence: say`${says(names, seat, "place", "places")} the ${term("commander", "commanders")} and ${verb(names, seat, "give", "gives")} each of them a command.`,
    };
  }
  const mayHide = view.legal.some((one) => one.type === "place-commander" && one.ambushes.length > 0);
  if (may("place-commander"))
    return {
      title: "Place your commanders",
      sentence: say`Place each commander anywhere in your ${term("deployment")} area${mayHide ? say`, or with an ${term("ambush")} marker, real or ${term("bluff")}` : ""}.`,
    };
  if (may("declare-commands"))
    return {
      title: "Declare your commands",
      sentence: say`Give each ${term("unit-group")}${view.markers.some(({ seat, place }) => seat === names.eyes && place.kind === "ambush") ? say` and each ${term("ambush")} marker` : ""} to one ${term("commander")}.`,
    };
  return tidying(told, may("wheel-artillery"), may("drop-pikes"));
}

export function scouts(told: TurnContext): Said {
  const seat = actor(told);
  if (!seat) return NOTHING_TO_DO;
  return {
    title: asked(told, seat, "Move your scouts, or pass", "may move scouts"),
    sentence: say`The players take turns. Each ${term("unit-group")} with ${term("scouts")} can move straight ahead once. ${seat === told.names.eyes ? "Once you pass, you" : "A player who passes"} can move no more scouts.`,
  };
}

function entered(told: TurnContext, closing: NonNullable<TurnContext["view"]["closing"]>): Said {
  const { names, view } = told;
  const { seat, result } = closing;
  const other = otherSeat(seat);
  const sentence = `${says(names, seat, "entered", "entered")} this result: ${scoredWords(result, names)}.`;
  if (names.eyes === other && view.toAct.includes(other)) return { title: "Accept the result, or enter another", sentence };
  const title = names.eyes === seat ? `Waiting for ${who(names, other)} to accept` : says(names, other, "have to accept", "has to accept");
  return { title, sentence };
}

export function ready(told: TurnContext): Said {
  const { view, names, tables } = told;
  if (view.closing) return entered(told, view.closing);
  const marker = view.square ? `The battle is fought on ${view.square}` : "The battle is fought";
  const roles = view.roles
    ? `: ${does(names, view.roles.invader, "invade", "invades")}, ${does(names, view.roles.defender, "defend", "defends")}`
    : "";
  const fought =
    names.eyes === null
      ? "The result appears here after the battle."
      : "The battle plan shows every position. Below the map you can tick off losses during the battle and enter the result at the end.";
  const after = tables.battlefield ? fought : "Lay out the terrain and deploy at the table.";
  return { title: "Ready for the table", sentence: `${marker}${roles}. ${after}` };
}

export function closed({ view, names }: TurnContext): Said {
  return {
    title: "This battle is closed",
    sentence: view.result ? `${sentenceCase(scoredWords(view.result, names))}.` : "The battle has been fought.",
  };
}
