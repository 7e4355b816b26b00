import type { AfieldTables } from "@/lib/model/afield-tables";
import type { CardLine, UnitCard } from "@/lib/model/army-cards";
import type { SheetReader } from "@/lib/model/army-sheet";
import type { CombatTables } from "@/lib/model/combat-tables";
import type { Movement } from "@/lib/model/combat-terms";
import { SOURCES, type SourceKind } from "@/lib/model/enumerations";
import type { RulesTables } from "@/lib/model/rules-tables";
import type { Troop } from "@/lib/model/troop";
import type { Shooting } from "@/lib/model/troop-shape";
import { breakPoint } from "@/lib/rules/army/count";
import type { MusteredUnit } from "@/lib/rules/army/muster";
import { setFormationRow } from "@/lib/rules/army/troop-traits";
import { claimsOfUnit } from "@/lib/rules/combat/claims";
import { fireOfUnit } from "@/lib/rules/combat/fire";
import { rowValue, rulesRow } from "@/lib/rules/rules-row";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { movementOf, moverOf } from "@/lib/rules/table/may-move";
import { CARDS, SHOOTERS, UNIT_LINES } from "@/lib/words/cards";
import { chargeLine, meleeLine, movementLine, shootingLine } from "@/lib/words/combat";
import { sentenceCase } from "@/lib/words/phrasing";
import { orderWords, shortColumns } from "@/lib/words/troops";
import type { kept } from "../kept";
import { sheetUnit, variantFor } from "../sheet-commands";
import { cardFormation, quickTroopOf } from "./card-formation";
import { cardTraits } from "./card-traits";

type Row = { readonly id: string; readonly name: string };

const named = (rows: readonly Row[], id: string | null): string => (rows.find((row) => row.id === id)?.name ?? "").toLowerCase();

const joined = (parts: readonly string[], joint: string): string => parts.filter(Boolean).join(joint);

/** "musket, high firepower". */
function shotWords({ weapon, firepower }: Shooting, { weapons, classifications }: RulesTables): string {
  return joined([named(weapons, weapon), named(classifications.firepowers, firepower ?? "average")], ", ");
}

function weaponWords({ shooting, attached, impact, melee }: Troop, tables: RulesTables): readonly string[] {
  const { weapons } = tables;
  const charges = impact === null ? "" : CARDS.charge(named(weapons, impact));
  const fights = melee === null ? "" : CARDS.melee(named(weapons, melee));
  const bothWays = impact !== null && impact === melee ? CARDS.chargeAndMelee(named(weapons, impact)) : joined([charges, fights], "; ");
  return [shooting ? shotWords(shooting, tables) : "", ...attached.map((one) => CARDS.onBoard(shotWords(one, tables))), bothWays].filter(
    Boolean,
  );
}

/**
 * A classification in full words: "Foot, drilled close, pike and shot, protected, superior; musket, average firepower; charge and
 * melee: pike and shot". Its characteristics stand apart.
 */
function classificationWords(troop: Troop, tables: RulesTables): string {
  const { types, armours, qualities } = tables.classifications;
  const body = [
    named(types, troop.type),
    orderWords(troop, tables),
    named(tables.setFormations, troop.setFormation),
    named(armours, troop.armour),
    named(qualities, troop.quality),
  ];
  return sentenceCase([joined(body, ", "), ...weaponWords(troop, tables)].join("; "));
}

/** The short form that players write: "Foot, Formed close, Prot, Sup, Mu AFP, P&S, P&S; S&C, Elan, P&S"; a dash where there is no weapon. */
function classificationShort(troop: Troop, tables: RulesTables): string {
  const { type, formation, armour, quality, shot, shooting, impact, melee } = shortColumns(troop, tables);
  const weapons = [[shot, shooting].filter(Boolean).join(" "), impact, melee].map((one) => one || "–");
  const set = tables.setFormations.find((row) => row.id === troop.setFormation)?.short ?? "";
  const { firepowers } = tables.classifications;
  const aboard = troop.attached.map(({ weapon, firepower }) =>
    joined(
      [rulesRow(tables.weapons, weapon).short, firepower === null ? "" : rulesRow(firepowers, firepower).short, CARDS.onBoardShort],
      " ",
    ),
  );
  const special = troop.characteristics.map((id) => rulesRow(tables.characteristics, id).short);
  return joined([joined([type, formation, armour, quality, ...weapons], ", "), joined([...aboard, ...special, set], ", ")], "; ");
}

type Tables = { readonly rules: RulesTables; readonly combat: CombatTables; readonly battlefield: BattlefieldBook };
type Body = { readonly troop: Troop; readonly bases: number };
type Sourced = { readonly source: { readonly from: SourceKind } };

/** The source furthest from the rulebook. */
const furthest = (rows: readonly Sourced[]): SourceKind =>
  SOURCES.findLast((one) => rows.some(({ source }) => source.from === one)) ?? "rulebook";

/** Guns that only wheel have no line about the going, so it is no source of theirs. */
const movementRows = (troop: Troop, movements: readonly Movement[], { combat, battlefield }: Tables): readonly Sourced[] =>
  movements.flatMap(({ form, wheelsOnly }) => {
    const mover = moverOf(quickTroopOf(troop), form);
    const move = rulesRow(battlefield.tables.moves, mover);
    return wheelsOnly ? [move] : [move, rulesRow(combat.movement.going, mover)];
  });

function claimRows(ids: readonly string[], { claims }: CombatTables): readonly Sourced[] {
  return [...claims.general, ...claims.charge, ...claims.melee].filter((row) => ids.includes(row.id));
}

/** How many bases of a set formation shoot, or would in a complete one. Empty where all do. */
function shootersWords(troop: Troop, bases: number, rules: RulesTables): string {
  const shooters = setFormationRow(troop, rules)?.shooters;
  if (!shooters || shooters.may >= shooters.of) return "";
  return `; ${(bases === shooters.of ? SHOOTERS.whole : SHOOTERS.draft)(shooters.may, shooters.of)}`;
}

function fireLines({ troop, bases }: Body, { rules, combat }: Tables): readonly CardLine[] {
  const fire = fireOfUnit(troop, combat);
  const words = shootingLine(fire, rules);
  const rows = [
    ...fire.weapons.map(({ weapon }) => rulesRow(combat.ranges.weapons, weapon)),
    ...fire.extra.map(({ start }) => rulesRow(combat.ranges.special, start)),
  ];
  return words === null ? [] : [{ label: UNIT_LINES.shoots, words: words + shootersWords(troop, bases, rules), source: furthest(rows) }];
}

/** How a unit group moves, charges, fights on and shoots by its classification, a line each, with the source of its figures. */
function fightLines(body: Body, tables: Tables): readonly CardLine[] {
  const { rules, combat, battlefield } = tables;
  const { troop } = body;
  const movements = movementOf(troop, combat, battlefield.tables);
  const claims = claimsOfUnit(troop, combat, rules);
  const sourceOf = (of: typeof claims.charge) =>
    furthest(
      claimRows(
        of.map(({ id }) => id),
        combat,
      ),
    );
  return [
    { label: UNIT_LINES.moves, words: movementLine(movements), source: furthest(movementRows(troop, movements, tables)) },
    { label: UNIT_LINES.charge, words: chargeLine(claims), source: sourceOf(claims.charge) },
    { label: UNIT_LINES.melee, words: meleeLine(claims), source: sourceOf(claims.melee) },
    ...fireLines(body, tables),
  ];
}

type Given = {
  readonly reader: SheetReader;
  readonly rules: RulesTables;
  readonly battlefield: BattlefieldBook;
  readonly combat: CombatTables;
  readonly afield: Pick<AfieldTables, "killABase">;
  readonly command: UnitCard["command"];
  /** Keeps what is the same for every unit group of so many bases of one classification. */
  readonly bodies: ReturnType<typeof kept<UnitBody>>;
};

/** All that a card says of a classification and a number of bases. */
export type UnitBody = Pick<UnitCard, "classification" | "formation" | "lines" | "traits" | "follows">;

const bodyOf = (troop: Troop, bases: number, { rules, battlefield, combat, afield }: Omit<Given, "bodies">): UnitBody => ({
  classification: { words: classificationWords(troop, rules), short: classificationShort(troop, rules) },
  formation: cardFormation({ bases, troop }, battlefield),
  lines: [...fightLines({ troop, bases }, { rules, combat, battlefield })],
  ...cardTraits(troop, { rules, afield }),
});

/** The card of one unit group. Without a line in its list it has only a name and a number of bases. */
export function unitCard(mustered: MusteredUnit, { bodies, ...given }: Given): UnitCard {
  const { reader, rules, command } = given;
  const { number, name, line, bases, boxes, breaksAfter, points } = sheetUnit(mustered, rules, reader);
  const variant = variantFor(reader, mustered);
  const named = { number, name, line, command, bases, points };
  if (variant === null)
    return { ...named, counts: "", classification: null, formation: null, boxes: [], breaks: null, lines: [], traits: [], follows: [] };
  const { troop, tugs } = variant;
  const perBase = rowValue(rules.army.limits, "wounds-per-base");
  const at = Math.min(breakPoint(troop, bases, rules), bases * perBase);
  return {
    ...named,
    counts: CARDS.counts(tugs),
    ...bodies(`${bases} ${JSON.stringify(troop)}`, () => bodyOf(troop, bases, given)),
    boxes,
    breaks: { at, perBase, words: breaksAfter },
  };
}
