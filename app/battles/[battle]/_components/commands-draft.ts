import { leadsBothWings } from "@/lib/advice/table/both-wings";
import type { DeclaredCommand } from "@/lib/model/battle-command";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import type { Refused } from "@/lib/model/refusals";
import { commandsRefused } from "@/lib/rules/prebattle/commands-refused";
import { type FixedReason, groupWords, markerWords } from "@/lib/words/battle/orders";
import { forceSeen, hostSeen } from "./seen-ground";

type Own = NonNullable<BattleView["own"]>;
type Legal = Extract<BattleView["legal"][number], { type: "declare-commands" }>;

/** Who declares, and over whom. */
export type Declaring = { readonly view: BattleView; readonly seat: SeatName; readonly own: Own; readonly legal: Legal };

export function declaringOf(view: BattleView): Declaring | null {
  const legal = view.legal.find((one): one is Legal => one.type === "declare-commands");
  return legal && view.own && view.seat ? { view, seat: view.seat, own: view.own, legal } : null;
}

/** A unit group or an ambush marker, and who may lead it. */
export type LedRow = {
  readonly key: string;
  readonly name: string;
  readonly led: { readonly unit: number } | { readonly ambush: string };
  /** By his place in the force; those of whom one is chosen. */
  readonly leaders: readonly number[];
  readonly fixed: FixedReason | null;
  /** Whose it is in the army itself, if he is there. */
  readonly wanted: number | null;
};

/** Who leads each, by the key of its row; null: nobody yet. */
export type Leaders = Readonly<Record<string, number | null>>;

const isAlly = ({ own }: Declaring, commander: number | null): boolean => commander !== null && own.commanders[commander]?.role === "ally";

/** Own commanders at ambush markers, each with his. */
function ambushedIn({ view, seat }: Declaring): ReadonlyMap<number, string> {
  return new Map(view.commanders.flatMap(({ seat: of, commander, at }) => (of === seat && "ambush" in at ? [[commander, at.ambush]] : [])));
}

function unitRow(declaring: Declaring, number: number): LedRow {
  const { own, legal } = declaring;
  const unit = own.units.find((one) => one.number === number);
  const commander = unit?.commander ?? null;
  const ambushed = ambushedIn(declaring);
  const present = commander !== null && legal.commanders.includes(commander) ? commander : null;
  const fixed: FixedReason | null = present !== null && isAlly(declaring, present) ? { code: "contingent", commander: present } : null;
  const free = legal.commanders.filter((one) => !isAlly(declaring, one) && !ambushed.has(one));
  return {
    ...{ key: `unit ${number}`, name: unit ? groupWords(unit) : String(number), led: { unit: number }, fixed },
    leaders: fixed ? [fixed.commander] : free,
    wanted: present !== null && free.includes(present) ? present : null,
  };
}

/** Whom a marker follows is told to everybody: what lies under it decides nothing here. */
function markerRow(declaring: Declaring, order: string): LedRow {
  const { view, seat, own, legal } = declaring;
  const secret = view.markers.find((one) => one.seat === seat && one.order === order)?.secret ?? null;
  const hidden = [...ambushedIn(declaring)].find(([, marker]) => marker === order)?.[0];
  const fixed: FixedReason | null = hidden === undefined ? null : { code: "in-ambush", commander: hidden };
  return {
    ...{ key: order, name: markerWords(order, secret, own), led: { ambush: order }, fixed },
    leaders: fixed ? [fixed.commander] : legal.commanders,
    wanted: null,
  };
}

/** All that somebody must lead: unit groups by their numbers, then the ambush markers. */
export function ledRows(declaring: Declaring): readonly LedRow[] {
  const { units, ambushes } = declaring.legal;
  const numbers = [...units].sort((one, other) => one - other);
  return [...numbers.map((number) => unitRow(declaring, number)), ...ambushes.map((order) => markerRow(declaring, order))];
}

/** The leaders that the army names; other groups have none yet. */
export const leadersAtFirst = (rows: readonly LedRow[]): Leaders =>
  Object.fromEntries(
    rows.map(({ key, leaders, fixed, wanted }) => [key, fixed?.commander ?? wanted ?? (leaders.length === 1 ? leaders[0] : null) ?? null]),
  );

/** As commands say it that were made elsewhere; what is fixed stays. */
export function leadersIn(rows: readonly LedRow[], commands: readonly DeclaredCommand[]): Leaders {
  const leaderOf = ({ led }: LedRow) =>
    commands.find(({ units, ambushes }) => ("unit" in led ? units.includes(led.unit) : ambushes.includes(led.ambush)))?.commander ?? null;
  return Object.fromEntries(rows.map((row) => [row.key, row.fixed?.commander ?? leaderOf(row)]));
}

/** Who leads it in the army, where that is another now. */
export const changedFrom = ({ key, wanted }: LedRow, leaders: Leaders): number | null => {
  const leader = leaders[key] ?? null;
  return leader !== null && wanted !== leader ? wanted : null;
};

/** One command for each commander who is there, though he may lead nobody. */
export function commandsOf({ legal }: Declaring, rows: readonly LedRow[], leaders: Leaders): readonly DeclaredCommand[] {
  return legal.commanders.map((commander) => {
    const own = rows.filter(({ key }) => leaders[key] === commander);
    return {
      commander,
      units: own.flatMap(({ led }) => ("unit" in led ? led.unit : [])),
      ambushes: own.flatMap(({ led }) => ("ambush" in led ? led.ambush : [])),
    };
  });
}

/** Why the army commander leads nobody, as it was filled in at first; null where he leads or the player has him lead nobody. */
export function floatsBecause({ own, legal }: Declaring, rows: readonly LedRow[], leaders: Leaders): "assigned" | "few" | null {
  const isFloating = legal.commanders.some((one) => own.commanders[one]?.role === "army" && rows.every(({ key }) => leaders[key] !== one));
  if (!isFloating || rows.length === 0) return null;
  if (rows.length < legal.commanders.length) return "few";
  return rows.every(({ wanted, fixed }) => fixed !== null || wanted !== null) ? "assigned" : null;
}

/** Whether the army's own shares would have somebody lead both wings past the centre. */
export function areWingsApart({ view, seat }: Declaring, rows: readonly LedRow[], leaders: Leaders): boolean {
  const placeOf = ({ led }: LedRow) =>
    "unit" in led
      ? view.units.find((one) => one.seat === seat && one.number === led.unit)?.x
      : view.markers.flatMap(({ seat: of, order, place }) =>
          of === seat && order === led.ambush && place.kind === "ambush" ? [place.x] : [],
        )[0];
  const placed = rows.flatMap((row) => {
    const [across, leader] = [placeOf(row), leaders[row.key] ?? null];
    return across === undefined || leader === null || row.fixed ? [] : [{ across, leader }];
  });
  return leadsBothWings(placed) === null;
}

/** Why these commands may not be declared; null where they may. */
export function commandsFault({ view, seat }: Declaring, commands: readonly DeclaredCommand[]): Refused | null {
  const force = forceSeen(view);
  return force && commandsRefused({ force, host: hostSeen(view, seat), commands: [...commands] });
}
