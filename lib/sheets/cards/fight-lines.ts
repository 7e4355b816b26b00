import type { CardLine } from "../../model/army-cards";
import type { CombatTables } from "../../model/combat-tables";
import type { Movement } from "../../model/combat-terms";
import { SOURCES, type SourceKind } from "../../model/enumerations";
import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import { setFormationRow } from "../../rules/army/troop-traits";
import { claimsOfUnit } from "../../rules/combat/claims-of-unit";
import { fireOfUnit } from "../../rules/combat/fire-of-unit";
import { movementOf } from "../../rules/combat/movement-of";
import { rulesRow } from "../../rules/rules-row";
import type { BattlefieldBook } from "../../rules/table/battlefield-book";
import { moverOf } from "../../rules/table/may-scout";
import { SHOOTERS, UNIT_LINES } from "../../words/cards";
import { chargeLine, meleeLine, movementLine, shootingLine } from "../../words/combat";
import { quickTroopOf } from "./card-formation";

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
export function fightLines(body: Body, tables: Tables): readonly CardLine[] {
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
