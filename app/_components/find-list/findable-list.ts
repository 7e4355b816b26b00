import { plainText } from "@/app/_components/plain-text";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Region, Territory } from "@/lib/model/enumerations";
import type { ListId } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { historicalBattle } from "@/lib/words/battle/names";
import { LIST_SEARCH, REGION_WORDS } from "@/lib/words/lists";
import { troopPhrase } from "@/lib/words/troops";
import type { Findable } from "./find-lists";

type Texts = Findable["texts"];

/** What a page knows of a list: enough to find it and to draw its line. */
export type FindableList = Findable & {
  readonly texts: Texts & Required<Pick<Texts, "called">>;
  readonly id: ListId;
  readonly number: number;
  readonly region: Region;
  readonly territories: readonly Territory[];
  readonly keynote: string;
  /** "Breitenfeld, 1631": what its sample armies are named after. */
  readonly battles: readonly string[];
};

type Ready = { readonly army: Army };

/** A text by its words; a hyphen or an apostrophe parts none. */
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Shorter words, unless they are names or years, find nothing that a player looks for. */
const TELLING = 7;

/** Each telling word once. `common`: words that some list has in small letters. */
function tellingWords(texts: readonly string[], told: readonly string[], common: ReadonlySet<string>): string {
  const known = new Set([...LIST_SEARCH.idle, ...told.flatMap(wordsIn).map(plainText)]);
  const words = new Map(texts.flatMap(wordsIn).map((word) => [plainText(word), word]));
  const isTelling = (plain: string) => plain.length >= TELLING || (plain.length > 2 && !common.has(plain));
  return [...words].flatMap(([plain, word]) => (isTelling(plain) && !known.has(plain) ? [word] : [])).join(" ");
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const toldOf = ({ keynote, history, lines }: ArmyList) => [keynote, history, ...lines.map(({ note }) => note ?? "")];

/** All lists as pages find them, those that begin first coming first. */
export function findableLists(lists: readonly ArmyList[], ready: readonly Ready[], tables: RulesTables): readonly FindableList[] {
  const common = new Set(
    lists
      .flatMap(toldOf)
      .flatMap(wordsIn)
      .filter((word) => /^\p{Ll}/u.test(word))
      .map(plainText),
  );
  return lists
    .map((list): FindableList => {
      const { id, number, name, years, region, territories, keynote, alsoCalled: called, lines } = list;
      const armies = ready.flatMap(({ army }) => (army.list === id ? [army] : []));
      const battles = distinct(armies.map((army) => historicalBattle(army.name) ?? army.name));
      const leaders = distinct(
        armies.flatMap(({ commanders }) => commanders.flatMap((one) => (one.list === null ? (one.name ?? []) : []))),
      );
      const troops = distinct(lines.map((line) => line.name));
      const [regions, said] = [[REGION_WORDS[region]], [name, keynote, ...called, ...battles, ...leaders, ...troops]];
      const kinds = wordsIn(lines.map(({ troop }) => troopPhrase(troop, tables)).join(" "));
      const rest = `${tellingWords(toldOf(list), said, common)} ${distinct(kinds).join(" ")}`;
      return {
        ...{ id, number, name, years, region, territories, keynote, battles },
        texts: { called, battles, troops, leaders, region: regions, rest: [keynote, rest] },
      };
    })
    .sort((one, other) => one.years[0] - other.years[0] || one.number - other.number);
}
