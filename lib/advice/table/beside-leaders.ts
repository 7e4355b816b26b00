import type { OwnUnit } from "./own-groups";
import type { Post } from "./post-of";

/** A commander's index in the force; null for groups that are unassigned. */
export type Leader = OwnUnit["commander"];

type Led = { readonly group: Pick<OwnUnit, "commander"> };

/** Two wings with the same number of bodies; those of one leader stay on one wing if they fit. Each wing keeps the order given. */
export function wingsOf<Body extends Led>(bodies: readonly Body[]): { readonly left: Body[]; readonly right: Body[] } {
  const most = Math.ceil(bodies.length / 2);
  const left = new Set<Body>();
  const right = new Set<Body>();
  const join = (some: readonly Body[]) => {
    const wing = left.size < right.size ? left : right;
    if (wing.size + some.length > most) return false;
    for (const one of some) wing.add(one);
    return true;
  };
  const leaders = new Set(bodies.flatMap(({ group }) => group.commander ?? []));
  const bands = [...leaders].map((leader) => bodies.filter(({ group }) => group.commander === leader));
  for (const band of bands.sort((one, other) => other.length - one.length)) join(band);
  for (const one of bodies) if (!left.has(one) && !right.has(one)) join([one]);
  return { left: bodies.filter((one) => left.has(one)), right: bodies.filter((one) => right.has(one)) };
}

/** A leader with more bodies on the left wing than on the right is also left of centre. */
export function leadersAcross(bodies: readonly Led[], left: readonly Led[], right: readonly Led[]): readonly Leader[] {
  const led = (by: Leader, wing: readonly Led[]) => wing.filter(({ group }) => group.commander === by).length;
  const place = (by: Leader) => (by === null ? 0 : Math.sign(led(by, right) - led(by, left)));
  return [...new Set(bodies.map(({ group }) => group.commander))].sort((one, other) => place(one) - place(other));
}

/** Bodies as posted, but swapped within a post until neighbours share a leader. `leaders` is from left to right. */
export function groupedByLeader<Body extends Led & { readonly post: Post }>(
  row: readonly Body[],
  leaders: readonly Leader[],
): readonly Body[] {
  const place = ({ group }: Body) => leaders.indexOf(group.commander);
  const left = [...row].sort((one, other) => place(one) - place(other));
  return row.flatMap(({ post }) =>
    left.splice(
      left.findIndex((one) => one.post === post),
      1,
    ),
  );
}
