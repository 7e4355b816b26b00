import { describe, expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import type { ArmyText } from "../../model/army-text";
import { type LineId, type ListId, listId } from "../../model/identifiers";
import { prepare } from "../../rules/army/prepare";
import { NAMELESS } from "../../words/army-text";
import { armyOfText } from "./army-of-text";

const book = prepare(CATALOG.lists, TABLES);
const POLES = listId.parse("polish-lithuanian-1576-1660");
const read = (text: string, more: Partial<ArmyText> = {}) => armyOfText({ text, list: null, chosen: [], ...more }, book);
const polish = (text: string, more: Partial<ArmyText> = {}) => read(text, { list: POLES, ...more });
const unitsOf = ({ army }: ReturnType<typeof read>) =>
  army?.units.map(({ number, line, bases, options, name }) => [number, line, bases, ...options, ...(name === null ? [] : [`“${name}”`])]);
const line = (id: string) => id as LineId;

describe("a list of names and bases", () => {
  test.each([
    "Haiduks; 6",
    "Haiduks;6 bases",
    "6 x Haiduks",
    "6x haiduk",
    "6 haiduks",
    "haiduks 6",
    "Haiduks (6)",
    "Haiduks: 6 bases",
    "- Haiduks\t6",
    "| Haiduks | 6 |",
    "6\tHaiduks",
    "6 bases of Haiduks",
    "Hajduks, 6",
    "* **Haiduks** x6",
    '"Haiduks","6"',
    "HAIDUKS x 6",
  ])("has %s", (text) => {
    const { questions, unread, ...rest } = polish(text);
    expect([unitsOf({ questions, unread, ...rest }), questions, unread]).toEqual([[[1, "haiduks", 6]], [], []]);
  });

  test("has numbers, names and options beside them, and names in which signs stand that part others", () => {
    const text = [
      "7; Cossack-style horse; 6; Scouts",
      "Old guard (Haiduks); 6",
      "Foot of the foreign drill 8, regimental guns",
      "Lisowski's men; Cossack-style horse; 4",
      "German and Scottish mercenary foot\t8",
    ].join("\n");
    expect(unitsOf(polish(text))).toEqual([
      [7, "cossack-style-horse", 6, "scouts"],
      [8, "haiduks", 6, "“Old guard”"],
      [9, "foot-of-the-foreign-drill", 8, "regimental-guns"],
      [10, "cossack-style-horse", 4, "“Lisowski's men”"],
      [11, "mercenary-foot", 8],
    ]);
  });

  test("has commanders with the unit groups under them, its name and its year", () => {
    const { army } = polish(
      "My Poles\nYear: 1605\nPoints: 8,000\n\nC-in-C Chodkiewicz, talented\nPolish Hussars; 4\nSub-commander: competent\nHaiduks; 6",
    );
    expect([army?.name, army?.year, army?.pointsLimit]).toEqual(["My Poles", 1605, 8000]);
    expect(army?.commanders.map(({ name, role, grade }) => [name, role, grade])).toEqual([
      ["Chodkiewicz", "army", "talented"],
      [null, "sub", "competent"],
    ]);
    expect(army?.units.map((one) => one.commander)).toEqual(army?.commanders.map((one) => one.id));
  });
});

describe("a table", () => {
  test("is read by the heads of its columns, whatever their order", () => {
    const text = 'Size,Troops,No.,Name,Options\n6,Haiduks,3,"Blue, and red",\n6,Cossack-style horse,1,,scouts\n,Dragoons,2,,\n';
    const answer = polish(text);
    expect(unitsOf(answer)).toEqual([
      [3, "haiduks", 6, "“Blue, and red”"],
      [1, "cossack-style-horse", 6, "scouts"],
    ]);
    expect(answer.unread).toEqual([{ line: 4, text: ",Dragoons,2,,", missing: null }]);
  });

  test("says beside each unit group who leads it, and above its heads what the army is", () => {
    const text = [
      "Army;My Poles",
      "Year;1605",
      "Led by;Troops;Bases",
      "C-in-C Chodkiewicz, talented;Polish Hussars;4",
      ";Dragoons;4",
      "Sub-commander, competent;Haiduks;6",
      "C-in-C Chodkiewicz, talented;Cossack-style horse;6",
      "Lisowski;Haiduks;4",
    ].join("\n");
    const { army, unread } = polish(text);
    const nameOf = (id: string | null) => army?.commanders.find((one) => one.id === id)?.grade ?? null;
    expect([army?.name, army?.year]).toEqual(["My Poles", 1605]);
    expect(army?.units.map((one) => [one.line, nameOf(one.commander)])).toEqual([
      ["dragoons", null],
      ["polish-hussars", "talented"],
      ["cossack-style-horse", "talented"],
      ["haiduks", "competent"],
      ["haiduks", null],
    ]);
    expect(unread).toEqual([{ line: 8, text: "Lisowski", missing: "grade" }]);
  });

  test.each([
    ["Camp: fortified", { kind: "fortified", quality: "poor" }, 0],
    ["camp: Fortified camp, average", { kind: "fortified", quality: "average" }, 0],
    ["Camp: tents", { kind: "standard", quality: "poor" }, 1],
  ])("a camp is read as it is written, or told as not read: %s", (line, camp, left) => {
    const { army, unread } = polish(["Polish-Lithuanian", line, "Haiduks;6"].join("\n"));
    expect([army?.camp, unread.map(({ text }) => text)]).toEqual([camp, left === 0 ? [] : [line]]);
  });

  test("has semicolons or tabs where a spreadsheet writes them", () => {
    for (const sign of [";", "\t"]) expect(unitsOf(polish(`Unit${sign}Bases\nHaiduks${sign}6`))).toEqual([[1, "haiduks", 6]]);
  });
});

describe("the list", () => {
  const troops = "Polish Hussars; 4\nHaiduks; 6\nCossack-style horse; 6\nEarly reiters; 4";

  test("is the one that the text names, with its years or without", () => {
    expect(read(`List: polish lithuanian, 1576–1660\n${troops}`)).toMatchObject({ knownBy: "name", army: { list: POLES, name: NAMELESS } });
    expect(read(`Kircholm\n${troops}`)).toMatchObject({ knownBy: "troops", army: { list: POLES, name: "Kircholm" } });
  });

  test.each([
    ["Polish-Lithuanian, 1605", POLES, NAMELESS, 1605],
    ["List: Polish-Lithuanian (1605)", POLES, NAMELESS, 1605],
    ["Polish-Lithuanian 1683", POLES, NAMELESS, 1683],
    ["Polish-Lithuanian, 1576–1660", POLES, NAMELESS, null],
    ["Polish-Lithuanian, 1605\nYear: 1610", POLES, NAMELESS, 1610],
    ["Kircholm, 1605", POLES, "Kircholm, 1605", 1605],
    ["Kircholm\n1605", POLES, "Kircholm", 1605],
    // A year that its list does not know is part of the name, and so are points.
    ["Club night of 1750", POLES, "Club night of 1750", null],
    ["Poles at 1600 points", POLES, "Poles at 1600 points", null],
  ])("and a year are taken from a heading: %s", (heading, list, name, year) => {
    const { army, unread } = read(`${heading}\n${troops}`);
    expect([army?.list, army?.name, army?.year, unread]).toEqual([list, name, year, []]);
  });

  test.each(["any year · ", "no year chosen · ", ""])("of a sheet without a year is read, where it says “%s”", (words) => {
    const { army, knownBy } = read(`Kircholm\nPolish-Lithuanian, 1576–1660 · ${words}8,000 points\n\n1 Haiduks, 6 bases`);
    expect([army?.list, army?.year, army?.pointsLimit, knownBy]).toEqual([POLES, null, 8000, "name"]);
  });

  test("is asked for where no troops tell it, or those of two lists", () => {
    expect(read("Unicorns; 6")).toMatchObject({ army: null, units: 1, knownBy: "nothing", likely: [] });
    const { army, knownBy, likely } = read("Dragoons; 6");
    expect([army, knownBy, likely.length > 1]).toEqual([null, "nothing", true]);
  });

  test("is the one that was chosen, whatever the text says", () => {
    const other = CATALOG.lists.find(({ id }) => id !== POLES)?.id as ListId;
    expect(read(`List: Polish-Lithuanian, 1576–1660\n${troops}`, { list: other })).toMatchObject({
      knownBy: "choice",
      army: { list: other },
    });
  });
});

describe("what is unclear", () => {
  test("a commander without a grade is named with what is missing", () => {
    const { unread, army } = polish("My Poles\nC-in-C Chodkiewicz\nPolish Hussars; 4");
    expect(unread).toEqual([{ line: 2, text: "C-in-C Chodkiewicz", missing: "grade" }]);
    expect(army?.commanders).toEqual([]);
  });

  test("troops without a number of bases are named with what is missing, and counted", () => {
    const { unread, units, army } = polish("My Poles\nPolish Hussars; 4\nHaiduks;\nDragoon\nUnicorns");
    expect(unread).toEqual([
      { line: 3, text: "Haiduks", missing: "bases" },
      { line: 4, text: "Dragoon", missing: "bases" },
      { line: 5, text: "Unicorns", missing: null },
    ]);
    expect([army?.units.length, units]).toEqual([1, 3]);
  });

  const text = "Hussars; 4\nHaiduks; 6\nUnicorns; 6\nI like them.";

  test("is a slip of the pen, which is told with what it was read as", () => {
    const { corrected, edition, army } = polish("Hajduks, 6\nThe Red Regiment (Hadiuks), 6\nhaiduk; 6");
    expect(corrected).toEqual([
      { line: 1, text: "Hajduks", as: "Haiduks" },
      { line: 2, text: "Hadiuks", as: "Haiduks" },
    ]);
    expect(army?.units.map(({ name }) => name)).toEqual([null, "The Red Regiment", null]);
    expect(edition).toBe(book.current.get(POLES)?.list.version);
    expect(polish("Hajduks, 6", { chosen: [{ unit: 1, as: line("dragoons") }] }).corrected).toEqual([]);
  });

  test("is asked, with the line that is likely; what is no troops at all is named with its line", () => {
    const { questions, unread, army } = polish(text);
    expect(questions).toEqual([
      { unit: 1, line: 1, text: "Hussars; 4", list: POLES, likely: "polish-hussars" },
      { unit: 3, line: 3, text: "Unicorns; 6", list: POLES, likely: null },
    ]);
    expect(army?.units).toHaveLength(2);
    expect(unread).toEqual([{ line: 4, text: "I like them.", missing: null }]);
  });

  test("is what the answer says, or left out", () => {
    const answered = polish(text, {
      chosen: [
        { unit: 1, as: null },
        { unit: 3, as: line("dragoons") },
      ],
    });
    expect(unitsOf(answered)).toEqual([
      [1, "haiduks", 6],
      [2, "dragoons", 6],
    ]);
    expect(polish(text, { chosen: [{ unit: 3, as: line("no-such-line") }] }).army?.units).toHaveLength(2);
  });

  test("is a name that is near two", () => {
    expect(polish("Cossack-style; 6").questions).toEqual([{ unit: 1, line: 1, text: "Cossack-style; 6", list: POLES, likely: null }]);
  });

  test("is more than an army holds, and a number that another has", () => {
    const many = Array.from({ length: 103 }, () => "5; Haiduks; 6").join("\n");
    const { army, unread } = polish(many);
    expect([army?.units.length, new Set(army?.units.map((one) => one.number)).size, unread.length]).toEqual([100, 100, 3]);
    expect(polish("Haiduks; 0").unread).toHaveLength(1);
  });
});

/** Milliseconds on a busy machine: an army of the sheet's own takes a tenth of it. */
const LONG = 3000;
test.each([
  ["letters", "a".repeat(79_000)],
  ["brackets", Array.from({ length: 150 }, () => `${"Ha (".repeat(90)}; 6`).join("\n")],
  ["marks", "**a [b=".repeat(11_000)],
  ["digits", "1 ".repeat(39_000)],
  ["names near many", Array.from({ length: 900 }, (_, at) => `Polish-Lithuanian hussars with carbines and lances ${at}x; 6`).join("\n")],
  ["a sheet of breaks", `Polish-Lithuanian, 1576–1660 · any year · 10,000 points\n${"1 a, 6 bases: breaks after ".repeat(2800)}`],
  ["hashes", "0123456789ab ".repeat(6000)],
])("a text of nothing but %s is read in no time", (_, text) => {
  const start = performance.now();
  polish(text.slice(0, 80_000));
  read(text.slice(0, 80_000));
  expect(performance.now() - start).toBeLessThan(LONG);
});
