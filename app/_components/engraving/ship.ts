import type { Glyph } from "./glyph";
import { penAt, scaled } from "./pen";

/** A ship of the line under full sail, for the empty parts of a sea. */
export function ship(x: number, y: number, size: number): Glyph {
  const s = size / 30;
  // The hull, from the beakhead to the high poop.
  const outline = scaled(penAt(x, y), s)
    .from(-13, -6)
    .bow(-9, -3.5, 0, -4)
    .line(6, -4.6)
    .line(6.6, -7)
    .line(11, -8.4)
    .line(12.4, -12)
    .line(13.4, -12)
    .bow(12.8, -3, 10, 0)
    .bow(0, 1.4, -9, 0)
    .close();
  const sail = (left: number, right: number, top: number, foot: number, belly: number) =>
    outline
      .from(left, top)
      .line(right, top)
      .bow(right + belly, (top + foot) / 2, right + 0.6, foot)
      .bow((left + right) / 2 + belly, foot - 1.8, left - 0.8, foot)
      .bow(left + belly, (top + foot) / 2, left, top)
      .close();
  sail(-9.5, -4, -17, -8, -2.4);
  sail(-8.8, -4.6, -23, -17.6, -1.8);
  sail(-2.2, 4.6, -19, -7.4, -2.8);
  sail(-1.4, 3.8, -26, -19.6, -2);
  sail(6.8, 10.2, -18.4, -11.6, -1.6);
  const hatch = scaled(penAt(x, y), s);
  for (const [mast, top] of [
    [-6.6, -26],
    [1.2, -30],
    [8.6, -22],
  ] as const)
    hatch
      .from(mast, top)
      .line(mast, top + 3)
      .from(mast, top)
      .bow(mast + 2, top - 1, mast + 4.6, top + 0.6)
      .line(mast, top + 1.4);
  hatch.from(-13, -6).line(-18, -9.5).from(-18, -9.5).line(-6.6, -23).from(-14, -6.6).line(-9.5, -10);
  for (const row of [-2.8, -1.4]) hatch.from(-10, row).bow(0, row + 0.8, 11, row - 0.8);
  for (const port of [-7, -4, -1, 2, 5]) hatch.from(port, -2.2).line(port + 1.2, -2.2);
  for (const shade of [0, 1, 2, 3]) {
    hatch.from(3.6 - shade, -17.6).bow(1.4 - shade, -13, 3.4 - shade, -8.6);
    if (shade < 3) hatch.from(-5 - shade, -16).bow(-6.6 - shade, -12.6, -5 - shade, -9);
  }
  hatch.from(-17, 1.6).bow(-14, -0.6, -11, 1.4).bow(-8, 3, -4, 1.8).from(3, 2.2).bow(7, 0.6, 11, 2).bow(14, 3, 17, 1.2);
  return { outline: outline.data(), hatch: hatch.data(), left: x - 18 * s, right: x + 17 * s, top: y - 31 * s, foot: y + 2 * s };
}

/** What sailors told of: a head that spouts, a coil and a tail. */
export function seaMonster(x: number, y: number, size: number): Glyph {
  const s = size / 30;
  const outline = scaled(penAt(x, y), s)
    .from(-17, 0)
    .bow(-19.6, -7.6, -13.4, -9.4)
    .bow(-6.6, -11, -2, -5)
    .bow(0.4, -2.4, 1, 0)
    .close()
    .from(3, 0)
    .bow(7, -9.4, 11, 0)
    .line(8.8, 0)
    .bow(7, -4.4, 5.2, 0)
    .close()
    .from(13, 0)
    .bow(14, -5.6, 16, -6.8)
    .line(12, -10.4)
    .bow(16, -11, 17.4, -8.6)
    .bow(18.8, -11.6, 22.6, -10.6)
    .line(18.6, -6.4)
    .bow(16, -4, 15.6, 0)
    .close();
  const hatch = scaled(penAt(x, y), s)
    .from(-18, -2.6)
    .bow(-15.4, -1.6, -13, -3.2)
    .dot(-14.6, -5.6)
    .from(-12.4, -9.8)
    .bow(-13, -13.8, -16.4, -13.6)
    .from(-12, -9.8)
    .bow(-11.4, -13.8, -8, -13.6);
  for (const row of [0, 1, 2]) {
    const rise = row * 1.9;
    hatch.from(-0.6 - rise * 0.9, -1.2 - rise).line(-6.6 - rise * 0.5, -1.2 - rise);
    if (row < 2) hatch.from(9.4 - rise, -1.6 - rise).line(8 - rise * 0.8, -1.4 - rise);
  }
  hatch.from(-21, 0.8).bow(-18, -0.8, -15, 0.8).bow(-11, 2, -6, 0.8).from(0, 1).bow(4, -0.4, 8, 1).from(11, 1).bow(15, -0.4, 19, 1);
  return { outline: outline.data(), hatch: hatch.data(), left: x - 21 * s, right: x + 22.6 * s, top: y - 13.8 * s, foot: y + s };
}
