import type { ArmyList, Constraint, TroopLine } from "../lib/model/army-list";
import {
  CHARACTERISTICS,
  FORMATIONS,
  IMPACT_WEAPONS,
  MELEE_WEAPONS,
  SET_FORMATIONS,
  SHOOTING_WEAPONS,
  TROOP_TYPES,
} from "../lib/model/enumerations";
import type { RulesTables } from "../lib/model/rules-tables";
import { TERMINAL } from "../lib/words/terminal";
import { troopPhrase } from "../lib/words/troops";

const WORDS = TERMINAL.checkData;

/** Every kind there can be. The compiler asks for a new one. */
const CONSTRAINT_KINDS = Object.keys({
  "at-most": true,
  "at-least": true,
  "only-if": true,
  "not-both": true,
  "no-more-than": true,
  "one-per-command": true,
  "only-under-ally": true,
} satisfies Record<Constraint["kind"], true>);

type Uses = (line: TroopLine) => readonly (string | null | undefined)[];

const COVERED: readonly { readonly name: string; readonly ids: readonly string[]; readonly of: Uses }[] = [
  { name: WORDS.types, ids: TROOP_TYPES, of: ({ troop }) => [troop.type] },
  { name: WORDS.formations, ids: FORMATIONS, of: ({ troop }) => [troop.formation] },
  { name: WORDS.setFormations, ids: SET_FORMATIONS, of: ({ troop }) => [troop.setFormation] },
  {
    name: WORDS.shooting,
    ids: SHOOTING_WEAPONS,
    of: ({ troop }) => [troop.shooting?.weapon, ...troop.attached.map(({ weapon }) => weapon)],
  },
  { name: WORDS.impact, ids: IMPACT_WEAPONS, of: ({ troop }) => [troop.impact] },
  { name: WORDS.melee, ids: MELEE_WEAPONS, of: ({ troop }) => [troop.melee] },
  {
    name: WORDS.characteristics,
    ids: CHARACTERISTICS,
    of: ({ troop, optional, partial }) => [...troop.characteristics, ...optional, partial?.characteristic],
  },
];

const used = (id: string, lists: readonly ArmyList[], uses: (list: ArmyList) => readonly (string | null | undefined)[]): string => {
  const by = lists.filter((list) => uses(list).includes(id));
  return `  ${id}: ${by.length === 0 ? WORDS.unused : by.map((list) => list.number).join(", ")}`;
};

/** Every formation, weapon, characteristic and kind of constraint, with the numbers of the lists that have it. */
export function coverageOf(lists: readonly ArmyList[]): readonly string[] {
  return [
    ...COVERED.flatMap(({ name, ids, of }) => [name, ...ids.map((id) => used(id, lists, (list) => list.lines.flatMap(of)))]),
    WORDS.constraints,
    ...CONSTRAINT_KINDS.map((id) => used(id, lists, (list) => list.constraints.map(({ kind }) => kind))),
  ];
}

/** What troops are, by their name: "Winged hussars of the Crown" and "Court hussars" are both hussars. */
function nounOf(name: string): string {
  const [head = ""] = name
    .toLowerCase()
    .replace(/\(.*\)/, "")
    .split(/ (?:of|with|from|in|on|under|and|at|for|without) |, /);
  const word = head.trim().split(" ").at(-1) ?? "";
  return word.replace(/men$/, "man").replace(/([^s])s$/, "$1");
}

/** The troops of all lists whose names say that they are of one kind, with their classifications, so that an odd one is seen. */
export function likeNamed(lists: readonly ArmyList[], tables: RulesTables): readonly string[] {
  const kinds = new Map<string, { readonly list: ArmyList; readonly line: TroopLine }[]>();
  for (const list of lists)
    for (const line of list.lines) {
      const noun = nounOf(line.name);
      kinds.set(noun, [...(kinds.get(noun) ?? []), { list, line }]);
    }
  return [...kinds]
    .filter(([, found]) => new Set(found.map(({ list }) => list.id)).size > 1)
    .sort(([one], [other]) => one.localeCompare(other, "en"))
    .flatMap(([noun, found]) => [
      noun,
      ...found
        .map(({ list, line }) => `  ${troopPhrase(line.troop, tables)}: ${line.name} (${list.number})`)
        .sort((one, other) => one.localeCompare(other, "en")),
    ]);
}
