import type { CardFormation, Figure } from "../../model/army-cards";
import type { Form, ShootingWeapon } from "../../model/enumerations";
import type { QuickTroop } from "../../model/force";
import type { Troop } from "../../model/troop";
import { formsOf } from "../../rules/army/troop-traits";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { filesAllowed, filesOf, sidesOf } from "../../rules/table/unit-shape";
import { FORMATION_WORDS } from "../../words/cards";
import { widthsWords } from "../../words/numerals";

const GUNS: Partial<Record<ShootingWeapon, Figure>> = { "light-artillery": "light-gun", "heavy-artillery": "heavy-gun" };
const BOWS: readonly ShootingWeapon[] = ["bow", "longbow", "crossbow", "javelin", "sling", "dart"];

const shooterOf = ({ shooting }: Troop): Figure => (shooting && BOWS.includes(shooting.weapon) ? "bow" : "shot");

function footFigure(troop: Troop): Figure {
  if (troop.shooting) return shooterOf(troop);
  const isPike = troop.impact === "pike" || troop.melee === "pike" || troop.characteristics.includes("pikes");
  return isPike ? "pike" : "blade";
}

/** The figure on a base of troops that are all alike. */
function figureOf(troop: Troop): Figure {
  if (troop.formation === "dragoon") return "dragoon";
  switch (troop.type) {
    case "foot":
      return footFigure(troop);
    case "mounted":
      return troop.shooting ? "horse-shot" : "horse";
    case "artillery":
      return GUNS[troop.shooting?.weapon ?? "medium-artillery"] ?? "medium-gun";
    case "elephant":
      return "elephant";
    case "battle-wagon":
      return "wagon";
    default:
      return troop.type satisfies never;
  }
}

/** The troop as the table knows it. */
export const quickTroopOf = ({ type, formation, training, setFormation, shooting, characteristics }: Troop): QuickTroop => ({
  ...{ type, formation, training, setFormation, weapon: shooting?.weapon ?? null },
  characteristics: [...characteristics],
});

type Body = { readonly bases: number; readonly troop: Troop };
type Ranks = CardFormation["ranks"];

/** The ranks of a plan, without the rear bases that a draft lacks. */
function planned(plan: readonly string[], { bases, troop }: Body): Ranks {
  const figures: Readonly<Record<string, Figure>> = { P: "pike", S: shooterOf(troop), B: figureOf(troop) };
  let left = bases;
  const ranks = plan.map((rank) =>
    [...rank].map((mark) => {
      const figure = figures[mark] ?? null;
      if (figure !== null) left -= 1;
      return left < 0 ? null : figure;
    }),
  );
  return ranks.filter((rank) => rank.some((one) => one !== null));
}

/** Whole ranks, and behind them what is left. */
function ranked(files: number, { bases, troop }: Body): Ranks {
  const figure = figureOf(troop);
  return Array.from({ length: Math.ceil(bases / files) }, (_, rank) =>
    Array.from({ length: Math.min(files, bases - rank * files) }, () => figure),
  );
}

/** "2 to 4 wide (here 2, 2 deep)", "1, 2 or 4 wide (drawn 4 by 1)". */
const shapeWords = (usual: number, allowed: readonly number[], deep: number): string =>
  FORMATION_WORDS.shape(usual, allowed.length === 1 ? null : widthsWords(allowed), deep);

/** A draft may have fewer or more bases than its plan has places. */
function plannedWords(plan: readonly string[], bases: number, shape: string): string {
  const places = [...plan.join("")].filter((mark) => mark !== ".").length;
  if (bases < places) return FORMATION_WORDS.tooFew(bases, places);
  return bases > places ? FORMATION_WORDS.tooMany(shape, bases - places) : shape;
}

/**
 * A unit group base by base as it usually stands: its set formation where that has a plan, otherwise the squarest of its legal shapes
 * ("Formations: Legal formations when out of combat"), in its default form. Depths in hundredths of a BW.
 */
export function cardFormation(body: Body, book: BattlefieldBook): CardFormation {
  const troop = quickTroopOf(body.troop);
  const form: Form = formsOf(troop)[0] ?? "loose";
  const { usual } = filesOf({ bases: body.bases, troop }, form, book);
  const plan = troop.setFormation === null ? null : book.formations[troop.setFormation].ranks;
  const ranks = plan ? planned(plan, body) : ranked(usual, body);
  const deep = plan ? plan.length : ranks.length;
  const { depth } = sidesOf({ bases: body.bases, troop }, form, usual, book);
  const shape = shapeWords(usual, filesAllowed({ bases: body.bases, troop }, book), deep);
  return { form, ranks, depth: depth / deep, words: plan ? plannedWords(plan, body.bases, shape) : shape };
}
