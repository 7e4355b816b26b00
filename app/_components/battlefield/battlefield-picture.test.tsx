import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldWords, LEGEND_WORDS } from "@/lib/words/battle/field";
import { BOOK } from "@/tests/build/played-battle";
import { SAMPLE_MUSTER } from "@/tests/build/sample-field";
import { groundOf } from "@/tests/build/table-troops";
import { BattlefieldPicture } from "./battlefield-picture";
import { type FieldShown, fieldLayout } from "./field-layout";
import { fieldName } from "./field-name";

const { book } = groundOf();
const { tables } = BOOK;

const drawn = (field: FieldShown, edge: "defender" | "invader" = "defender", lifted: string | null = null): string =>
  renderToStaticMarkup(
    <BattlefieldPicture
      field={field}
      book={book}
      tables={tables}
      seed="sample"
      layout={fieldLayout(field.table, edge)}
      lifted={lifted}
      zones
    />,
  );

const count = (picture: string, part: string): number => picture.split(part).length - 1;

test("every unit group, camp, commander and order is there once", () => {
  const [picture = ""] = drawn(SAMPLE_MUSTER).split('<g class="field-legend"');
  expect(count(picture, 'class="troop-outline"')).toBe(SAMPLE_MUSTER.units.length);
  expect(count(picture, 'class="unit-number"')).toBe(SAMPLE_MUSTER.units.length);
  expect(count(picture, 'class="camp-ground"')).toBe(2);
  expect(count(picture, 'class="order-card-back"')).toBe(SAMPLE_MUSTER.markers.length);
  // A march is told from the ambush of the same number.
  expect(count(picture, 'class="order-card-march"')).toBe(SAMPLE_MUSTER.markers.filter(({ place }) => place.kind === "march").length);
  // One more beside the camp, with his march.
  expect(count(picture, 'class="standard-cloth"')).toBe(SAMPLE_MUSTER.commanders.length + 1);
});

test("a picture for those who cannot see it, and with no styles but its numbers", () => {
  const picture = drawn(SAMPLE_MUSTER);
  expect(picture).toContain(`role="img" aria-label="${fieldWords(SAMPLE_MUSTER, "defender")}"`);
  expect(picture.match(/style="[^"]*"/g)).toEqual([
    'style="--note:12;--terrain-name:13;--label-number:14;--label-name:12.2;--cartouche:23"',
  ]);
});

test("has its name above the frame once its ground is known, and north where both players see the same", () => {
  const at: FieldShown = { ...SAMPLE_MUSTER, territory: "P", square: "E3" };
  expect(drawn(SAMPLE_MUSTER)).not.toContain("field-cartouche");
  expect(drawn(at)).toContain(`>${fieldName(at, tables, "sample")}</text>`);
  const north = (edge: "defender" | "invader") => Number(/rotate\(([\d.]+)\)"><path class="field-north/.exec(drawn(at, edge))?.[1]);
  expect((north("invader") - north("defender") + 360) % 360).toBe(180);
});

test("a field by a river has a river, one by the sea the sea", () => {
  const wet = { flank: { edge: "left", water: { edge: "left", width: 3 } } } as const;
  const at = (square: "A3" | "E3") => drawn({ ...SAMPLE_MUSTER, ...wet, territory: "P", square });
  const banks = (picture: string) => count(/<g class="terrain terrain-water".*?<\/g>/s.exec(picture)?.[0] ?? "", 'class="terrain-line"');
  expect([banks(at("A3")), banks(at("E3"))]).toEqual([1, 3]);
});

test("what is in the hand is faint where it stood, and has no label there", () => {
  const [unit] = SAMPLE_MUSTER.units;
  const picture = drawn(SAMPLE_MUSTER, "defender", `unit:${unit?.seat}:${unit?.number}`);
  expect(count(picture, 'class="field-lifted"')).toBe(1);
  expect(count(picture, 'class="unit-number"')).toBe(SAMPLE_MUSTER.units.length - 1);
});

test("either player has his own army in his own colours", () => {
  const own = (picture: string) => count(picture, '<g class="troop troop-own');
  expect(own(drawn(SAMPLE_MUSTER))).toBe(10);
  expect(own(drawn({ ...SAMPLE_MUSTER, seat: "b" }, "invader"))).toBe(13);
  // Spectators see the invader in the viewer's colours.
  expect(own(drawn({ ...SAMPLE_MUSTER, seat: null }))).toBe(13);
});

test("what is written on the ground is there once more in larger type, for a picture as small as a phone", () => {
  const [, large = ""] = /<g class="field-notes-large"[^>]*>(.*?)<\/g>/s.exec(drawn(SAMPLE_MUSTER)) ?? [];
  expect(count(large, "flank sector") + count(large, "secure flank")).toBe(2);
  expect(count(large, "field-note-order")).toBe(SAMPLE_MUSTER.markers.filter(({ secret }) => secret).length);
  // Where either side deploys the picture shows by itself.
  expect(large).not.toContain("field-note-zone");
});

test("on a phone the letter of a command stands beside the number where the unit group is broad enough for both", () => {
  const [first] = SAMPLE_MUSTER.units;
  const commanded = (number: number, files: number): FieldShown => ({
    ...SAMPLE_MUSTER,
    units: first ? [{ ...first, number, files, bases: files * 2, form: "loose", troop: { ...first.troop, setFormation: null } }] : [],
    commands: { a: null, b: null, ...(first && { [first.seat]: [{ commander: 0, units: [number] }] }) },
  });
  const letters = (number: number, files: number) => count(drawn(commanded(number, files)), "unit-small-letter");
  expect([letters(3, 3), letters(12, 3), letters(12, 1)]).toEqual([1, 1, 0]);
});

test("from where it is seen is written across from the scale where no troops have their signs explained there", () => {
  const caption = (field: FieldShown) => /<text class="field-caption"[^>]*text-anchor="(\w+)"/.exec(drawn(field))?.[1];
  expect([caption(SAMPLE_MUSTER), caption({ ...SAMPLE_MUSTER, units: [] })]).toEqual(["middle", "end"]);
});

test("the legend tells of standards, shields, orders and camps where there are any, and of nothing else", () => {
  const legend = (field: FieldShown): string => drawn(field).split('<g class="field-legend"')[1] ?? "";
  const bare = legend({ ...SAMPLE_MUSTER, markers: [], commanders: [], commands: { a: null, b: null }, camps: { a: null, b: null } });
  expect(bare).toContain(`>${LEGEND_WORDS.pike}</text>`);
  for (const words of [LEGEND_WORDS.commander, LEGEND_WORDS.command, LEGEND_WORDS.order, LEGEND_WORDS.camp]) {
    expect(legend(SAMPLE_MUSTER)).toContain(`>${words}</text>`);
    expect(bare).not.toContain(`>${words}</text>`);
  }
});

test("every unit group tells its name when it is pointed at, above all other writing", () => {
  const [picture = ""] = drawn(SAMPLE_MUSTER).split('<g class="field-legend"');
  const told = picture.slice(picture.indexOf('class="unit-told"'));
  for (const { number, name } of SAMPLE_MUSTER.units) expect(told).toContain(`>${number} ${name.replaceAll("'", "&#x27;")}</text>`);
  expect(told).not.toContain('class="unit-label');
});
