import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { worded } from "@/tests/build/army";
import { eachOnce, ofEachOf } from "@/tests/build/laws";
import { buildAllyList, buildList } from "@/tests/build/list";
import { anyArmy } from "@/tests/build/random-army";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { type Army, army, type UnitGroup } from "../../model/army";
import type { Finding } from "../../model/assessment";
import { NUMBERS } from "../../model/enumerations";
import { type BareFinding, type FindingCode, WARNINGS } from "../../model/findings";
import { assess } from "./assess";
import { applyEdits } from "./edits";
import { muster } from "./muster";
import { offersFor } from "./offers";
import { partiesOf, yearsOf } from "./parties";
import { prepare } from "./prepare";
import { addUnit } from "./unit-edits";

vi.setConfig({ testTimeout: 60_000 });

const LISTS = [...CATALOG.lists, buildList(), buildAllyList()];
const book = prepare(LISTS, TABLES);
const armies = anyArmy({ lists: LISTS });
/** The same armies on every run, so that a law that breaks here breaks for everybody. */
const RUNS = { seed: 1618, numRuns: 250 };
const ofEach = ofEachOf(armies, RUNS);
/** That it is the same when asked again is a law of its own. */
const verdictOf = eachOnce((one: Army) => assess(one, book));

const freeze = <T>(value: T): T => {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
};

/**
 * What identifies a finding: its code, its place, and the params that state the rule, not those that measure the army. A second option that
 * a unit group's line does not offer is another finding, and so is a second constraint of a kind on one line; the same constraint short by
 * fewer bases is the same finding.
 */
const RULE_PARAMS: { readonly [Code in FindingCode]?: readonly string[] } = {
  "unit-option": ["option"],
  "contingent-minimum": ["line"],
  "contingent-at-least": ["what", "names", "min"],
  "contingent-line-many": ["line"],
  "contingent-group-many": ["names"],
  "constraint-at-most": ["what", "names", "max"],
  "constraint-at-least": ["what", "names", "min"],
  "constraint-only-if": ["names", "needs"],
  "constraint-not-both": ["names", "others"],
  "constraint-no-more-than": ["what", "names", "than"],
  "constraint-one-per-command": ["names", "of"],
};

function identity({ code, at, params }: BareFinding): string {
  const values: Readonly<Record<string, unknown>> = params;
  return JSON.stringify([code, at, (RULE_PARAMS[code] ?? []).map((name) => values[name])]);
}

/** Builds the failure message only on failure: building it every time takes longer than the check. */
function holds(condition: boolean, words: () => string): void {
  if (!condition) throw new Error(words());
}

const text = (value: unknown): string => JSON.stringify(value);
const same = (one: unknown, other: unknown): void => holds(text(one) === text(other), () => `${text(one)}\n${text(other)}`);

test("assessing the same army twice gives the same verdict and changes nothing", () => {
  ofEach((one) => {
    const before = text(one);
    const verdict = verdictOf(freeze(one));
    same(assess(JSON.parse(before), book), verdict);
    holds(text(one) === before, () => `${before}\n${text(one)}`);
  });
});

test("the order of the unit groups changes nothing", () => {
  const shuffled = armies.chain((one) => fc.tuple(fc.constant(one), fc.shuffledSubarray(one.units, { minLength: one.units.length })));
  fc.assert(
    fc.property(shuffled, ([one, units]) => same(assess({ ...one, units }, book), assess(one, book))),
    RUNS,
  );
});

test("an army is legal when it has no error, and warnings are what the model says they are", () => {
  const warnings: readonly string[] = WARNINGS;
  const check = (one: Army) => {
    const verdict = verdictOf(one);
    holds(verdict.legal === verdict.findings.every((finding) => finding.severity === "warning"), () => text(verdict));
    for (const { code, severity } of verdict.findings)
      holds((severity === "warning") === warnings.includes(code), () => `${code}: ${severity}`);
    return verdict.legal;
  };
  ofEach((one) => void check(one));
  expect(CATALOG.readyArmies.map((ready) => check(ready.army))).toEqual(CATALOG.readyArmies.map(() => true));
});

/** Findings that the rules' demands add to a verdict. With older rules, the warning that one of them replaces stays. */
const DEMANDED: readonly FindingCode[] = ["contingent-at-least", "commanders-without-groups", "years-never-met"];

test("by rules older than their demands an army is judged as before: nothing else is found, and nothing less", () => {
  const { demands: _, ...without } = TABLES;
  const older = prepare(LISTS, without);
  let demanded = 0;
  const check = (one: Army) => {
    const now = verdictOf(one).findings;
    const before = assess(one, older).findings;
    same(
      now.filter(({ code }) => !DEMANDED.includes(code)),
      before.filter(({ code }) => code !== "years-apart"),
    );
    holds(!before.some(({ code }) => DEMANDED.includes(code)), () => text(before));
    demanded += now.length - before.length;
  };
  ofEach(check);
  expect(demanded).toBeGreaterThan(50);
});

/** Points, and what an undated army lacks yet for a year: more troops may always cost these. */
const isOfMore = ({ code, params }: BareFinding): boolean => code === "points-over" || (code === "years-never-met" && "filled" in params);

test("the troops that a finding says may be added can be: nothing else is wrong with the army then", () => {
  let added = 0;
  const check = (one: Army) => {
    const { findings } = verdictOf(one);
    const before = new Set(findings.map(identity));
    for (const { code, at, params } of findings) {
      if (code !== "constraint-no-more-than") continue;
      const offers = offersFor(muster(one, book), "commander" in at ? at.commander : null, null);
      for (const {
        line: { line },
        ally,
      } of offers.filter((each) => params.open.includes(each.line.line.name))) {
        const after = assess(applyEdits(one, addUnit(line, one, null, ally)), book).findings.filter(({ severity }) => severity === "error");
        const wrong = after.filter((each) => !isOfMore(each) && !before.has(identity(each)));
        holds(wrong.length === 0, () => `${line.name}: ${text(wrong)}`);
        added += 1;
      }
    }
  };
  ofEach(check);
  expect(added).toBeGreaterThan(50);
});

test("no two findings of a verdict are the same", () => {
  ofEach((one) => {
    const found = verdictOf(one).findings.map(identity);
    holds(new Set(found).size === found.length, () => found.join("\n"));
  });
});

test("every number is whole, and its reasons add up to it", () => {
  ofEach((one) => {
    const { numbers, reasons } = verdictOf(one);
    same(Object.keys(numbers).sort(), [...NUMBERS].sort());
    for (const name of NUMBERS) {
      const values = reasons[name].map((reason) => reason.value);
      const total = values.reduce((sum, value) => sum + value, 0);
      holds([total, ...values].every(Number.isSafeInteger) && total === numbers[name], () => `${name}: ${numbers[name]} of ${values}`);
    }
    const { mapCards, scoutingCards, unitGroups, tugs, sugs, breaksAt } = numbers;
    holds(3 <= mapCards && mapCards <= 9 && 1 <= scoutingCards && scoutingCards <= 8, () => text(numbers));
    holds(breaksAt === Math.ceil(tugs / 2) && unitGroups === one.units.length && sugs <= unitGroups, () => text(numbers));
  });
});

/** Each finding of an army with a fix, the army as the fix leaves it, and what is found then. */
const fixesOf = eachOnce((one: Army) =>
  verdictOf(one).findings.flatMap((finding) => {
    if (finding.edits === null) return [];
    const fixed = applyEdits(one, finding.edits);
    return [{ finding, fixed, after: assess(fixed, book).findings.map((found) => ({ code: found.code, is: identity(found) })) }];
  }),
);

/** Takes each fix offered to this army; returns the codes of the findings fixed. */
function takeEachFix(one: Army): FindingCode[] {
  return fixesOf(one).map(({ finding, fixed, after }) => {
    const parsed = army.safeParse(fixed);
    holds(parsed.success && text(parsed.data) === text(fixed), () => `${text(finding)}: ${parsed.error?.message}`);
    const fixedOne = identity(finding);
    holds(!after.some(({ is }) => is === fixedOne), () => text(finding));
    return finding.code;
  });
}

describe("a fix removes the finding that offers it, and leaves an army that parses", () => {
  test("for any army", () => {
    const taken = new Set<FindingCode>();
    const take = (one: Army) => {
      for (const code of takeEachFix(one)) taken.add(code);
    };
    ofEach(take);
    // The law says nothing about codes that never come up: these are all the ones these lists can offer a fix for.
    expect([...taken].sort()).toEqual([
      ...[
        "ally-class",
        "army-commander-missing",
        "army-commanders-many",
        "camp-kind",
        "camp-quality",
        "commander-class",
        "commander-grade",
      ],
      "commanders-without-groups",
      ...["constraint-at-least", "constraint-at-most", "constraint-no-more-than", "constraint-not-both"],
      ...["constraint-one-per-command", "constraint-only-if", "constraint-only-under-ally"],
      ...[
        "contingent-at-least",
        "contingent-few",
        "contingent-group-many",
        "contingent-line-many",
        "contingent-many",
        "contingent-minimum",
        "group-many",
        "legendary-not-army",
      ],
      ...["line-few", "line-many", "list-subs-few", "sub-commanders-many", "talented-many"],
      ...["unit-commander-unknown", "unit-firepower-floor", "unit-led-by", "unit-line", "unit-option", "unit-quality-floor", "unit-size"],
      ...["unit-troop", "unit-year", "year-outside", "years-never-met"],
    ]);
  });

  const take = (numRuns: number, options: Partial<Parameters<typeof anyArmy>[0]>) =>
    fc.assert(
      fc.property(anyArmy({ lists: LISTS, ...options }), (one) => void takeEachFix(one)),
      // Without shrinking: looking for a smaller failing army takes minutes for a large one.
      { ...RUNS, numRuns, endOnFailure: true },
    );

  // An external ally's troops do not count towards the maximums of the army's list, so removing them would fix nothing.
  test("for an ally who names the army's own list", () => take(50, { ownAllies: true }));

  // An army may have at most 100 unit groups and 12 commanders: nothing can be added to a full one.
  test("for an army with no room for another unit group", () => take(3, { units: { min: 100, max: 100 } }));
  test("for an army with no room for another commander", () => take(20, { commanders: { min: 12, max: 12 } }));
});

/** What can be wrong with an added unit group, by itself or because it is one too many. */
const OF_ADDING: readonly FindingCode[] = [
  ...(["unit-year", "unit-led-by", "unit-line", "unit-size", "constraint-only-under-ally"] as const),
  ...(["line-many", "group-many", "contingent-many", "contingent-line-many", "contingent-group-many"] as const),
];

test("what a fix adds or moves is neither wrong itself nor one too many", () => {
  ofEach((one) => {
    const before = new Set(verdictOf(one).findings.map(identity));
    for (const { finding, after } of fixesOf(one)) {
      if (!finding.edits?.some((edit) => edit.do === "add-unit" || (edit.do === "set-unit" && edit.field === "commander"))) continue;
      const brought = after.filter(({ code, is }) => OF_ADDING.includes(code) && !before.has(is));
      holds(brought.length === 0, () => `${text(finding)}\nbrings ${text(brought)}`);
    }
  });
});

test("what a fix adds to an ally leaves an undated army a year that has all its troops and allies", () => {
  let added = 0;
  ofEach(({ year, ...rest }) => {
    const undated: Army = { ...rest, year: null };
    const isOff = (one: Army) => {
      const mustered = muster(one, book);
      return yearsOf(partiesOf(mustered), mustered.list.list.years).length === 0;
    };
    if (isOff(undated)) return;
    for (const { code, edits } of assess(undated, book).findings) {
      if (!code.startsWith("contingent-") || !edits?.some((edit) => edit.do === "add-unit")) continue;
      added += 1;
      holds(!isOff(applyEdits(undated, edits)), () => text(edits));
    }
  });
  expect(added).toBeGreaterThan(50);
});

/** The name of the added unit group's line, in the list of the ally who leads it or of the army. */
function lineNames({ line, commander }: UnitGroup, one: Army): readonly string[] {
  const list = one.commanders.find((each) => each.id === commander)?.list ?? one.list;
  return LISTS.filter((each) => each.id === list).flatMap((each) => each.lines.filter((row) => row.id === line).map((row) => row.name));
}

test("every finding has a sentence, and every fix a label that says what it adds", () => {
  const check = ({ code, message, fix }: Finding, one: Army) => {
    holds(/^\S.*\.$/.test(message) && !/undefined|NaN|null|\[object/.test(message), () => `${code}: ${message}`);
    if (!fix) return;
    holds(/^[A-Z].+/.test(fix.label) && !/undefined|NaN|null|\[object/.test(fix.label), () => `${code}: ${fix.label}`);
    const added = fix.edits.flatMap((edit) => (edit.do === "add-unit" ? lineNames(edit.unit, one) : []));
    for (const name of added) holds(fix.label.includes(name), () => `${code}: ${fix.label} for ${name}`);
  };
  ofEach((one) => {
    const bare = verdictOf(one);
    const said = worded(one, book);
    same(
      said.findings.map(({ code, at, severity, params }) => [code, at, severity, params]),
      bare.findings.map(({ code, at, severity, params }) => [code, at, severity, params]),
    );
    same([said.legal, said.numbers, said.reasons], [bare.legal, bare.numbers, bare.reasons]);
    same(
      said.findings.map((finding) => finding.fix?.edits ?? null),
      bare.findings.map((finding) => finding.edits),
    );
    for (const finding of said.findings) check(finding, one);
  });
});
