import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { ODDS_LINKS } from "@/lib/words/site";
import { usePaintedView, useRoom } from "./room-context";

const OF_ODDS = ["units", "own", "seat"] as const;

/** The way to the odds of both armies: mine, and theirs as they can be seen from this seat. */
export function BattleOdds() {
  const { battle } = useRoom();
  const { units, own, seat } = usePaintedView(OF_ODDS);
  if (!own || seat === null || !units.some((one) => one.seat !== seat)) return null;
  return (
    <p className="screen-only">
      <a className="button" data-small href={`/battles/${battle}/odds?for=${seat}`}>
        {ODDS_LINKS.armies}
      </a>
    </p>
  );
}

type Group = { readonly seat: SeatName; readonly number: number };

/** The unit group of the other side that stands nearest, of those that are not lost; if this one stands nowhere, the first. */
export function nearestFoe({ units }: Pick<BattleView, "units">, { seat, number }: Group, lost: readonly number[] = []): number | null {
  const own = units.find((one) => one.seat === seat && one.number === number);
  const foes = units.filter((one) => one.seat !== seat && !lost.includes(one.number));
  const far = (one: (typeof foes)[number]) => (own ? Math.hypot(one.x - own.x, one.y - own.y) : 0);
  return foes.toSorted((one, other) => far(one) - far(other))[0]?.number ?? null;
}

type FightLinkProps = Group & {
  readonly name: string;
  /** Among buttons it is as high as they are under a thumb. */
  readonly isTall?: boolean;
  /** What each unit group has taken, if anybody counts it, and whether it is lost. */
  readonly counted?: readonly (Group & { readonly wounds: number; readonly isLost: boolean })[];
};

/** The way to the fight of a unit group with the nearest enemy, with the wounds that were ticked. */
export function FightLink({ seat: owner, number, name, isTall = false, counted = [] }: FightLinkProps) {
  const { battle } = useRoom();
  const { units, own, seat } = usePaintedView(OF_ODDS);
  const lost = counted.filter((one) => one.isLost && one.seat !== owner).map((one) => one.number);
  const foe = own && seat !== null ? nearestFoe({ units }, { seat: owner, number }, lost) : null;
  if (foe === null || seat === null) return null;
  const [mine, theirs] = owner === seat ? [number, foe] : [foe, number];
  const woundsOf = (isMine: boolean, of: number) => counted.find((one) => (one.seat === seat) === isMine && one.number === of)?.wounds ?? 0;
  const wounds = { "mine.wounds": woundsOf(true, mine), "theirs.wounds": woundsOf(false, theirs) };
  const ticked = Object.entries(wounds).flatMap(([side, count]) => (count > 0 ? [`&${side}=${count}`] : []));
  return (
    <a
      className={
        isTall
          ? "screen-only inline-flex min-h-[44px] min-w-[44px] items-center justify-center px-1 pointer-fine:min-h-6 pointer-fine:min-w-0"
          : "screen-only"
      }
      href={`/battles/${battle}/odds?for=${seat}&mine=${mine}&theirs=${theirs}${ticked.join("")}`}
      aria-label={ODDS_LINKS.unitLong(name)}
    >
      {ODDS_LINKS.short}
    </a>
  );
}
