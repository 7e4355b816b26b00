import { describe, expect, test } from "vitest";
import { FROZEN_FORCE, VIEW } from "@/tests/build/battle-fixtures";
import { MANY } from "@/tests/build/tampering";
import { CATALOG } from "../../../tests/build/rules";
import type { BattleEvent } from "../../model/battle-event";
import { battleView } from "../../model/battle-view";
import { type FrozenForce, frozenForce } from "../../model/force";
import { displayName } from "../../model/identifiers";
import { commanderOf, commanderRow, houseForceName, menuName, recordNames, says, seatNames, sideName, subject, who, whose } from "./names";

describe("seat names", () => {
  const view = battleView.parse(VIEW);
  const named = (a: string | null, b: string | null) => ({
    ...view,
    forces: {
      a: view.forces.a && a ? { ...view.forces.a, list: null, name: a } : null,
      b: view.forces.a && b ? { ...view.forces.a, list: null, name: b } : null,
    },
  });

  test("calls each seat by the name of its force", () => {
    expect(seatNames(named("Corbie, 1636", "Rocroi, 1643"), null).names).toEqual({ a: "Corbie, 1636", b: "Rocroi, 1643" });
  });

  test("calls each seat by its player where both say so, and with the army in headings", () => {
    const told = seatNames(named("Corbie", "Rocroi"), "a", { a: "Anna", b: "Ben" });
    expect([told.names, told.titles, told.armies]).toEqual([
      { a: "Anna", b: "Ben" },
      { a: "Anna (Corbie)", b: "Ben (Rocroi)" },
      { a: "Corbie", b: "Rocroi" },
    ]);
  });

  test("calls one by the player and the other by the army where only one has said a name", () => {
    const told = seatNames(named("Corbie", "Rocroi"), "a", { a: null, b: "Ben" });
    expect([told.names, told.titles]).toEqual([
      { a: "Corbie", b: "Ben" },
      { a: "Corbie", b: "Ben (Rocroi)" },
    ]);
  });

  test("a player may bring no army yet, and armies of one name need no mark beside two players", () => {
    expect(seatNames(named("Corbie", null), "a", { a: "Anna", b: "Ben" }).titles).toEqual({ a: "Anna (Corbie)", b: "Ben" });
    expect(seatNames(named("Corbie", "Corbie"), "a", { a: "Anna", b: "Ben" }).titles).toEqual({ a: "Anna (Corbie)", b: "Ben (Corbie)" });
  });

  test.each([
    ["that look alike", "Anna", "Аnna"],
    ["of the other's army", "Rocroi", null],
    ["that mean the reader", "You", "YOUR OPPONENT"],
    ["that mean the computer", "the computer", "Computer"],
  ])("players' names %s stand only with their armies", (_, a, b) => {
    const { names } = seatNames(named("Corbie", "Rocroi"), "a", { a, b });
    expect(names.a).toBe(`${a}, Corbie`);
    expect(names.b).toBe(b === null ? "Rocroi" : `${b}, Rocroi`);
  });

  test("the computer has no player's name, and a name from right to left is kept apart", () => {
    const house = { ...named("Corbie", "Rocroi"), chairs: { a: "player", b: "house" } as const };
    expect(seatNames(house, "a", { a: "\u05d3\u05df", b: "Ben" }).names).toEqual({ a: "\u2068\u05d3\u05df\u2069", b: "Rocroi" });
  });

  test("tells two forces of one name apart by their roles, before there are any by their seats", () => {
    const same = { ...named("Corbie", "Corbie"), roles: { invader: "b", defender: "a" } as const };
    expect(seatNames(same, "a").names).toEqual({ a: "Corbie (defender)", b: "Corbie (invader)" });
    expect(seatNames({ ...same, roles: null }, "a").names).toEqual({ a: "Corbie (seat A)", b: "Corbie (seat B)" });
  });

  test("nor does it tell them apart enough that the computer leads one of them", () => {
    const same = { ...named("Corbie, 1636", "Corbie, 1636 (computer)"), roles: { invader: "a", defender: "b" } as const };
    expect(seatNames(same, null).names).toEqual({ a: "Corbie, 1636 (invader)", b: "Corbie, 1636 (computer, defender)" });
  });

  test.each([
    ["in capitals", "CORBIE, 1636"],
    ["with accents", "Córbié, 1636"],
    ["without spaces and signs", "Corbie - 1636 "],
    ["in Cyrillic letters", "Соrbіе, 1636"],
    ["in Greek letters", "Cοrbιe, 1636"],
    ["in wide letters", "Ｃｏｒｂｉｅ, 1636"],
    ["in letters of mathematics", "𝐂𝐨𝐫𝐛𝐢𝐞, 1636"],
    ["in Cherokee letters", "ᏟoᎡᏴᎥᎬ, 1636"],
    ["in small Cherokee letters", "ꮯoꭱᏼꭵꭼ, 1636"],
    ["in Lisu letters", "ꓚꓳꓣꓐꓲꓰ, 1636"],
    ["in Coptic letters", "ⲤⲞrbⲒe, 1636"],
    ["in Canadian syllabics", "Corᗷie, 1636"],
    ["in Hebrew and Arabic letters", "C\u05e1rb\u0627e, 1636"],
    ["with noughts of India", "C०rbie, 1636"],
    ["in capitals written small", "Cᴏʀʙɪᴇ, 1636"],
    ["with a final sigma", "ςorbie, 1636"],
    ["with figures for letters", "C0rb1e, 1636"],
    ["with what cannot be seen, as names could be once", "Cor\u200bbie, 1636\u200f"],
    ["with our mark typed behind it", "Corbie, 1636 (defender)"],
    ["with our mark in other letters", "Corbie, 1636 (Invаder)"],
    ["as if the computer led it", "Corbie, 1636 (computer)"],
  ])("tells a name apart from one that looks like it: %s", (_, other) => {
    const { names } = seatNames({ ...named("Corbie, 1636", other), roles: { invader: "a", defender: "b" } as const }, null);
    expect(names.a).toBe("Corbie, 1636 (invader)");
    expect(names.b).toMatch(/defender\)$/);
    expect(names.b).not.toBe(other);
  });

  test.each([
    ["Corbie, 1636", "Corbie, 1639"],
    ["Corbie", "Rocroi"],
    ["Left", "Right"],
    ["!!!", "???"],
    ["東軍", "西軍"],
    ["ᏣᎳᎩ", "ᏎᏆᏱ"],
    ["Σπάρτη", "Θῆβαι"],
  ])("leaves %s and %s as they are", (a, b) => {
    expect(seatNames(named(a, b), null).names).toEqual({ a, b });
  });

  test("keeps a right-to-left name from reversing the text beside it", () => {
    expect(seatNames(named("צבא 1605", "Corbie"), null).names).toEqual({ a: "\u2068צבא 1605\u2069", b: "Corbie" });
    expect(seatNames(named("צבא צפון", "צבא דרום"), null).names.b).toBe("\u2068צבא דרום\u2069");
    expect(seatNames({ ...named("جيش", "جيش"), roles: null }, null).names.a).toBe("\u2068جيش\u2069 (seat A)");
  });

  test("has a name for a force that is not shown yet", () => {
    const hidden = { ...named("Corbie", null), chairs: { a: "player", b: "player" } as const };
    expect(seatNames(hidden, "a").names.b).toBe("your opponent");
    expect(seatNames(hidden, null).names.b).toBe("seat B");
    expect(seatNames({ ...hidden, chairs: { a: "player", b: "house" } }, "a").names.b).toBe("the computer");
  });

  test("says you to the reader, and calls the opponent by the name of the army", () => {
    const [mine, open] = [seatNames(named("Corbie", "Rocroi"), "b"), seatNames(named(null, "Rocroi"), null)];
    expect([subject(mine, "b"), subject(mine, "a"), subject(open, "a"), subject(open, "b")]).toEqual(["You", "Corbie", "Seat A", "Rocroi"]);
    expect([who(mine, "b"), whose(mine, "b")]).toEqual(["you", "your"]);
    expect([who(mine, "a"), whose(mine, "a")]).toEqual(["Corbie", "their"]);
    expect([who(open, "b"), whose(open, "b")]).toEqual(["Rocroi", "their"]);
    expect(says(mine, "b", "play", "plays")).toBe("You play");
    expect(says(mine, "a", "play", "plays")).toBe("Corbie plays");
    expect(says(open, "b", "play", "plays")).toBe("Rocroi plays");
  });

  test("calls an army that is named after a battle by its side, unless both are the same side", () => {
    const sampled = (a: string, b: string) => ({
      ...named("Haldighati, 1576", "Panipat, 1526"),
      forces: {
        a: view.forces.a && { ...view.forces.a, name: "Haldighati, 1576", list: a },
        b: view.forces.a && { ...view.forces.a, name: "Panipat, 1526", list: b },
      },
    });
    expect(seatNames(sampled("mughal-1526-1605", "swiss-1494-1522"), null).names).toEqual({ a: "Mughal Empire", b: "Swiss Confederation" });
    expect(seatNames(sampled("mughal-1526-1605", "mughal-1526-1605"), null).names).toEqual({ a: "Haldighati, 1576", b: "Panipat, 1526" });
  });
});

describe("side names", () => {
  test.each([
    ["Hodonín, 1623", "transylvanian-1604-1648", "Transylvania"],
    ["Hodonín, 1623 (computer)", "transylvanian-1604-1648", "Transylvania (computer)"],
    ["Marignano, 1515: French", "french-ordonnance-1494-1559", "France"],
    ["Marignano, 1515: French (computer)", "french-ordonnance-1494-1559", "France (computer)"],
    ["Bethlen’s men", "transylvanian-1604-1648", "Bethlen’s men"],
    ["Hodonín, 1623, copy", "transylvanian-1604-1648", "Hodonín, 1623, copy"],
    ["Hodonín, 1623", "my-list", "Hodonín, 1623"],
    ["Hodonín, 1623", null, "Hodonín, 1623"],
  ])("an army called %s, of the list %s, goes by %s", (name, list, side) => {
    expect(sideName({ name, list })).toBe(side);
  });

  test("where armies are chosen, one named after a battle says which side it is", () => {
    const list = "swiss-1400-1500";
    expect(menuName({ name: "Marignano, 1515", list })).toBe("Marignano, 1515: Swiss Confederation");
    expect(menuName({ name: "Marignano, 1515: French", list })).toBe("Marignano, 1515: French");
    expect(menuName({ name: "Tuesday’s army", list })).toBe("Tuesday’s army");
    expect(menuName({ name: "Marignano, 1515", list: null })).toBe("Marignano, 1515");
  });

  test("every shipped list has a side, unless it fought itself: its armies keep their own names", () => {
    for (const { id, enemies } of CATALOG.lists) {
      const named = [id, sideName({ name: "Corbie, 1636", list: id })];
      if (enemies.includes(id)) expect(named).toContain("Corbie, 1636");
      else expect(named).not.toContain("Corbie, 1636");
    }
  });
});

describe("commander", () => {
  const names = { a: "Poles", b: "Swedes" };
  const own = { eyes: "b", names, commanders: { b: [{ name: "Gustavus Adolphus" }, { name: "Gustav Horn" }, { name: null }] } } as const;
  const told = (commander: number) => [commanderOf(own, "b", commander), commanderOf(own, "a", commander)];

  test("your own have a name and a letter; of the other side’s, and of a nameless one, the letter alone is known", () => {
    expect([0, 1, 2].map(told)).toEqual([
      ["Gustavus Adolphus (A)", "their commander A"],
      ["Gustav Horn (B)", "their commander B"],
      ["your commander C", "their commander C"],
    ]);
  });

  test("a spectator learns whose commander it is from the army’s name before it", () => {
    expect([commanderOf({ eyes: null, names }, "b", 1), commanderOf({ ...own, eyes: null }, "b", 1)]).toEqual([
      "their commander B",
      "Gustav Horn (B)",
    ]);
  });

  test("in a row that says whose he is", () => {
    expect([commanderRow(own, "b", 1), commanderRow(own, "b", 2), commanderRow(own, "a", 0), commanderRow(own, "a", 1)]).toEqual([
      "B Gustav Horn",
      "C",
      "A, army commander",
      "B",
    ]);
  });
});

describe("house force name", () => {
  test("says whose the army is, and stays a name however long the army's is", () => {
    expect(houseForceName("Kircholm, 1605")).toBe("Kircholm, 1605 (computer)");
    const long = houseForceName("x".repeat(80));
    expect(long).toBe(`${"x".repeat(69)} (computer)`);
    expect(displayName.parse(long)).toBe(long);
  });
});

describe("record names", () => {
  /** Its forces are called "The force of a" and "The force of b"; seat b invades. */
  const { events } = MANY;
  const renamed = (name: string): BattleEvent[] =>
    events.map((event) => (event.type === "force-sealed" && event.shown ? { ...event, shown: { ...event.shown, name } } : event));

  test("calls both sides as their forces are called", () => {
    expect(recordNames({ events }, "b")).toMatchObject({ eyes: "b", defender: "a", names: { a: "The force of a", b: "The force of b" } });
  });

  test("counts from the corner of whose eyes it is, as the map beside it does, and names commanders once their force is known", () => {
    const withForce = (force: FrozenForce | null) => events.map((event) => (event.type === "force-sealed" ? { ...event, force } : event));
    const [told, sealed] = [withForce(frozenForce.parse(FROZEN_FORCE)), withForce(null)];
    const opened = events.find((event) => event.type === "battle-opened");
    const { defender, eyes, table } = recordNames({ events: told }, "b");
    expect([defender, eyes, table]).toEqual(["a", "b", opened?.table]);
    expect(table).toBeTruthy();
    expect(recordNames({ events: told }, "b").commanders?.a?.map(({ name }) => name)).toEqual(["Piccolomini"]);
    expect(recordNames({ events: sealed }, "b").commanders).toEqual({ a: [], b: [] });
  });

  test("tells two of one name apart by what they did, and has a name for who is not there", () => {
    expect(recordNames({ events: renamed("Corbie") }, null).names).toEqual({ a: "Corbie (defender)", b: "Corbie (invader)" });
    expect(recordNames({ events: [] }, null).names).toEqual({ a: "seat A", b: "seat B" });
    const opened = events.filter((event) => event.type === "battle-opened").map((event) => ({ ...event, house: { a: false, b: true } }));
    expect(recordNames({ events: opened }, null).names).toEqual({ a: "seat A", b: "the computer" });
  });
});
