import { type Army, type ArmyInput, army } from "@/lib/model/army";
import type { At } from "@/lib/model/assessment";
import { assess } from "@/lib/rules/army/assess";
import type { Book } from "@/lib/rules/army/book";
import type { CommanderInput, UnitInput } from "./army";

/** An army in a rules lawyer's shorthand: what is left out is a standard camp of poor quality, 10 000 points. */
export type Probe = {
  readonly list: string;
  readonly year: number | null;
  /** "army talented", "sub competent instinctive", "ally mediocre tribal", "ally competent of swedish-1618-1648"; professional unless it says. */
  readonly commanders: readonly string[];
  /** "reiters 4", "siege-guns 2 @sub", "polish-hussars 4 +scouts q- f-": of lower quality, of lower firepower. They are numbered from 1. */
  readonly units: readonly string[];
  readonly camp?: readonly [kind: ArmyInput["camp"]["kind"], quality: ArmyInput["camp"]["quality"]];
  readonly points?: number;
};

/** Commanders go by their role, the second of a role by "sub-2" and so on. */
function commanderOf(text: string, at: number, all: readonly string[]): CommanderInput {
  const [role = "", grade, ...rest] = text.split(" ");
  const before = all.slice(0, at).filter((one) => one.split(" ")[0] === role).length;
  const of = rest.indexOf("of");
  const kind = of === 0 ? undefined : rest[0];
  const id = before === 0 ? role : `${role}-${before + 1}`;
  return { id, role, grade, class: kind ?? "professional", list: of < 0 ? null : (rest[of + 1] ?? null) } as CommanderInput;
}

function unitOf(text: string, at: number): UnitInput {
  const [line = "", bases, ...rest] = text.split(" ");
  const marked = (mark: string) => rest.filter((one) => one.startsWith(mark)).map((one) => one.slice(mark.length));
  return {
    ...{ number: at + 1, line, bases: Number(bases), commander: marked("@")[0] ?? null, options: marked("+") },
    ...{ qualityDown: rest.includes("q-"), firepowerDown: rest.includes("f-") },
  };
}

export const armyOf = ({ list, year, commanders, units, camp = ["standard", "poor"], points = 10_000 }: Probe): Army =>
  army.parse({
    ...{ schema: "condotta.army/1", name: "Probing army", list, year, pointsLimit: points, camp: { kind: camp[0], quality: camp[1] } },
    commanders: commanders.map(commanderOf),
    units: units.map(unitOf),
  });

function placeOf(at: At): string {
  if ("army" in at) return "army";
  if ("unit" in at) return at.field === undefined ? `${at.unit}` : `${at.unit} ${at.field}`;
  if ("camp" in at) return `camp ${at.camp}`;
  return Object.entries(at).flat().join(" ");
}

/** A finding and its place: "unit-size @ 7 bases", "camp-kind @ camp kind", "line-few @ line horse", "tugs-even @ army". */
export const foundIn = (one: Army, book: Book, which: "all" | "errors" = "all"): string[] =>
  assess(one, book)
    .findings.filter(({ severity }) => which === "all" || severity === "error")
    .map(({ code, at }) => `${code} @ ${placeOf(at)}`);

export type Change = Partial<Probe> & { /** Unit groups beside those of the army. */ readonly plus?: readonly string[] };
const but =
  (base: Probe) =>
  ({ plus = [], ...change }: Change = {}): Probe => ({ ...base, ...change, units: [...(change.units ?? base.units), ...plus] });

const TWO = ["army competent", "sub competent"];
/** The same with one change more. */
export const and = (...more: readonly string[]) => [...TWO, ...more];

/* Each is legal and hardly more than its list demands. */

// reiters 4-16; brigades, or later foot from 1635, at least 12
export const swedes = but({
  list: "swedish-1618-1648",
  year: 1645,
  commanders: TWO,
  units: ["later-foot 6", "later-foot 6", "reiters 4", "swedish-horse 4"],
});
export const swedes1631 = but({
  list: "swedish-1618-1648",
  year: 1631,
  commanders: TWO,
  units: ["german-brigades 6", "german-brigades 6", "reiters 4", "swedish-horse 4"],
});
// reiters 4-20; League foot at least 18
export const league = but({
  list: "catholic-league-1618-1635",
  year: 1625,
  commanders: TWO,
  units: ["league-regiments 9", "league-regiments 9", "reiters 4"],
});
// newly raised regiments 12-48, reiters 4-20
export const germans = but({
  ...{ list: "german-protestant-1618-1634", year: 1632, commanders: TWO },
  units: ["newly-raised-protestant-regiments 6", "newly-raised-protestant-regiments 6", "reiters 4"],
});
// horse with bows at least 12
export const mughals = but({
  list: "mughal-1526-1605",
  year: 1590,
  commanders: TWO,
  units: ["mughal-heavy-horse 6", "mughal-heavy-horse 6"],
});
// cossack-style horse 8-30; hussars at least 4, to 1647 at least 8
export const poles = but({
  ...{ list: "polish-lithuanian-1576-1660", year: 1605, commanders: TWO },
  units: ["polish-hussars 4", "polish-hussars 4", "cossack-style-horse 4", "cossack-style-horse 4"],
});
// Walloons and Germans 9-36; a unit group of Spaniards at least, and no more Spaniards than others
export const spanish = but({
  ...{ list: "spanish-flanders-1568-1648", year: 1600, commanders: TWO },
  units: ["spanish-tercio 16", "italian-tercio 16", "walloon-and-german-foot 9"],
});
export const spanish1625 = but({
  list: "spanish-flanders-1568-1648",
  year: 1625,
  commanders: TWO,
  units: ["tercios-viejos 9", "walloon-and-german-foot 9"],
});
// two keils of the cantons at least; army and sub-commanders are instinctive, and so must lead
export const CAPTAINS = ["army competent instinctive", "sub competent instinctive"];
export const swiss = but({
  list: "swiss-1494-1522",
  year: 1515,
  commanders: CAPTAINS,
  units: ["keils-of-the-cantons 12", "keils-of-the-cantons 12"],
});
// hussars 8-36; haiduks at least 6
export const transylvanians = but({
  ...{ list: "transylvanian-1604-1648", year: 1623, commanders: TWO },
  units: ["transylvanian-hussars 4", "transylvanian-hussars 4", "mounted-haiduks 6"],
});

/** An army by name, and exactly the errors that must be found. */
export type Row = readonly [name: string, army: Probe, ...found: readonly string[]];
