import { crescent, dune, tuft } from "@/app/_components/engraving/grasses";
import { boulder } from "@/app/_components/engraving/hills";
import { type Pen, penAt, shadeOf } from "@/app/_components/engraving/pen";
import { crestLine } from "./draw-slopes";
import { type Ground, type Layer, layer, sown, standing } from "./ground";
import { alongRing, type Rim, rimOf, washed } from "./rim";

/** The edge of what has none: dot after dot. */
function dotted(rim: Rim, { shown }: Ground, step: number): Pen {
  const pen = penAt(0, 0);
  for (const at of alongRing(rim.ring, step)) pen.dot(...shown(at));
  return pen;
}

export function openArea(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.14, square: 2.6 });
  const spots = sown(ground, { space: 30, stray: 10, isIn: (own) => rim.holds(own, 7) });
  const glyphs = spots.map(({ x, y, chance }) => tuft(x, y, chance.between(3.6, 5.2), chance));
  return [...washed(rim, ground), layer("dots", dotted(rim, ground, 3.8)), ...standing(glyphs, ground)];
}

export function rockyGround(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.24, square: 2.6 });
  const fine = penAt(0, 0);
  const space = Math.max(13, Math.sqrt(ground.wide * ground.high) * 0.17);
  const spots = sown(ground, { space, stray: 4.5, isIn: (own) => rim.holds(own, 4) });
  const glyphs = spots.flatMap(({ x, y, chance }) => {
    const kind = chance.next();
    if (kind < 0.34) {
      for (let chip = 0; chip < 3; chip++) {
        const [atX, atY] = [x + chance.about(4), y + chance.about(2.5)];
        if (!ground.holds({ left: atX, right: atX + 2, top: atY - 1.3, foot: atY })) continue;
        fine
          .from(atX, atY)
          .line(atX + 1, atY - 1.3)
          .line(atX + 2, atY);
      }
      return [];
    }
    const size = kind > 0.86 ? chance.between(8.5, 11) : chance.between(3.6, 6.4);
    return [boulder(x, y + size * 0.4, size, chance)];
  });
  return [...washed(rim, ground), layer("dots", dotted(rim, ground, 3)), layer("line", fine), ...standing(glyphs, ground)];
}

/** Dots by chance, more of them to the edge that lies in the shade. */
function stippled(ground: Ground, rim: Rim, count: number): Pen {
  const { wide, high, chance, shown } = ground;
  const pen = penAt(0, 0);
  for (let tried = 0; tried < count; tried++) {
    const own = [chance.about(wide), chance.about(high)] as const;
    const [x, y] = shown(own);
    const rimward = Math.max(Math.abs(own[0]) / wide, Math.abs(own[1]) / high);
    if (rim.holds(own, 1.5) && chance.next() < 0.2 + rimward ** 3 * (0.3 + shadeOf(x, y) * 0.7)) pen.dot(x, y);
  }
  return pen;
}

/** Ripples that the wind left, level in the picture. */
function ripples(ground: Ground, rim: Rim): Pen {
  const pen = penAt(0, 0);
  for (const { x, y, chance } of sown(ground, { space: 24, stray: 7, isIn: (own) => rim.holds(own, 12) }))
    for (const down of [0, 2.6, 5.2].slice(0, 1 + Math.floor(chance.next() * 3))) {
      const half = chance.between(4, 8);
      const at = x + chance.about(2);
      pen
        .from(at - half, y + down)
        .bow(at - half * 0.5, y + down - 1.8, at, y + down)
        .bow(at + half * 0.5, y + down + 1.4, at + half, y + down - 0.4);
    }
  return pen;
}

export function softSand(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.22, square: 2.5 });
  const dots = stippled(ground, rim, Math.min(1900, (ground.wide * ground.high) / 3.6));
  return [...washed(rim, ground), layer("fine", ripples(ground, rim)), layer("dots", dotted(rim, ground, 2.7)), layer("dots", dots)];
}

export function dunes(ground: Ground): readonly Layer[] {
  const rim = rimOf(ground, { depth: 0.2, square: 2.5 });
  const spots = sown(ground, { space: 25, stray: 5, isIn: (own) => rim.holds(own, 6) });
  const glyphs = spots.map(({ x, y, chance }) =>
    chance.next() < 0.72 ? crescent(x, y + 5, chance.between(11, 14.5), chance) : dune(x, y + 3, chance.between(9, 12), chance),
  );
  return [
    ...washed(rim, ground),
    layer("dots", dotted(rim, ground, 3.2)),
    layer("dots", stippled(ground, rim, Math.min(700, (ground.wide * ground.high) / 9))),
    ...standing(glyphs, ground),
    layer("crest", crestLine(ground)),
  ];
}
