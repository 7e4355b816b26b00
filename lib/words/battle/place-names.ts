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

/** What a battlefield may be named after. `ports`: the towns by the sea; null where nobody knows which are. */
type Towns = { readonly towns: readonly string[]; readonly ports: readonly string[] | null };

/** The towns of the defender's country; of the invader's if nobody knows the defender's (RULES.md: "The battlefield's name"). */
export function townsOf({ roles, forces }: Sides, lands: readonly Land[] | undefined): Towns {
  const known = roles ? [forces[roles.defender], forces[roles.invader]].filter((force) => force !== null) : [];
  if (!lands || known.length === 0) return { towns: TOWNS, ports: null };
  const homes = known.map((force) => lands.filter((land) => isHome(land, force)));
  const home = homes.find(({ length }) => length > 0) ?? lands;
  return { towns: home.flatMap(({ towns }) => towns), ports: home.flatMap(({ ports }) => ports) };
}

/** Draws one of so many, from 0. */
type Draw = (among: number) => number;

/** `water`: what secures its flank. */
type Ground = Towns & { readonly territory: Territory; readonly water: "coast" | "river" | null };

/** "Heath of Oundle", "Ford below Rokycany": a battlefield by name. */
export function placeName(draw: Draw, { territory, water, towns, ports }: Ground): string {
  const isWater = water !== null && draw(2) === 0 && (water === "river" || ports?.length !== 0);
  const kind = isWater ? water : territory;
  const grounds = GROUNDS[kind];
  const near = (kind === "coast" || kind === "S") && ports !== null && ports.length > 0 ? ports : towns;
  return `${grounds[draw(grounds.length)] ?? grounds[0]} ${near[draw(near.length)] ?? near[0]}`;
}
