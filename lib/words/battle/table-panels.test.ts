import { expect, test } from "vitest";
import type { BattleView } from "@/lib/model/battle-view";
import { BOOK } from "@/tests/build/played-battle";
import { lyingPiece, type TableOpening, tableSeen } from "@/tests/build/table-battle";
import { forceOf } from "@/tests/build/table-troops";
import { plain } from "../sentence";
import { fieldLine } from "./field";
import { seatNames } from "./names";
import {
  adjustAllowances,
  choiceLines,
  deployedWords,
  deploymentRows,
  firstWords,
  groupWords,
  hereWords,
  layingDice,
  slowedHere,
  TABLE,
} from "./table-panels";

const tables = BOOK.tables.battlefield;
if (!tables) throw new Error("the tables have no battlefield");

const shown = (seat: "a" | "b" | null, opening: Partial<TableOpening> = {}) => tableSeen({ step: "deployment", ...opening }, seat);
const FIVE = forceOf(["foot", "foot", "mounted", "foot", "foot"]);
const names = (one: BattleView) => seatNames(one, one.seat);

test("two dice say where a piece lies and whether it touches an edge, with the reader's own left", () => {
  const mine = names(shown("a"));
  const dice = { by: "a", kind: "wood", as: "compulsory", sector: 3, edge: 5 } as const;
  expect(layingDice(dice, tables, mine).map(({ face, says }) => [face, plain(says)])).toEqual([
    [3, "the part between the flank sectors"],
    [5, "the piece must touch an edge of the table"],
  ]);
  expect(layingDice({ ...dice, sector: 1, edge: 2 }, tables, mine).map(({ says }) => plain(says))).toEqual([
    "your left flank sector",
    "the piece need not touch an edge of the table",
  ]);
  expect(plain(layingDice({ ...dice, by: "b", sector: 6 }, tables, mine)[0]?.says ?? "")).toBe("the flank sector on your left");
});

test.each([
  [1, [true, false, false, false]],
  [3, [true, false, false, false]],
  [4, [true, true, false, false]],
  [5, [true, true, true, false]],
  [6, [true, true, true, true]],
])("a %i of the other player's allows so much of leaving, moving, turning, removing", (die, allowed) => {
  expect(adjustAllowances(die, tables).map(({ isAllowed }) => isAllowed)).toEqual(allowed);
  expect(adjustAllowances(die, tables).map(({ from }) => from)).toEqual([1, 4, 5, 6]);
});

test("the kinds that were chosen are told with who chose them and what became of them", () => {
  const laying = {
    choices: [
      { by: "a", kind: "gentle-hill", as: "compulsory", state: "laid" },
      { by: "b", kind: "wood", as: "compulsory", state: "laid" },
      { by: "b", kind: "wood", as: "compulsory", state: "laid" },
      { by: "b", kind: "lake", as: "optional", state: "lost" },
    ],
    stopped: { a: false, b: false },
    ...{ dice: null, adjusting: null },
  } as const;
  const pieces = [
    lyingPiece({ kind: "gentle-hill", by: "a" }),
    lyingPiece({ kind: "wood", by: "b" }),
    lyingPiece({ kind: "wood", by: "a" }),
  ];
  const told = choiceLines({ ...laying, choices: [...laying.choices] }, pieces, names(shown("a"))).map(
    ({ kind, by, state }) => `${plain(kind)} ${by}: ${state}`,
  );
  expect(told).toEqual([
    "Gentle hill by you: placed",
    "Wood by The force of b: placed",
    "Wood by The force of b: placed, then removed",
    "Lake by The force of b, optional: lost: no legal position",
  ]);
});

test("over the field stands on which square it is, what ground, who defends it and who was out-scouted", () => {
  const line = (seat: "a" | "b" | null, opening = {}) => {
    const one = shown(seat, opening);
    return fieldLine(one, BOOK.tables, names(one)).map(plain);
  };
  expect(line("a")).toEqual(["C3: Cultivated, moderate, no secure flank", "You defend"]);
  expect(line("b", { outscouted: { seat: "b", difference: 20 } }).slice(1)).toEqual([
    "The force of a defends",
    "You are out-scouted by 20%",
  ]);
  expect(line("a", { square: "A3" })[0]).toBe("A3: Cultivated, moderate, coast on one flank");
  const water = { ground: { flank: { edge: "left", water: { edge: "left", width: 3 } } } } as const;
  expect(line("a", { square: "E3", ...water })[0]).toBe("E3: Cultivated, moderate, river on your left");
  expect(line("b", { square: "E3", ...water })[0]).toBe("E3: Cultivated, moderate, river on your right");
});

test("a unit group in a list: its troops, its size and its form", () => {
  const troop = {
    type: "foot",
    formation: "flexible-close-loose",
    training: "formed",
    setFormation: null,
    weapon: null,
    characteristics: [],
  } as const;
  const group = { troop: { ...troop, characteristics: [] }, bases: 6 };
  expect(groupWords(group, "loose")).toBe("foot, 6 bases, loose");
  expect(groupWords(group)).toBe("foot, 6 bases, may form close or loose");
  expect(groupWords({ ...group, troop: { ...group.troop, setFormation: "tercio" }, bases: 16 })).toBe("tercio, 16 bases");
  expect(groupWords({ ...group, troop: { ...group.troop, characteristics: ["barricades"] } }, "loose")).toBe(
    "foot, 6 bases, loose, barricades",
  );
  expect(groupWords({ ...group, troop: { ...group.troop, formation: "dragoon" }, bases: 4 }, "foot")).toMatch(/^dragoons, 4 bases, /);
});

test("the reader's own unit groups: which are on the table, which may be next, and why the others wait", () => {
  const one = shown("a", { a: { force: FIVE } });
  const rows = deploymentRows({ ...one, legal: [] });
  expect(rows.length).toBe(one.own?.units.length);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["waits"]));
  const [first, second, third, fourth] = rows.map(({ number }) => number);
  const march = { kind: "march", commander: 1, edge: "left", units: [third ?? 0] } as const;
  const region = { left: 0, right: 45, bottom: 0, top: 9 };
  const legal = [
    {
      ...{ type: "deploy-unit", number: second ?? 0, forms: ["loose"], files: { min: 2, max: 4 }, region },
      caltrops: false,
      stakes: false,
    },
  ] as BattleView["legal"];
  const markers = [
    {
      ...{ seat: "a", order: "march-1", revealed: false },
      place: { kind: "march", commander: 1 },
      secret: { ...march, units: [...march.units] },
    },
  ] as BattleView["markers"];
  const stragglers = [{ seat: "a", number: fourth ?? 0, name: "Peasants" }] as BattleView["stragglers"];
  const unit = { seat: "a", number: first ?? 0 } as BattleView["units"][number];
  const told = deploymentRows({ ...one, units: [unit], markers, stragglers, legal, batch: { seat: "a", left: 3 } });
  expect(told.slice(0, 5).map(({ state, note }) => [state, note])).toEqual([
    ["placed", null],
    ["may", null],
    ["ordered", "with march 1"],
    ["straggles", "straggler, off the table"],
    ["waits", "after barricades and guns"],
  ]);
  expect(deployedWords(told)).toBe(`1 of ${told.length} deployed`);
});

test("the opponent's orders with the same number are not the reader's", () => {
  const one = shown("a", { a: { force: FIVE } });
  const secret = { kind: "ambush", x: 3, y: 3, unit: one.own?.units[0]?.number ?? 0 } as const;
  const markers = [
    { seat: "b", order: "ambush-1", revealed: true, place: { kind: "ambush", x: 3, y: 3 }, secret },
  ] as BattleView["markers"];
  expect(deploymentRows({ ...one, markers, legal: [] })[0]?.state).toBe("waits");
});

test("the button says what it does, and a hint what to do first", () => {
  expect(hereWords("place-piece")).toBe("Place it here");
  expect(hereWords("deploy-unit")).toBe("Deploy here");
  expect(hereWords("pass")).toBeNull();
  expect(firstWords("scout-move")).toMatch(/pass/);
  expect(firstWords("deploy-unit")).toBeNull();
  expect(TABLE.forming.size(3, 2, 3, 1.5)).toBe("3 files, 2 ranks: 3 by 1.5 BW");
});

test("what the computer has chosen is named with its reason", () => {
  expect(TABLE.computer.chose("Choose an open area", "It hinders 10% of your army.")).toBe(
    "Chosen for you: an open area. It hinders 10% of your army.",
  );
  expect(TABLE.computer.chose("Deploy unit group 5", "It belongs on a wing.")).toBe(
    "Chosen for you: deploy unit group 5. It belongs on a wing.",
  );
});

test("a batch that is laid for its player says how", () => {
  expect(TABLE.batch.laidBeside).toBe("Placed for you beside your last groups. Move them as you like.");
  expect(TABLE.batch.laidAs("horse-on-wings")).toBe("Placed for you as before: Horse on the wings.");
});

test("ground that slows a unit group says how far it moves there", () => {
  expect(plain(slowedHere({ kind: "wood", here: 2, open: 3 }))).toBe("In the wood it moves 2 BW, not 3.");
  expect(plain(slowedHere({ kind: "marsh", here: null, open: 2 }))).toBe("In the marsh it cannot move.");
});

test("where the computer would place the commanders", () => {
  const all = [
    { commander: 0, number: 3 },
    { commander: 1, number: 7 },
  ];
  expect(TABLE.computer.commandersAt(all)).toBe(
    "“Place them all for me” puts A near unit group 3 and B near unit group 7. Once placed, they stay there.",
  );
});
