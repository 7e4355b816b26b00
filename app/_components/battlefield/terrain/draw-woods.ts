import { tuft } from "@/app/_components/engraving/grasses";
import { bush, crown, fir, oak, poplar } from "@/app/_components/engraving/trees";
import { type Ground, type Layer, layer, sown, standing } from "./ground";
import { rimOf, round, shadedRim, washed } from "./rim";

/** So that large ones are drawn with somewhat larger trees, and not with too many. */
const roomOf = ({ wide, high }: Ground, by: number): number => Math.min(1.45, Math.max(0.9, Math.sqrt(wide * high) / by));

/** Single trees, most of one kind and some of another. */
export function wood(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.22, square: 2.7 });
  const room = roomOf(ground, 70);
  const trees = sown(ground, { space: 16 * room, stray: 3.8, isIn: (own) => rim.holds(own, 3) });
  const glyphs = trees.map(({ x, y, chance }) => {
    const kind = chance.next();
    const foot = y + 6;
    if (kind < 0.22) return poplar(x, foot, chance.between(16, 19) * room, chance);
    if (kind < 0.32) return bush(x, foot - 3, chance.between(3.4, 4.4), chance);
    return oak(x, foot, chance.between(12, 16) * room, chance);
  });
  return [...washed(rim, ground), layer("edge", round(rim.ring, ground)), ...standing(glyphs, ground)];
}

/** Crown behind crown, firs among them; those in front show their trunks. */
export function forest(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.2, square: 2.8 });
  const room = roomOf(ground, 78);
  const firs = ground.chance.oneOf([0.12, 0.3, 0.75]);
  const trees = sown(ground, { space: 10.4 * room, stray: 2.4, isIn: (own) => rim.holds(own, 2.5) });
  const glyphs = trees.map(({ x, y, chance }) => {
    const isFront = !rim.holds(ground.own([x, y + 13 * room]), 0);
    const foot = y + 6;
    if (chance.next() < firs) return fir(x, foot, chance.between(15, 19) * room, chance);
    if (isFront) return oak(x, foot, chance.between(13, 15) * room, chance);
    return crown(x, foot, chance.between(10.5, 13) * room, chance);
  });
  return [...washed(rim, ground), layer("ink", shadedRim(rim.ring, ground, [0.1, 1.1])), ...standing(glyphs, ground)];
}

export function brush(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.24, square: 2.6 });
  const room = roomOf(ground, 70);
  const spots = sown(ground, { space: 12 * room, stray: 4, isIn: (own) => rim.holds(own, 4) });
  const glyphs = spots.flatMap(({ x, y, chance }) => {
    const kind = chance.next();
    if (kind < 0.1) return [];
    if (kind < 0.46) return [tuft(x, y + 2, chance.between(4.4, 6), chance)];
    return [bush(x, y + 2, chance.between(2.6, 4.3), chance)];
  });
  return [...washed(rim, ground), layer("ink", shadedRim(rim.ring, ground, [0.1, 1.1])), ...standing(glyphs, ground)];
}
