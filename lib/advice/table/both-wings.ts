/** Who leads what, and where it stands across the table, in any unit. */
type Placed = { readonly leader: number; readonly across: number };

const spanOf = (places: readonly number[]) => ({ from: Math.min(...places), to: Math.max(...places) });

/** A commander with groups on both sides of another's whole command, and none among them: he leads both wings past the centre. */
export function leadsBothWings(led: readonly Placed[]): number | null {
  const leaders = [...new Set(led.map(({ leader }) => leader))];
  const placesOf = (leader: number) => led.flatMap((one) => (one.leader === leader ? [one.across] : []));
  const passes = (leader: number, other: number) => {
    const { from, to } = spanOf(placesOf(other));
    const own = placesOf(leader);
    return own.some((at) => at < from) && own.some((at) => at > to) && !own.some((at) => at >= from && at <= to);
  };
  return leaders.find((leader) => leaders.some((other) => other !== leader && passes(leader, other))) ?? null;
}
