import { describe, expect, test } from "vitest";
import { PLANTED_FAULTS } from "@/tests/build/planted-faults";
import { account, claim, recovery, signIn } from "../model/account";
import { army } from "../model/army";
import { constraint } from "../model/army-list";
import { finding } from "../model/assessment";
import { sentCommand } from "../model/battle-command";
import { type Fault, faultsOf } from "../model/faults";
import { years } from "../model/identifiers";
import { jsonSchemas } from "../model/schemas";
import { share } from "../model/stored-army";
import { troop } from "../model/troop";
import { armyAmongOthers, faultSentence, faultWords, pathOfPlace, placeOf, placeWords } from "./faults";

describe("place", () => {
  const ARMY = {
    commanders: [{ id: "horn", name: "Gustav Horn" }, { id: "torstensson", name: null }, 7],
    units: [{ number: 4 }, { number: 4 }, {}, "a unit group"],
  };

  test.each<[string, string, string]>([
    ["", "", ""],
    ["pointsLimit", "", "points limit"],
    ["colour", "", "colour"],
    ["camp", "", "camp"],
    ["camp.kind", "camp", "kind"],
    ["units[0].bases", "unit group no. 4", "bases"],
    ["units[0].options[1]", "unit group no. 4", "options[1]"],
    ["units[1].number", "2nd unit group", "number"],
    ["units[2].line", "3rd unit group", "line"],
    ["units[3]", "4th unit group", ""],
    ["commanders[0].listVersion", "commander Gustav Horn", "list version"],
    ["commanders[0].name", "commander horn", "name"],
    ["commanders[1].grade", "commander torstensson", "grade"],
    ["commanders[1].id", "2nd commander", "id"],
    ["commanders[2]", "3rd commander", ""],
  ])("%s is of whom, and of what", (place, who, what) => {
    expect(placeWords(pathOfPlace(place), ARMY)).toEqual({ who, what });
  });

  test("what holds no list has no entries to name", () => {
    expect(placeWords(["units", 0, "bases"], { units: {} })).toEqual({ who: "", what: "units[0].bases" });
    expect(placeWords(["units", 0, "bases"], null)).toEqual({ who: "", what: "units[0].bases" });
  });

  test.each<[Fault["path"], unknown, string]>([
    [[], { name: "Alone" }, ""],
    [["army"], { name: "Shared" }, ""],
    [["armies", 4, "army"], { name: "Kircholm, 1605" }, "Kircholm, 1605"],
    [["armies", 4, "army"], { name: "  " }, "5th army"],
    [[0], 7, "1st army"],
    [[10], {}, "11th army"],
    [[21], {}, "22nd army"],
  ])("an army at %j", (path, army, words) => {
    expect(armyAmongOthers(path, army)).toBe(words);
  });

  test.each<Fault["path"]>([[], ["name"], ["units", 3, "bases"], [4, "faces", 5], ["armies", 12, "army", "camp", "kind"]])(
    "a path that is told can be read again (%#)",
    (...path) => {
      expect(pathOfPlace(placeOf(path))).toEqual(path);
    },
  );
});

describe("fault", () => {
  describe("a place is given as it is written in the document", () => {
    test.each<[Fault["path"], string]>([
      [[], ""],
      [["name"], "name"],
      [["camp", "kind"], "camp.kind"],
      [["units", 3, "bases"], "units[3].bases"],
      [["units", 0], "units[0]"],
      [["lines", 2, "sizes", 1], "lines[2].sizes[1]"],
      [[4, "faces", 5], "[4].faces[5]"],
    ])("%o", (path, place) => {
      expect(placeOf(path)).toBe(place);
    });
  });

  const camp = { kind: "standard", quality: "poor" };
  const unit = { number: 1, line: "horse", bases: 4 };
  const ally = { id: "elector", role: "ally", grade: "mediocre", class: "professional" };
  const FOOT = { type: "foot", training: "formed", formation: "close", armour: "protected", quality: "average" };
  const PLACING = { commandId: "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d", type: "place-piece", w: 6, h: 6, x: 4, y: 4, angle: 0 };
  const SOUND = { schema: "condotta.army/1", name: "A", list: "swedish", pointsLimit: 10_000, camp, commanders: [ally], units: [unit] };

  type Schema = { readonly safeParse: (document: unknown) => { success: boolean; error?: Parameters<typeof faultsOf>[0] } };

  /** A document with one fault of each kind, and the sentence about it. */
  const DOCUMENTS: readonly (readonly [code: string, schema: Schema, document: unknown, sentence: string])[] = [
    ["missing-field", army, { ...SOUND, list: undefined }, "list is missing."],
    ["not-a-multiple", sentCommand, { ...PLACING, x: 4.05 }, "x must be a multiple of 0.1."],
    ["missing-field", army, { ...SOUND, units: [unit, { ...unit, number: 2, bases: undefined }] }, "units[1].bases is missing."],
    ["unknown-field", army, { ...SOUND, colour: "red" }, "colour is not a field of this document."],
    ["wrong-type", army, [], "The document must be an object."],
    ["wrong-type", army, { ...SOUND, name: 3 }, "name must be a text."],
    ["wrong-type", army, { ...SOUND, pointsLimit: "3" }, "pointsLimit must be a number."],
    ["wrong-type", army, { ...SOUND, pointsLimit: 0.5 }, "pointsLimit must be a whole number."],
    ["wrong-type", army, { ...SOUND, units: {} }, "units must be a list."],
    ["wrong-type", army, { ...SOUND, units: [{ ...unit, qualityDown: 1 }] }, "units[0].qualityDown must be true or false."],
    ["wrong-type", years, 1618, "The document must be a pair."],
    ["wrong-type", finding, { code: "c", severity: "error", at: { army: true }, message: "M.", params: 3 }, "params must be an object."],
    ["not-one-of", army, { ...SOUND, camp: { ...camp, quality: "dire" } }, 'camp.quality must be "poor", "average" or "superior".'],
    ["not-one-of", army, { ...SOUND, schema: "condotta.army/2" }, 'schema must be "condotta.army/1".'],
    ["too-large", army, { ...SOUND, units: [{ ...unit, bases: 100 }] }, "units[0].bases must be at most 99."],
    ["too-large", army, { ...SOUND, name: "x".repeat(81) }, "name must be at most 80 characters."],
    [
      "too-large",
      army,
      { ...SOUND, commanders: Array.from({ length: 13 }, (_, n) => ({ ...ally, id: `c${n}` })) },
      "commanders must be at most 12 entries.",
    ],
    ["too-small", army, { ...SOUND, year: 1066 }, "year must be at least 1300."],
    ["bad-format", army, { ...SOUND, list: "The Swedes" }, "list must be lower-case letters and digits, joined by hyphens."],
    [
      "bad-format",
      army,
      { ...SOUND, listVersion: "sha256:1" },
      "listVersion must be sha256: and 64 hexadecimal digits, with letters in lower case.",
    ],
    ["bad-format", share, { share: "A", url: "https://condotta.example" }, "share must be 26 lower-case letters and digits from 2 to 7."],
    ["bad-format", share, { share: "a".repeat(26), url: "nowhere" }, "url must be a web address, such as https://condotta.example."],
    ["bad-format", signIn, { email: "wallhausen", password: "p" }, "email must be an email address, such as name@example.org."],
    [
      "bad-format",
      account,
      { anonymous: true, email: null, since: "yesterday", armies: 0 },
      "since must be a date and time in UTC, such as 2026-10-05T19:30:00Z.",
    ],
    [
      "bad-format",
      sentCommand,
      { commandId: "7", type: "abandon" },
      "commandId must be a UUID, such as 9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d.",
    ],
    [
      "bad-format",
      recovery,
      { email: "a@example.org", password: "kriegskunst", recoveryKey: "lost" },
      "recoveryKey must be a recovery key: 32 letters and digits from 2 to 7, with or without hyphens.",
    ],
    ["too-small", claim, { email: "a@example.org", password: "short" }, "password must be at least 8 characters."],
    [
      "not-one-of",
      constraint,
      { id: "c", kind: "at-will" },
      'kind must be "at-most", "at-least", "only-if", "not-both", "no-more-than", "one-per-command" or "only-under-ally".',
    ],
    ["years-reversed", years, [1648, 1618], "The document must run from the earlier year to the later."],
    [
      "duplicate-commander",
      army,
      { ...SOUND, commanders: [ally, ally] },
      'commanders[1].id is "elector", but another commander has that id already.',
    ],
    [
      "duplicate-unit-number",
      army,
      { ...SOUND, units: [unit, unit] },
      "units[1].number is 1, but another unit group has that number already.",
    ],
    [
      "duplicate-option",
      army,
      { ...SOUND, units: [{ ...unit, options: ["elan", "elan"] }] },
      'units[0].options[1] repeats "elan": take each option once.',
    ],
    ["duplicate-characteristic", troop, { ...FOOT, characteristics: ["elan", "elan"] }, "characteristics names a characteristic twice."],
    [
      "list-without-ally",
      army,
      { ...SOUND, commanders: [{ ...ally, role: "sub", list: "saxon" }] },
      "commanders[0].list is set, but only an ally can bring troops from another list.",
    ],
    [
      "version-without-list",
      army,
      { ...SOUND, commanders: [{ ...ally, listVersion: `sha256:${"0".repeat(64)}` }] },
      "commanders[0].listVersion is set, but the list is not: name both.",
    ],
  ];

  describe("what is wrong with a document", () => {
    test.each(DOCUMENTS)("%s", (code, schema, document, sentence) => {
      const parsed = schema.safeParse(document);
      const found = parsed.error ? faultsOf(parsed.error, document) : [];
      expect(found.map((fault) => fault.code)).toEqual([code]);
      expect(found.map(faultSentence)).toEqual([sentence]);
    });
  });

  describe("a form that a value must have", () => {
    type Node = { readonly pattern?: unknown; readonly format?: unknown };
    const NAMES: Readonly<Record<string, string>> = { "date-time": "datetime", uri: "url" };

    /** The forms and patterns that a JSON Schema asks for, as faults name them. */
    function formsIn(schema: unknown): readonly string[] {
      if (typeof schema !== "object" || schema === null) return [];
      const { pattern, format }: Node = schema;
      const own = typeof format === "string" ? [NAMES[format] ?? format] : typeof pattern === "string" ? [String(new RegExp(pattern))] : [];
      return [...own, ...Object.values(schema).flatMap(formsIn)];
    }
    const forms = [...new Set(formsIn(jsonSchemas("")))];

    test("is asked for by the published shapes", () => {
      expect(forms).toEqual(expect.arrayContaining(["email", "datetime", "url", "uuid", "/^[a-z2-7]{26}$/"]));
    });

    test.each(forms)("%s is described in words", (format) => {
      const sentence = faultSentence({ code: "bad-format", path: ["it"], params: { format } });
      expect(sentence).toMatch(/^it must be [\w:-]+ \w[^[\]{}$^]*\.$/);
      expect(sentence).not.toContain("in another format");
    });

    test("an unknown format is named without its pattern", () => {
      expect(faultSentence({ code: "bad-format", path: ["it"], params: { format: "/^[xy]+$/" } })).toBe("it must be in another format.");
    });
  });

  /** What stands after the place. The faults themselves are planted in the data and found there by the catalog's test. */
  const IN_DATA: Readonly<Record<string, string>> = {
    "not-json": "is not JSON: Expected ',' or '}' after property value in JSON at position 29.",
    unreadable: "cannot be read: EISDIR: illegal operation on a directory, read.",
    "source-without-heading": "is from the rulebook, so it must name the heading.",
    "source-without-why": "is not from the rulebook, so it must say why it is what it is.",
    "row-missing": "has no row for green.",
    "row-twice": "is a second row for white.",
    "file-not-named-after-id": "must be named after its id: blues.json.",
    "id-of-own-list": `has an id of a player’s own list, own-${"a".repeat(26)}: give it an id of words, as the other lists have.`,
    "list-number-twice": "has the number 801, but another list has it already.",
    "line-twice": 'is "horse", but another line has that id already.',
    "line-name-twice": "is “Pikes”, but another troop type has that name already.",
    "constraint-names-line-twice": 'names the line "shot" twice.',
    "at-least-out-of-reach": "asks for 99 bases of lines that together can have at most 8.",
    "shared-max-below-minimums": "is 36, but the lines that share it need 42 bases together.",
    "constraint-twice": 'is "shot-needs-pikes", but another constraint has that id already.',
    "min-above-max": "has a minimum (16) above its maximum (12).",
    "min-out-of-reach": "cannot add up to any number of bases from 7 to 7.",
    "size-above-max": "is 6, but the whole army can have at most 5.",
    "size-not-of-formation": "is 8, but the size of pike and shot is 6 bases.",
    "size-twice": "names 4 twice.",
    "duplicate-characteristic": "names a characteristic twice.",
    "option-already-there": "is elan, which the troop has already.",
    "partial-not-offered": "is pavise, which the line does not offer.",
    "shared-maxima-differ": "differs from the maximum of another line that shares it (group regiments): make them the same.",
    "unknown-line": 'is "archers", which is not a line of this list.',
    "years-outside-list": "must be within the years of the list.",
    "unknown-list": 'is "greens", a list that is not known here.',
    "own-ally": "is the list itself: an ally with troops of the same list is an internal ally.",
    "legendary-not-army": "names legendary, which only an army commander can be.",
  };

  describe("what is wrong with the data", () => {
    test("every planted fault has its sentence here", () => {
      expect(Object.keys(IN_DATA).sort()).toEqual(Object.keys(PLANTED_FAULTS).sort());
    });

    test.each(Object.entries(PLANTED_FAULTS))("%s", (code, cases) => {
      const [first, ...more] = cases.map(({ path, params }) => faultSentence({ code, path, params }));
      expect(first).toBe(`${placeOf(cases[0]?.path ?? []) || "The document"} ${IN_DATA[code]}`);
      for (const sentence of more) expect(sentence).not.toMatch(/undefined|null|NaN|\[object|is wrong \(/);
    });

    test("sizes that the rules bound on both sides", () => {
      const dragoons = PLANTED_FAULTS["size-not-of-formation"]?.find((one) => one.of === "too many dragoons");
      expect(dragoons).toBeDefined();
      expect(faultSentence({ code: "size-not-of-formation", path: ["sizes", 1], params: dragoons?.params ?? {} })).toBe(
        "sizes[1] is 5, but the size of dragoons is 2 to 4 bases.",
      );
    });
  });

  test("one unit group names an ally, two name him; a keil is one", () => {
    const few = (have: number) => faultSentence({ code: "contingent-few", path: ["ally"], params: { have, min: 2 } });
    expect(few(1)).toBe("ally is true, but this ally leads 1 unit group: the minimum is 2.");
    expect(few(0)).toBe("ally is true, but this ally leads 0 unit groups: the minimum is 2.");
    expect(faultSentence({ code: "size-not-of-formation", path: ["bases"], params: { size: 11, min: 12, max: 12, of: "Keil" } })).toBe(
      "bases is 11, but the size of keil is 12 bases.",
    );
  });

  test("a player's own list is not told by its id", () => {
    const at = { path: ["enemies", 0], params: { list: `own-${"a".repeat(26)}` } };
    expect(faultSentence({ code: "unknown-list", ...at })).toBe(
      "enemies[0] is a player’s own list that you do not have: it was deleted, or belongs to somebody else.",
    );
    const many = { path: ["commanders", "externalAllies"], params: { have: 9, most: 8 } };
    expect(faultWords({ code: "own-allies-many", ...many })).toBe("This names 9 of your own lists: the maximum is 8.");
  });

  test("versions that are not known", () => {
    const version = `sha256:${"0".repeat(64)}`;
    expect(faultSentence({ code: "unknown-list-version", path: ["listVersion"], params: { list: "swedish", version } })).toBe(
      `listVersion is "${version}", a version of swedish that is not known here.`,
    );
    expect(faultSentence({ code: "unknown-rules-version", path: ["rules"], params: { version } })).toBe(
      `rules is "${version}", a version of the rules tables that is not known here.`,
    );
  });

  test.each([
    ["seats.a.army.commanders has no army commander: the invasion roll needs that commander’s grade.", "no-army-commander", {}],
    ['seats.a.army.commanders is "archers", which is not a line of swedish.', "no-such-line", { line: "archers", list: "swedish" }],
    ['seats.a.army.commanders is "saxon", a list for which the computer has no army.', "no-ready-army", { list: "saxon" }],
    [
      "seats.a.army.commanders is not a known size; the sizes in base widths are 45 x 30 and 24 x 24.",
      "unknown-table-size",
      { sizes: ["45 x 30", "24 x 24"] },
    ],
  ])("a battle cannot be begun: %s", (sentence, code, params) => {
    expect(faultSentence({ code, path: ["seats", "a", "army", "commanders"], params })).toBe(sentence);
  });

  test("what no rule of ours foresaw", () => {
    expect(faultSentence({ code: "bad-value", path: ["angle"], params: {} })).toBe("angle has a value that is not allowed here.");
  });

  test("a code without a sentence still has a message", () => {
    expect(faultSentence({ code: "never-heard-of", path: ["units", 0], params: {} })).toBe("units[0] is wrong (never-heard-of).");
    expect(faultSentence({ code: "toString", path: [], params: {} })).toBe("The document is wrong (toString).");
  });

  test("one is not told in the plural, and a text not by its characters: some cannot be seen", () => {
    const document = { ...SOUND, name: "" };
    const parsed = army.safeParse(document);
    expect(parsed.success ? [] : faultsOf(parsed.error, document).map(faultSentence)).toEqual([
      "name must have at least one visible character.",
    ]);
    expect(faultSentence({ code: "too-small", path: ["units"], params: { limit: 1, of: "array" } })).toBe(
      "units must be at least 1 entry.",
    );
  });
});
