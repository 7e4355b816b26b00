import type { RulesTables } from "../model/rules-tables";
import type { Troop } from "../model/troop";
import type { Shooting } from "../model/troop-shape";
import type { TroopTraits } from "../model/troop-traits";

type Row = { readonly id: string; readonly name: string; readonly short: string };

/** A troop in the columns of the rulebook's table "Examples of famous troop types". Empty where nothing is printed. */
export type TroopColumns = {
  readonly type: string;
  readonly formation: string;
  readonly armour: string;
  readonly quality: string;
  readonly shot: string;
  readonly shooting: string;
  readonly impact: string;
  readonly melee: string;
  readonly special: readonly string[];
};

function wordOf(rows: readonly Row[], id: string | null, form: "name" | "short"): string {
  return rows.find((row) => row.id === id)?.[form] ?? "";
}

function onBoard({ weapon, firepower }: Shooting, tables: RulesTables): string {
  return ["on board:", wordOf(tables.weapons, weapon, "name"), wordOf(tables.classifications.firepowers, firepower, "short")]
    .filter(Boolean)
    .join(" ");
}

/** A classification as the rulebook prints it, abbreviations and all. */
export function troopColumns(troop: Troop, tables: RulesTables): TroopColumns {
  const { types, trainings, formations, armours, qualities, firepowers } = tables.classifications;
  return {
    type: wordOf(types, troop.type, "name"),
    formation: [wordOf(trainings, troop.training, "name"), wordOf(formations, troop.formation, "short")].filter(Boolean).join(" "),
    armour: wordOf(armours, troop.armour, "name"),
    quality: wordOf(qualities, troop.quality, "name"),
    shot: wordOf(tables.weapons, troop.shooting?.weapon ?? null, "name"),
    shooting: wordOf(firepowers, troop.shooting?.firepower ?? null, "short"),
    impact: wordOf(tables.weapons, troop.impact, "short"),
    melee: wordOf(tables.weapons, troop.melee, "short"),
    special: [
      ...troop.characteristics.map((one) => wordOf(tables.characteristics, one, "name")),
      ...(troop.setFormation ? [wordOf(tables.setFormations, troop.setFormation, "short")] : []),
      ...troop.attached.map((one) => onBoard(one, tables)),
    ],
  };
}

/** The same in short forms throughout, for paper: "Mtd", "Formed loose", "Arm", "Crb". */
export function shortColumns(troop: Troop, tables: RulesTables): TroopColumns {
  const { types, trainings, formations, armours, qualities } = tables.classifications;
  const training = wordOf(trainings, troop.training, "short");
  const formation = wordOf(formations, troop.formation, "short");
  return {
    ...troopColumns(troop, tables),
    type: wordOf(types, troop.type, "short"),
    formation: training ? `${training} ${formation.charAt(0).toLowerCase()}${formation.slice(1)}` : formation,
    armour: wordOf(armours, troop.armour, "short"),
    quality: wordOf(qualities, troop.quality, "short"),
    shot: wordOf(tables.weapons, troop.shooting?.weapon ?? null, "short"),
  };
}

/** The same in one line of plain text: "mounted, formed loose, armoured, superior, carbine, low firepower, ferocious". */
export function troopPhrase(troop: Troop, tables: RulesTables): string {
  const { type, formation, armour, quality } = troopColumns(troop, tables);
  const set = tables.setFormations.find((row) => row.id === troop.setFormation);
  const weapons = [troop.shooting?.weapon ?? null, troop.impact, troop.melee].map((id) => wordOf(tables.weapons, id, "name"));
  const distinct = weapons.filter(
    (one, at) => one !== "" && weapons.indexOf(one) === at && !set?.name.toLowerCase().endsWith(one.toLowerCase()),
  );
  const special = troop.characteristics.map((one) => wordOf(tables.characteristics, one, "name"));
  const carried = troop.attached.map((one) => `${wordOf(tables.weapons, one.weapon, "name")} on board${unusually(one, tables)}`);
  const shots = distinct.map((one, at) => (at === 0 && troop.shooting ? `${one}${unusually(troop.shooting, tables)}` : one));
  return [type, formation, set?.name ?? "", armour, quality, ...shots, ...carried, ...special].filter(Boolean).join(", ").toLowerCase();
}

/** Firepower goes without saying where it is average, as it is where none is printed. */
function unusually({ firepower }: Shooting, tables: RulesTables): string {
  return firepower === null || firepower === "average" ? "" : `, ${wordOf(tables.classifications.firepowers, firepower, "name")}`;
}

/** What follows from a classification without being printed in it. */
export function traitWords(traits: TroopTraits): readonly string[] {
  const said: readonly [boolean, string][] = [
    [traits.double, "counts double"],
    [traits.shatter, "shatter"],
    [traits.shove === "all", "shove"],
    [traits.shove === "looser-foot", "shoves looser foot"],
    [traits.shove === "looser-foot-in-close-form", "shoves looser foot when close"],
    [traits.square, "square"],
    [traits.evade, "evade"],
    [traits.mustEvade === "always", "must evade"],
    [traits.mustEvade === "in-skirmish-form", "must evade as SuG"],
    [traits.skirmish, "skirmish"],
    [traits.noFlank && traits.noRear, "no flank or rear"],
    [traits.noFlank && !traits.noRear, "no flank"],
    [traits.rearSupported, "rear supported"],
    [traits.movesAsGroup, "moves as a group"],
    [traits.neverNervous, "never nervous"],
  ];
  return said.filter(([is]) => is).map(([, word]) => word);
}

/** Losses as one counts them at the table: "3 bases and a wound". */
export function lossWords(wounds: number, woundsPerBase: number): string {
  const bases = Math.floor(wounds / woundsPerBase);
  const over = wounds % woundsPerBase;
  const dead = bases > 0 || over === 0 ? [`${bases} ${bases === 1 ? "base" : "bases"}`] : [];
  const hurt = over > 0 ? [over === 1 ? "a wound" : `${over} wounds`] : [];
  return [...dead, ...hurt].join(" and ");
}
