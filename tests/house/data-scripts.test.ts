import { join, resolve } from "node:path";
import { describe, expect, type TestContext, test } from "vitest";
import { loadCatalog } from "@/lib/catalog/load-catalog";
import { TERMINAL } from "@/lib/words/terminal";
import { coverageOf } from "@/scripts/list-tables";
import { BLUE_ARMY, BLUES, type DataFolder, dataFolder, PACK } from "@/tests/build/data-folder";
import { PLANTED_FAULTS } from "@/tests/build/planted-faults";
import { CATALOG } from "@/tests/build/rules";
import { run, started } from "./run-script";

const ROOT = resolve(import.meta.dirname, "../..");

function folder(onTestFinished: TestContext["onTestFinished"]): DataFolder {
  const data = dataFolder({ whole: true });
  onTestFinished(data.delete);
  return data;
}

function faultsIn(data: DataFolder) {
  const read = loadCatalog(data.folder);
  return read.ok ? [] : read.faults;
}

describe("npm run check:data", () => {
  test("says what sound data hold", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    data.remove(BLUE_ARMY);
    const { code, out, err } = await run("check-data.ts", data.folder);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^The data is sound: \d+ lists, \d+ sample armies, version sha256:[0-9a-f]{12}\.$/m);
    expect(out).toMatch(/^horse\n( {2}mounted, .+: .*[Hh]orse.* \(\d+\)\n){2,}/m);
    expect(out).toMatch(/^ {2}platoon-fire: \d+(, \d+)*$/m);
  });

  test("says of what no list has that it is unused", async () => {
    const without = CATALOG.lists.filter(({ lines }) => !lines.some(({ troop }) => troop.characteristics.includes("platoon-fire")));
    expect(without.length).toBeLessThan(CATALOG.lists.length);
    expect(coverageOf(without)).toContain(`  platoon-fire: ${TERMINAL.checkData.unused}`);
  });

  test("says why a ready army is not legal, and fails", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    const { code, err } = await run("check-data.ts", data.folder);
    expect(code).toBe(1);
    expect(err).toContain(`${data.folder}/${BLUE_ARMY}: Sub-commanders: add 1 (minimum 1 in this list; allies do not count).`);
  });

  test("names brackets that are no term of the rules, and fails", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    data.remove(BLUE_ARMY);
    const row = { id: "row", cells: ["a [gnu]"], source: { from: "rulebook", heading: "Camps" } };
    data.write(
      "reference/camps.json",
      JSON.stringify({ title: "Camps", tables: [{ id: "rules", columns: [{ id: "fact", name: "" }], rows: [row] }] }),
    );
    const { code, err } = await run("check-data.ts", data.folder);
    expect(code).toBe(1);
    expect(err).toContain('reference: "[gnu]" names no word of the rules, in "a [gnu]"');
  });

  test("names every fault with its file and a sentence, and fails", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    for (const [, [first]] of Object.entries(PLANTED_FAULTS)) if (first && first.path.length > 0 && first.file !== PACK) first.plant(data);
    data.write("lists/greens.json", "{");
    const expected = faultsIn(data);
    expect(expected.length).toBeGreaterThan(8);
    const { code, out, err } = await run("check-data.ts", data.folder);
    const lines = err.trimEnd().split("\n");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(lines).toHaveLength(expected.length + 1);
    expect(lines.at(-1)).toBe(TERMINAL.checkData.faults(expected.length));
    expect(lines).toContain(
      `${data.folder}/${BLUES}: constraints[3].id is "shot-needs-pikes", but another constraint has that id already.`,
    );
    for (const line of lines.slice(0, -1)) {
      expect(line.startsWith(`${data.folder}/`)).toBe(true);
      expect(line).toMatch(/\.json: .+ .+\.$/);
      expect(line).not.toMatch(/undefined|is wrong \(/);
    }
  });

  test("a single fault, in a table", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    data.edit(PACK, (pack) => pack.pop());
    const { code, err } = await started("check-data.ts", data.folder);
    expect(code).toBe(1);
    expect(err).toBe(`${data.folder}/rules/pack.json: The document has no row for red.\n1 fault in the data.\n`);
  });
});

describe("npm run odds", () => {
  test("every unit group of one army against every one of another", async () => {
    const shipped = (name: string) => join(ROOT, "data/ready-armies", `${name}.json`);
    const { code, out } = await started("odds.ts", shipped("kircholm"), shipped("breitenfeld"));
    expect(code).toBe(0);
    // The hussars charge Swedish horse, and are hardly ever broken by it.
    expect(out).toMatch(/1 Hussars of the left wing.*9\d–\d \d\.\d\/\d\.\d c/);
  });

  test("what is no army is refused with its faults", async () => {
    const { code, err } = await run("odds.ts", join(ROOT, "package.json"), join(ROOT, "package.json"));
    expect(code).toBe(1);
    expect(err).toContain("package.json: schema is missing.");
  });
});

describe("npm run assess", () => {
  const shipped = (name: string) => join(ROOT, "data/ready-armies", `${name}.json`);

  test("ready armies are legal", async () => {
    const { code, out } = await started("assess.ts", shipped("kircholm"), shipped("breitenfeld"));
    expect(code).toBe(0);
    expect(out).toMatch(/kircholm\.json.*Legal.*Kircholm, 1605/);
    expect(out).toMatch(/breitenfeld\.json/);
    expect(out).not.toMatch(/Not legal|No army/);
  });

  test("one that is not legal, with what is wrong", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    data.edit("ready-armies/kircholm.json", (army) => {
      army.pointsLimit = 5000;
    });
    const { code, out } = await run("assess.ts", shipped("breitenfeld"), join(data.folder, "ready-armies/kircholm.json"));
    expect(code).toBe(1);
    expect(out).toMatch(/kircholm\.json.*Not legal/);
    expect(out).toMatch(/^kircholm\.json: error: [\d,]+ points over the limit \([\d,]+ of 5000\)\.$/m);
  });

  test("a file that is not an army: all its faults", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    data.edit("ready-armies/kircholm.json", (army) => {
      army.colour = "red";
      army.units[3].bases = "four";
    });
    data.edit(BLUE_ARMY, (army) => {
      army.list = "greens";
    });
    const { code, out } = await run("assess.ts", join(data.folder, "ready-armies/kircholm.json"), join(data.folder, BLUE_ARMY));
    expect(code).toBe(1);
    expect(out).toMatch(/kircholm\.json.*Not checked/);
    expect(out).toContain("kircholm.json: colour is not a field of this document.");
    expect(out).toContain("kircholm.json: units[3].bases must be a number.");
    expect(out).toContain('blue-army.json: list is "greens", a list that is not known here.');
    expect(out).toContain('blue-army.json: commanders[1].list is "reds", a list that is not known here.');
  });

  test("a file that is not JSON, and a missing file", async ({ onTestFinished }) => {
    const data = folder(onTestFinished);
    data.write(BLUE_ARMY, "dear diary");
    const { code, out } = await run("assess.ts", join(data.folder, BLUE_ARMY), join(data.folder, "nothing.json"));
    expect(code).toBe(1);
    expect(out).toMatch(/^blue-army\.json: .*JSON/m);
    expect(out).toMatch(/^nothing\.json: .*no such file/m);
  });

  test("nothing named", async () => {
    const { code, out, err } = await run("assess.ts");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain("npm run assess -- my-army.json");
  });
});
