import type { RulesTables } from "../../model/rules-tables";
import type { Troop } from "../../model/troop";
import type { Shooting } from "../../model/troop-shape";
import { rulesRow } from "../../rules/rules-row";
import { CARDS } from "../../words/cards";
import { sentenceCase } from "../../words/phrasing";
import { shortColumns } from "../../words/troops";

type Row = { readonly id: string; readonly name: string };

const named = (rows: readonly Row[], id: string | null): string => (rows.find((row) => row.id === id)?.name ?? "").toLowerCase();

const joined = (parts: readonly string[], joint: string): string => parts.filter(Boolean).join(joint);

/** "musket, high firepower". */
function shotWords({ weapon, firepower }: Shooting, { weapons, classifications }: RulesTables): string {
  return joined([named(weapons, weapon), named(classifications.firepowers, firepower ?? "average")], ", ");
}

/** "formed loose", "drilled, flexible close or loose". */
function orderWords({ training, formation }: Troop, { trainings, formations }: RulesTables["classifications"]): string {
  const order = named(formations, formation).replace("flexible, ", "flexible ");
  return joined([named(trainings, training), order], order.startsWith("flexible ") ? ", " : " ");
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
export function classificationWords(troop: Troop, tables: RulesTables): string {
  const { types, armours, qualities } = tables.classifications;
  const body = [
    named(types, troop.type),
    orderWords(troop, tables.classifications),
    named(tables.setFormations, troop.setFormation),
    named(armours, troop.armour),
    named(qualities, troop.quality),
  ];
  return sentenceCase([joined(body, ", "), ...weaponWords(troop, tables)].join("; "));
}

/** The short form that players write: "Foot, Formed close, Prot, Sup, Mu AFP, P&S, P&S; S&C, Elan, P&S"; a dash where there is no weapon. */
export function classificationShort(troop: Troop, tables: RulesTables): string {
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
