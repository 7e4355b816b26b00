import type { DeclaredCommand } from "../../model/battle-command";
import type { BattleView } from "../../model/battle-view";
import type { SeatName } from "../../model/by-seat";
import type { FrozenForce } from "../../model/force";
import { leadsBothWings } from "./both-wings";

type Asked = {
  readonly view: Pick<BattleView, "commanders" | "units">;
  readonly me: SeatName;
  readonly force: Pick<FrozenForce, "commanders">;
  /** BW. */
  readonly rangeOf: (kind: FrozenForce["commanders"][number]["class"]) => number;
};

/** How far the unit group is from a commander who leads others than an ally's on the table; null where he does not. */
function farFrom({ view, me, force }: Asked): (commander: number, number: number) => number | null {
  const places = new Map(
    view.commanders.flatMap(({ seat, commander, at }) =>
      seat === me && "x" in at && force.commanders[commander]?.role !== "ally" ? [[commander, at] as const] : [],
    ),
  );
  return (commander, number) => {
    const place = places.get(commander);
    const unit = view.units.find((one) => one.seat === me && one.number === number);
    return place && unit ? Math.hypot(unit.x - place.x, unit.y - place.y) : null;
  };
}

const isApart = (commands: readonly DeclaredCommand[], { view, me }: Asked): boolean =>
  leadsBothWings(
    commands.flatMap(({ commander, units }) =>
      view.units.flatMap(({ seat, number, x }) => (seat === me && units.includes(number) ? [{ leader: commander, across: x }] : [])),
    ),
  ) === null;

/** The same commands, but each unit group that its commander cannot reach with the nearest who can. Nobody is left without anything to lead, or given both wings. */
export function inCommandRange(commands: readonly DeclaredCommand[], asked: Asked): readonly DeclaredCommand[] {
  const far = farFrom(asked);
  const reaches = ({ commander }: DeclaredCommand, number: number): boolean => {
    const kind = asked.force.commanders[commander]?.class;
    const distance = far(commander, number);
    return kind !== undefined && distance !== null && distance <= asked.rangeOf(kind);
  };
  const leads = ({ units, ambushes }: DeclaredCommand): number => units.length + ambushes.length;
  return commands
    .flatMap(({ commander, units }) => units.map((number) => ({ commander, number })))
    .reduce((all, { commander, number }) => {
      const from = all.find((one) => one.commander === commander);
      if (!from || far(commander, number) === null || reaches(from, number) || leads(from) === 1) return all;
      const [to] = all
        .filter((one) => leads(one) > 0 && reaches(one, number))
        .sort((one, other) => (far(one.commander, number) ?? 0) - (far(other.commander, number) ?? 0));
      if (!to) return all;
      const moved = all.map((one) => {
        if (one === from) return { ...one, units: one.units.filter((led) => led !== number) };
        return one === to ? { ...one, units: [...one.units, number] } : one;
      });
      return isApart(moved, asked) || !isApart(all, asked) ? moved : all;
    }, commands);
}
