import { plainText } from "@/app/_components/plain-text";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { CHARACTERISTICS, type Region, SET_FORMATIONS, type Territory, TROOP_TYPES } from "@/lib/model/enumerations";
import type { ListId, Years } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { historicalBattle } from "@/lib/words/battle/names";
import { LIST_SEARCH, REGION_WORDS } from "@/lib/words/lists";
import { curved } from "@/lib/words/phrasing";
import { troopPhrase } from "@/lib/words/troops";
import type { Findable } from "./find-lists";

/** One kind of troops as a page knows it: the places of its type and set formation in their enumerations, and a bit for each characteristic. */
export type TroopKind = readonly [type: number, formation: number, characteristics: number, years?: Years | undefined];

type Texts = Findable["texts"];

/** What a page knows of a list: enough to find it and to draw its line. */
export type FindableList = Findable & {
  readonly texts: Texts & Required<Pick<Texts, "called">>;
  readonly id: ListId;
  readonly number: number;
  readonly region: Region;
  readonly territories: readonly Territory[];
  readonly keynote: string;
  readonly enemies: readonly ListId[];
  /** Lists that it has external allies from, with the years if they are not all of its own. */
  readonly allies: readonly (readonly [ListId, Years?])[];
  /** Its troops, each kind once. */
  readonly kinds: readonly TroopKind[];
  /** "Breitenfeld, 1631": what its sample armies are named after. */
  readonly battles: readonly string[];
};

type Ready = { readonly army: Army };

/** A text by its words; a hyphen or an apostrophe parts none. */
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Shorter words, unless they begin with a capital or are numbers, find nothing that a player looks for. */
const LEAST = 4;
/** Words that stand in more than this part of all lists, and in more than a few, tell none of them from the others. */
const PART = 0.25;
const FEW = 8;

/** Words that stand in very many of these texts, one for each list. */
function commonWords(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of new Set(wordsIn(text).map(plainText))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count > Math.max(FEW, texts.length * PART) ? [word] : [])));
}

/** Each telling word once, without those that are told already. */
function tellingWords(text: string, told: readonly string[], common: ReadonlySet<string>): string {
  const known = new Set(told.flatMap(wordsIn).map(plainText));
  const words = new Map(wordsIn(text).map((word) => [plainText(word), word]));
  const isTelling = (plain: string, word: string) =>
    !common.has(plain) && !known.has(plain) && (plain.length >= LEAST || /^[\p{Lu}\d]/u.test(word));
  return [...words].flatMap(([plain, word]) => (isTelling(plain, word) ? [word] : [])).join(" ");
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** All that is said of a list. */
const historyOf = ({ history, lines }: ArmyList): string => [history, ...lines.map(({ note }) => note ?? "")].join(" ");

/** A characteristic that troops may take counts as one that they have. */
function kindsOf({ lines }: ArmyList): readonly TroopKind[] {
  const kinds = lines.map(({ troop, optional, years }): TroopKind => {
    const bits = [...troop.characteristics, ...optional].reduce((all, one) => all | (1 << CHARACTERISTICS.indexOf(one)), 0);
    const place = [TROOP_TYPES.indexOf(troop.type), troop.setFormation === null ? -1 : SET_FORMATIONS.indexOf(troop.setFormation)] as const;
    return years ? [...place, bits, years] : [...place, bits];
  });
  return [...new Map(kinds.map((kind) => [kind.join(), kind])).values()];
}

const alliesOf = ({ commanders }: ArmyList): FindableList["allies"] =>
  commanders.externalAllies.map(({ list, years }) => (years ? [list, years] : [list]));

type Gathered = { readonly lists: readonly FindableList[]; readonly common: readonly string[] };

/** Gathered once for the lists in force, which do not change. */
const gathered = new WeakMap<readonly ArmyList[], Gathered>();

/** All lists as pages find them, those that begin first coming first; and the words that are too common to tell them apart. */
export function findableLists(lists: readonly ArmyList[], ready: readonly Ready[], tables: RulesTables): Gathered {
  const known = gathered.get(lists) ?? gather(lists, ready, tables);
  gathered.set(lists, known);
  return known;
}

function gather(lists: readonly ArmyList[], ready: readonly Ready[], tables: RulesTables): Gathered {
  const common = commonWords(lists.map(historyOf));
  const found = lists.map((list): FindableList => {
    const { id, number, name, years, region, territories, alsoCalled: called, lines } = list;
    const keynote = curved(list.keynote);
    const armies = ready.flatMap(({ army }) => (army.list === id ? [army] : []));
    const battles = distinct(armies.map((army) => historicalBattle(army.name) ?? army.name));
    const leaders = distinct(armies.flatMap(({ commanders }) => commanders.flatMap((one) => (one.list === null ? (one.name ?? []) : []))));
    const troops = distinct(lines.map((line) => line.name));
    const told = [name, keynote, ...called, ...battles, ...leaders, ...troops];
    const kinds = distinct(wordsIn(lines.map(({ troop }) => troopPhrase(troop, tables)).join(" ")));
    const rest = `${tellingWords(historyOf(list), told, common)} ${kinds.join(" ")}`;
    return {
      ...{ id, number, name, years, region, territories, keynote, battles },
      ...{ enemies: list.enemies, allies: alliesOf(list), kinds: kindsOf(list) },
      texts: { called, battles, troops, leaders, region: [REGION_WORDS[region]], rest: [keynote, rest] },
    };
  });
  return {
    lists: found.sort((one, other) => one.years[0] - other.years[0] || one.number - other.number),
    common: [...common].filter((word) => !LIST_SEARCH.idle.has(word)),
  };
}
