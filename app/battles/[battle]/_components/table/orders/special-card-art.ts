import { FINE, penAt } from "@/app/_components/engraving/pen";
import { seeded } from "@/app/_components/engraving/seeded";
import { bush, tree } from "@/app/_components/engraving/trees";

/** As large as a card of the pack. */
export const CARD_WIDTH = 64;
export const CARD_HEIGHT = 92;

/** `outline`: with blank paper inside; `ink`: filled; each layer over the one before, at `scale(1 / FINE)`. */
export type CardArt = { readonly layers: readonly { readonly outline: string; readonly fine: string; readonly ink: string }[] };

/** A musketeer who peers over the leaves: hat, brim and piece, his chin at the point. */
function lurker(x: number, y: number, towards: 1 | -1): { readonly ink: string; readonly fine: string } {
  const hat = penAt(x, y)
    .from(-7, -5)
    .bow(0, -8.4, 7, -5)
    .bow(0, -2.6, -7, -5)
    .close()
    .from(-3.6, -6.4)
    .bow(-3.4, -13, 0, -12)
    .bow(3.6, -13, 3.6, -6.4)
    .close();
  const eyes = penAt(x, y).dot(-1.7, -2).dot(1.7, -2);
  const piece = penAt(x, y)
    .from(towards * 3, 3)
    .line(towards * 15, -9)
    .from(towards * 4.4, 3.8)
    .line(towards * 15.6, -7.4);
  return { ink: hat.data(), fine: eyes.data() + piece.data() };
}

const drawn = ({ outline, hatch }: { readonly outline: string; readonly hatch: string }) => ({ outline, fine: hatch, ink: "" });

/** A wood and its edge, and two with muskets between them; of a bluff the wood alone. */
function ambushArt(isBluff: boolean): CardArt {
  const chance = seeded("an ambush");
  const wood = [tree(20, 63, 26, chance), tree(43, 61, 23, chance), tree(31, 66, 30, chance)].map(drawn);
  const edge = [bush(16, 79, 7, chance), bush(46, 80, 7.6, chance), bush(31, 82, 9, chance)].map(drawn);
  const [left, right] = [lurker(23, 72, 1), lurker(42, 74, -1)];
  const men = isBluff ? [] : [{ outline: "", fine: left.fine + right.fine, ink: left.ink + right.ink }];
  return { layers: [...wood, ...men, ...edge] };
}

/** A column under its colours on the way round the left edge of the table, and those whom it takes in the flank. */
function marchArt(): CardArt {
  const table = penAt(0, 0).from(30, 37).line(30, 80);
  for (let y = 40; y < 80; y += 6.5) table.from(30, y).line(33.4, y);
  const way = penAt(0, 0).from(19.6, 46).bow(17, 28, 27, 25).bow(35, 22.6, 39, 28.6);
  const head = penAt(0, 0).from(44.4, 37.6).line(34.6, 30.8).line(40, 30.4).line(42.4, 25.6).close();
  const men = penAt(0, 0);
  const pikes = penAt(0, 0);
  for (let at = 0; at < 4; at += 1) {
    const [x, y] = [12.6 + at * 4, at % 2 === 0 ? 80 : 78];
    men
      .from(x - 1.7, y)
      .bow(x, y - 8.4, x + 1.7, y)
      .close();
    pikes.from(x, y - 2).line(x + 0.6, y - 20);
  }
  const staff = penAt(0, 0).from(8.4, 80).line(8.4, 47);
  const cloth = penAt(0, 0)
    .from(8.4, 48)
    .bow(11.6, 45.4, 15, 48)
    .bow(18, 50.2, 21.4, 48)
    .line(21.4, 58.6)
    .bow(18, 60.6, 15, 58.4)
    .bow(11.6, 56, 8.4, 58.8)
    .close();
  const enemy = penAt(0, 0);
  for (const y of [46, 60])
    enemy
      .from(40, y)
      .line(55, y)
      .line(55, y + 8)
      .line(40, y + 8)
      .close();
  const bars = penAt(0, 0);
  for (const y of [46, 60])
    bars
      .from(40, y + 8)
      .line(47.5, y)
      .from(47.5, y + 8)
      .line(55, y)
      .from(47.5, y)
      .line(47.5, y + 8);
  return {
    layers: [
      { outline: "", fine: table.data() + way.data() + pikes.data() + staff.data(), ink: head.data() + men.data() },
      { outline: cloth.data(), fine: "", ink: "" },
      { outline: enemy.data(), fine: bars.data(), ink: "" },
    ],
  };
}

export const AMBUSH_ART = ambushArt(false);
export const BLUFF_ART = ambushArt(true);
export const MARCH_ART = marchArt();
export const ART_SCALE = 1 / FINE;
