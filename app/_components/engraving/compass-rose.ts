import { penAt } from "./pen";

const TURN = Math.PI * 2;

export type Rose = { readonly light: string; readonly dark: string; readonly lines: string };

/** A wind rose of eight points, each half in the light and half in the dark, within two rings; a lily shows the north. */
export function compassRose(x: number, y: number, radius: number): Rose {
  const [light, dark, lines] = [penAt(x, y), penAt(x, y), penAt(x, y)];
  const at = (turn: number, reach: number): readonly [number, number] => [Math.sin(turn * TURN) * reach, -Math.cos(turn * TURN) * reach];
  // The four lesser winds first: the four greater lie over them.
  for (const point of [1, 3, 5, 7, 0, 2, 4, 6]) {
    const turn = point / 8;
    const reach = radius * (point % 2 === 0 ? 1 : 0.72);
    const waist = radius * (point % 2 === 0 ? 0.24 : 0.2);
    light
      .from(0, 0)
      .line(...at(turn - 1 / 16, waist))
      .line(...at(turn, reach))
      .close();
    dark
      .from(0, 0)
      .line(...at(turn + 1 / 16, waist))
      .line(...at(turn, reach))
      .close();
  }
  for (const ring of [0.56, 0.63]) {
    lines.from(0, -radius * ring);
    for (let step = 1; step <= 16; step++) lines.bow(...at((step - 0.5) / 16, radius * ring * 1.02), ...at(step / 16, radius * ring));
  }
  lines
    .from(0, -radius)
    .bow(-radius * 0.16, -radius * 1.16, 0, -radius * 1.38)
    .bow(radius * 0.16, -radius * 1.16, 0, -radius)
    .from(0, -radius * 1.04)
    .bow(-radius * 0.24, -radius * 1.02, -radius * 0.2, -radius * 1.22)
    .from(0, -radius * 1.04)
    .bow(radius * 0.24, -radius * 1.02, radius * 0.2, -radius * 1.22);
  return { light: light.data(), dark: dark.data(), lines: lines.data() };
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The sixteen winds from a rose to the edge of the chart. */
export function rhumbLines(x: number, y: number, from: number, { left, right, top, bottom }: Box): string {
  const pen = penAt(x, y);
  for (let wind = 0; wind < 32; wind++) {
    const [across, down] = [Math.sin((wind / 32) * TURN), -Math.cos((wind / 32) * TURN)];
    const toSide = Math.abs(across) < 1e-9 ? Number.POSITIVE_INFINITY : ((across > 0 ? right : left) - x) / across;
    const toEnd = Math.abs(down) < 1e-9 ? Number.POSITIVE_INFINITY : ((down > 0 ? bottom : top) - y) / down;
    const reach = Math.min(toSide, toEnd);
    if (reach > from) pen.from(across * from, down * from).line(across * reach, down * reach);
  }
  return pen.data();
}
