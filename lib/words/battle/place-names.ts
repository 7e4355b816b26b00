import type { Territory } from "../../model/enumerations";

/**
 * House words: the names that battlefields go by. The rulebook has none. The towns are small, and no battle of 1494 to 1721 is called after
 * any of them. A battlefield keeps its name for ever: never change, add or remove a word here.
 */
const TOWNS = [
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
] as const;

const GROUNDS: Readonly<Record<Territory | "coast" | "river", readonly [string, ...string[]]>> = {
  C: ["Fields of", "Meadows of", "Orchards near", "Commons of", "Mills of"],
  M: ["Heights of", "Vale of", "Saddle above", "Pass of", "Slopes of"],
  F: ["Clearings of", "Glades near", "Chase of", "Woods of", "Old Oaks near"],
  P: ["Heath of", "Plain of", "Moor of", "Downs near", "Grazings of"],
  S: ["Shore of", "Links of", "Strand of", "Sands near", "Cliffs of"],
  coast: ["Shore of", "Bay of", "Strand of", "Landing of", "Beacon of"],
  river: ["Ford of", "Ford below", "Water Meadows of", "Ferry of", "Bend near"],
};

/** Draws one of so many, from 0. */
type Draw = (among: number) => number;

/** "Heath of Oundle", "Ford below Rokycany": a battlefield by name. `water`: what secures its flank. */
export function placeName(draw: Draw, territory: Territory, water: "coast" | "river" | null): string {
  const grounds = GROUNDS[water !== null && draw(2) === 0 ? water : territory];
  return `${grounds[draw(grounds.length)] ?? grounds[0]} ${TOWNS[draw(TOWNS.length)] ?? TOWNS[0]}`;
}
