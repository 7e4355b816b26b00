import type { Findable } from "@/app/_components/find-list/find-lists";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { CHARACTERISTICS, Region } from "@/lib/model/enumerations";
import type { Verdict } from "@/lib/model/findings";
import type { RulesTables } from "@/lib/model/rules-tables";
import type { MyArmy } from "@/lib/model/stored-army";
import { houseArmies } from "@/lib/sheets/house-armies";
import { aboutMyArmy } from "@/lib/words/armies";
import { FORCE } from "@/lib/words/battle/force-forms";
import { yearsWords } from "@/lib/words/list-lines";

/** An army that can be taken into battle. */
export type ForceOption = {
  /** The id of a stored army or a sample army. */
  readonly id: string;
  readonly name: string;
  /** Null where no sample army comes from it. */
  readonly list: string | null;
  /** Its list, and whether it is legal. */
  readonly about: string;
  readonly isLegal: boolean;
  /** Null where it is fetched when it is sent. */
  readonly army: Army | null;
};

/** A sample army, found by the words of its list. */
export type ReadyOption = ForceOption & Findable & { readonly region: Region };

export type ForceOptions = { readonly mine: readonly ForceOption[]; readonly ready: readonly ReadyOption[] };

type Ready = { readonly id: string; readonly army: Army; readonly list: ArmyList; readonly verdict: Verdict };

/** The player's own armies that are not archived, the wanted one wherever it stands, and the sample armies. */
export function forceOptions(mine: readonly MyArmy[], ready: readonly Ready[], asked: string | null = null): ForceOptions {
  const atHand = mine.filter(({ id, place }) => place === "desk" || (id === asked && place !== "bin"));
  const listOf = ({ list: own }: MyArmy) =>
    ready.find(({ list }) => list.name === own?.name && yearsWords(list.years) === yearsWords(own.years))?.list.id ?? null;
  return {
    mine: atHand.map((one) => ({
      ...{ id: one.id, name: one.name, list: listOf(one), about: aboutMyArmy(one) },
      ...{ isLegal: one.judged?.errors === 0, army: null },
    })),
    ready: ready.map(({ id, army, list, verdict: { legal } }) => ({
      ...{ id, army, name: army.name, list: list.id, isLegal: legal, region: list.region },
      years: army.year === null ? list.years : [army.year, army.year],
      texts: { called: [list.name], covers: list.alsoCalled, troops: list.lines.map((line) => line.name) },
      about: FORCE.sample(list.name, yearsWords(list.years), legal),
    })),
  };
}

/** The two armies that an address sets against each other, as far as that can be; `trouble`: why not. */
type Asked = {
  readonly own: string | null;
  /** The computer's. */
  readonly enemy: ReadyOption | null;
  readonly trouble: "missing" | "same" | "other" | null;
};

/**
 * Finds the armies of an address by their ids; an empty id is none. A computer's army alone meets the other one of its battle. One that the
 * computer would not take against the player's is said, not exchanged in silence.
 */
export function askedForces(army: string | null, against: string | null, { mine, ready }: ForceOptions): Asked {
  const own = [...mine, ...ready].find(({ id }) => id === army) ?? null;
  const enemy = ready.find(({ id }) => id === against) ?? null;
  const none = { own: own?.id ?? null, enemy: null };
  if ((army && !own) || (against && !enemy)) return { ...none, trouble: "missing" };
  if (!enemy) return { ...none, trouble: null };
  if (own?.id === enemy.id) return { ...none, trouble: "same" };
  const [met, ...more] = own ? [own] : houseArmies(ready, null, enemy);
  if (!met || more.length > 0) return { own: null, enemy, trouble: null };
  const taken = houseArmies(ready, enemy.list, met);
  return { own: met.id, enemy, trouble: taken.every(({ id }) => id === enemy.id) ? null : "other" };
}

type Named = { readonly id: string; readonly name: string };

/** What each choice of a form is called. */
export type ForceNames = Readonly<
  Record<
    "grades" | "classes" | "camps" | "types" | "formations" | "trainings" | "setFormations" | "weapons" | "characteristics",
    readonly Named[]
  >
>;

const named = (rows: readonly Named[]): readonly Named[] => rows.map(({ id, name }) => ({ id, name }));

/** Those that matter before the battle begins. */
const ASKED: readonly (typeof CHARACTERISTICS)[number][] = ["barricades", "camelry", "caltrops", "scouts", "stakes"];

/** The names of the rules that a force entered by hand needs. */
export function forceNames({
  commanders,
  camps,
  classifications,
  setFormations,
  weapons,
  points,
  characteristics,
}: RulesTables): ForceNames {
  const { types, formations, trainings } = classifications;
  return {
    ...{ grades: named(commanders.grades), classes: named(commanders.classes), camps: named(camps.kinds) },
    ...{ types: named(types), formations: named(formations), trainings: named(trainings), setFormations: named(setFormations) },
    weapons: named(weapons.filter(({ id }) => points.shooting.some((one) => one.id === id))),
    characteristics: named(characteristics.filter(({ id }) => ASKED.includes(id))),
  };
}
