import { BEARER_TRAITS, type Bearer, type BearerTrait } from "../../model/bearer-traits";
import type { QuickTroop } from "../../model/force";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { type TroopProblemCode, troopProblems } from "../../model/troop-consistency";
import type { Book } from "../army/book";
import { asTold } from "../army/typed-force";
import { troopBearer } from "./troop-bearer";

const kindOf = (trait: BearerTrait): string => trait.slice(0, trait.indexOf(":"));
const ofKinds = (kinds: readonly string[]): readonly BearerTrait[] => BEARER_TRAITS.filter((one) => kinds.includes(kindOf(one)));

const OF_LEADERS = ["commander", "grade", "class", "camp"];

/** A unit group of which nothing is known, */
export const EVERY_UNIT: Bearer = new Set(BEARER_TRAITS.filter((one) => !OF_LEADERS.includes(kindOf(one))));
/** and a whole force. */
export const ANYBODY: Bearer = new Set(BEARER_TRAITS);

/** What a unit group on the table does not show, */
const UNTOLD = ["armour", "quality", "firepower", "impact", "melee"];

/** and what a type alone rules out, whatever else a classification says. */
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

/** The same troops having this too: a weapon that they shoot with may be on board. */
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

/** The kinds of traits that a force typed in may have and its player has not told. */
const leftBlank = ({ weapon, setFormation, training }: QuickTroop): readonly string[] => [
  "has",
  ...(weapon === null ? ["shoots"] : []),
  ...(setFormation === null ? ["set"] : []),
  ...(training === null ? ["training"] : []),
];

function guessed(seen: QuickTroop, isTypedIn: boolean, tables: RulesTables): Bearer {
  const told = asTold(seen);
  const onBoard = seen.type === "elephant" || seen.type === "battle-wagon" ? ["shoots"] : [];
  const open = ofKinds([...UNTOLD, ...onBoard, ...(isTypedIn ? leftBlank(seen) : [])]);
  const already = contradictions(told);
  const more = open.flatMap((trait) => {
    const troops = withTrait(told, trait).filter((one) => contradictions(one).every((code) => already.includes(code)));
    return troops.flatMap((one) => [trait, ...troopBearer(one, tables)]);
  });
  return new Set([...troopBearer(told, tables), ...more]);
}

/** What one sees of troops, as a key. */
const lookOf = ({ type, formation, training, setFormation, weapon, characteristics }: QuickTroop): string =>
  [type, formation, training, setFormation, weapon, ...[...characteristics].sort()].join(" ");

/** All that troops of any list have that look the same. */
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

/** A book never changes, and takes a while to be looked through. */
const looksIn = new WeakMap<Book, ReadonlyMap<string, Bearer>>();

/**
 * All that a unit group may be or have that is seen on the table as this: whatever troops of any list look like that, or, of a force that
 * was typed in, whatever its type and formation can have and its player has not told.
 */
export function possibleBearer(seen: QuickTroop, isTypedIn: boolean, book: Book): Bearer {
  const looks = looksIn.get(book) ?? bearersByLook(book);
  looksIn.set(book, looks);
  return (isTypedIn ? undefined : looks.get(lookOf(seen))) ?? guessed(seen, isTypedIn, book.tables);
}
