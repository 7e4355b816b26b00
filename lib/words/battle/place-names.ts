import type { BattleTables } from "../../model/battle-tables";
import type { BattleView } from "../../model/battle-view";
import type { Territory } from "../../model/enumerations";
import type { ShownForce } from "../../model/force";

/**
 * House words: the names that battlefields go by. The rulebook has none. A battlefield keeps its name for ever: never change, add or remove
 * a word here. The towns are those of battlefields without armies, and of battles whose tables have no lands: they are small, and no battle
 * of 1494 to 1721 is called after any of them.
 */
const TOWNS: readonly string[] = [
  ...["Almagro", "Alsleben", "Amorbach", "Ardestan", "Arvika", "Asolo", "Aubusson", "Bakewell", "Baeza", "Béjar", "Bevagna", "Beypazarı"],
  ...["Blovice", "Busseto", "Crieff", "Divriği", "Druya", "Ebrach", "Filipstad", "Gimont", "Gönc", "Hitchin", "Hjo", "Ilmenau"],
  ...["Kęty", "Kórnik", "Krobia", "Łagów", "Lesko", "Litomyšl", "Manětín", "Miltenberg", "Natanz", "Nogaro", "Norcia", "Oundle"],
  ...[
    "Peebles",
    "Pienza",
    "Polička",
    "Pritzwalk",
    "Rokiškis",
    "Rokycany",
    "Safranbolu",
    "Sala",
    "Sanok",
    "Saulieu",
    "Sedlčany",
    "Souillac",
  ],
  ...["Spello", "Tarazona", "Telč", "Thaxted", "Torockó", "Uffenheim", "Vadstena", "Weikersheim", "Wirksworth", "Zafra", "Zeven"],
];

const GROUNDS: Readonly<Record<Territory | "coast" | "river", readonly [string, ...string[]]>> = {
  C: ["Fields of", "Meadows of", "Orchards near", "Commons of", "Mills of"],
  M: ["Heights of", "Vale of", "Saddle above", "Pass of", "Slopes of"],
  F: ["Clearings of", "Glades near", "Chase of", "Woods of", "Old Oaks near"],
  P: ["Heath of", "Plain of", "Moor of", "Downs near", "Grazings of"],
  S: ["Shore of", "Links of", "Strand of", "Sands near", "Cliffs of"],
  coast: ["Shore of", "Bay of", "Strand of", "Landing of", "Beacon of"],
  river: ["Ford of", "Ford below", "Water Meadows of", "Ferry of", "Bend near"],
};

type Land = NonNullable<BattleTables["lands"]>[number];
type Sides = Pick<BattleView, "roles" | "forces">;

const isHome = ({ lists, region }: Land, force: ShownForce): boolean =>
  force.list === null ? region === force.region : lists.some((id) => id === force.list);

/** The towns of the defender's country; of the invader's if nobody knows the defender's (RULES.md: "The battlefield's name"). */
export function townsOf({ roles, forces }: Sides, lands: readonly Land[] | undefined): readonly string[] {
  const known = roles ? [forces[roles.defender], forces[roles.invader]].filter((force) => force !== null) : [];
  if (!lands || known.length === 0) return TOWNS;
  const homes = known.map((force) => lands.filter((land) => isHome(land, force)));
  return (homes.find(({ length }) => length > 0) ?? lands).flatMap(({ towns }) => towns);
}

/** Draws one of so many, from 0. */
type Draw = (among: number) => number;

type Ground = {
  readonly territory: Territory;
  /** What secures its flank. */
  readonly water: "coast" | "river" | null;
  readonly towns: readonly string[];
};

/** "Heath of Oundle", "Ford below Rokycany": a battlefield by name. */
export function placeName(draw: Draw, { territory, water, towns }: Ground): string {
  const grounds = GROUNDS[water !== null && draw(2) === 0 ? water : territory];
  return `${grounds[draw(grounds.length)] ?? grounds[0]} ${towns[draw(towns.length)] ?? towns[0]}`;
}
