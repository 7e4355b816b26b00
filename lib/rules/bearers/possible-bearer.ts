import type { QuickTroop } from "../../model/force";
import { BEARER_TRAITS, type Bearer, type BearerTrait } from "../../model/reference-terms";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { type TroopProblemCode, troopProblems } from "../../model/troop-consistency";
import type { Book, PreparedList } from "../army/book";
import { troopAsTyped } from "../army/typed-force";
import { troopBearer } from "./troop-bearer";

const kindOf = (trait: BearerTrait): string => trait.slice(0, trait.indexOf(":"));
const ofKinds = (kinds: readonly string[]): readonly BearerTrait[] => BEARER_TRAITS.filter((one) => kinds.includes(kindOf(one)));

const OF_LEADERS = ["commander", "grade", "class", "camp"];

/** A unit group of which nothing is known. */
export const EVERY_UNIT: Bearer = new Set(BEARER_TRAITS.filter((one) => !OF_LEADERS.includes(kindOf(one))));
/** A whole force of which nothing is known. */
export const ANYBODY: Bearer = new Set(BEARER_TRAITS);

/** What a unit group on the table does not show. */
const UNTOLD = ["armour", "quality", "firepower", "impact", "melee"];

/** Contradictions caused by the type alone, whatever the rest of a classification. */
const BY_TYPE: readonly TroopProblemCode[] = [
  "mounted-with-foot-weapon",
  "foot-with-mounted-weapon",
  "weapon-not-of-type",
  "gun-without-artillery",
  "set-formation-not-foot",
  "regimental-guns-not-foot",
  "square-not-foot",
  "camelry-not-mounted",
  "mounted-with-foot-characteristic",
  "dismountable-not-mounted",
  "wagons-cannot",
  "guns-cannot",
  "attached-without-platform",
  "attached-weapon-too-large",
];

/** The same troops with this trait added; a shooting weapon may be on board. */
function withTrait(troop: Troop, trait: BearerTrait): readonly Troop[] {
  const id = trait.slice(trait.indexOf(":") + 1);
  const shooting = { weapon: id, firepower: null };
  switch (kindOf(trait)) {
    case "set":
      return [{ ...troop, setFormation: id } as Troop];
    case "impact":
      return [{ ...troop, impact: id } as Troop];
    case "melee":
      return [{ ...troop, melee: id } as Troop];
    case "has":
      return [{ ...troop, characteristics: [...troop.characteristics, id] } as Troop];
    case "shoots":
      return [{ ...troop, shooting } as Troop, { ...troop, attached: [shooting] } as Troop];
    default:
      return [troop];
  }
}

const contradictions = (troop: Troop): readonly TroopProblemCode[] =>
  troopProblems(troop)
    .map(({ code }) => code)
    .filter((code) => BY_TYPE.includes(code));

/** The kinds of traits a typed force may have that its player left out. */
const leftBlank = ({ weapon, setFormation, training }: QuickTroop): readonly string[] => [
  "has",
  ...(weapon === null ? ["shoots"] : []),
  ...(setFormation === null ? ["set"] : []),
  ...(training === null ? ["training"] : []),
];

function guessed(seen: QuickTroop, isTypedIn: boolean, tables: RulesTables): Bearer {
  const classification = troopAsTyped(seen);
  const onBoard = seen.type === "elephant" || seen.type === "battle-wagon" ? ["shoots"] : [];
  const open = ofKinds([...UNTOLD, ...onBoard, ...(isTypedIn ? leftBlank(seen) : [])]);
  const already = contradictions(classification);
  const more = open.flatMap((trait) => {
    const troops = withTrait(classification, trait).filter((one) => contradictions(one).every((code) => already.includes(code)));
    return troops.flatMap((one) => [trait, ...troopBearer(one, tables)]);
  });
  return new Set([...troopBearer(classification, tables), ...more]);
}

/** A key for what one sees of troops. */
const lookOf = ({ type, formation, training, setFormation, weapon, characteristics }: QuickTroop): string =>
  [type, formation, training, setFormation, weapon, ...[...characteristics].sort()].join(" ");

/** All traits of the troops of any list that look the same. */
function bearersByLook({ byVersion, tables }: Book): ReadonlyMap<string, Bearer> {
  const looks = new Map<string, Set<BearerTrait>>();
  for (const list of byVersion.values())
    for (const { variants } of list.lines)
      for (const { troop } of variants) {
        const look = lookOf({ ...troop, weapon: troop.shooting?.weapon ?? null });
        const traits = looks.get(look) ?? new Set();
        for (const one of troopBearer(troop, tables)) traits.add(one);
        looks.set(look, traits);
      }
  return looks;
}

/** Cached: a book never changes, and going through it takes a while. */
const looksIn = new WeakMap<Book, ReadonlyMap<string, Bearer>>();

/**
 * Every trait that a unit group with this look may have: those of any list's troops that look the same; for a typed force, those its type
 * and formation can have and its player left out.
 */
export function possibleBearer(seen: QuickTroop, isTypedIn: boolean, book: Book): Bearer {
  const looks = looksIn.get(book) ?? bearersByLook(book);
  looksIn.set(book, looks);
  return (isTypedIn ? undefined : looks.get(lookOf(seen))) ?? guessed(seen, isTypedIn, book.tables);
}

const linesIn = ({ lines }: PreparedList, tables: RulesTables): readonly Bearer[] =>
  lines.map(({ variants }) => new Set(variants.flatMap(({ troop }) => [...troopBearer(troop, tables)])));

/** A list by its name, and for each line that an army of it may have all that the line may be. */
type ListSeen = { readonly name: string; readonly bearers: readonly Bearer[] };
const ofLists = new WeakMap<Book, Map<string, ListSeen>>();

/**
 * What an unseen unit group of a legal army of this list may be: of any of its lines, or of a list that may join it as an external ally, in
 * every version that is known. Null if the list is not known. Cached for each book.
 */
export function bearersInList(id: string, book: Book): ListSeen | null {
  const known = ofLists.get(book) ?? new Map<string, ListSeen>();
  ofLists.set(book, known);
  const found = known.get(id);
  if (found) return found;
  const all = [...new Set([...book.current.values(), ...book.byVersion.values()])];
  const named = all.filter(({ list }) => list.id === id);
  const [first] = named;
  if (!first) return null;
  const allies = new Set(named.flatMap(({ list }) => list.commanders.externalAllies.map((ally) => ally.list)));
  const joined = all.filter(({ list }) => list.id === id || allies.has(list.id));
  const made = { name: first.list.name, bearers: joined.flatMap((list) => linesIn(list, book.tables)) };
  known.set(id, made);
  return made;
}
