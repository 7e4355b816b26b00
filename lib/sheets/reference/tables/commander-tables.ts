import type { ReferenceTable } from "../../../model/quick-reference";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { COMMANDER_TABLES, yesNo } from "../../../words/reference";
import { column, named, row } from "./table-parts";

type Rules = Pick<RulesTables, "commanders" | "deathDice">;
type Book = { readonly rules: Rules };
type Class = RulesTables["commanders"]["classes"][number];

function grades({ commanders, deathDice }: Rules): ReferenceTable {
  const letter = (die: (typeof deathDice)[number]["id"]) => rulesRow(deathDice, die).letter;
  const rows = commanders.grades.map(({ id, name, cards, blockSize, invasionDie, kabDie, armyOnly, source }) =>
    row(
      id,
      [
        armyOnly ? COMMANDER_TABLES.armyOnly(named(name)) : named(name),
        String(cards),
        String(blockSize),
        letter(invasionDie),
        letter(kabDie),
      ],
      source,
      {
        needs: [[`grade:${id}`]],
      },
    ),
  );
  return {
    id: "grades",
    title: null,
    columns: [
      column("grade", COMMANDER_TABLES.grade),
      column("cards", COMMANDER_TABLES.cards),
      column("block", COMMANDER_TABLES.groups),
      column("invasion", COMMANDER_TABLES.invasion, "dice"),
      column("kill", COMMANDER_TABLES.killABase, "dice"),
    ],
    rows,
  };
}

/** How many cards an army commander of this class gives to subs of the same class: "any number, within 20". */
function giftFigure({ giftCards, giftRange }: Class): string {
  if (giftCards === 0) return "–";
  return COMMANDER_TABLES.gift(giftCards, giftRange);
}

function classes({ commanders }: Rules): ReferenceTable {
  const rows = commanders.classes.map((one) =>
    row(
      one.id,
      [
        named(one.name, { tribal: "tribal-commander" }),
        String(one.commandRange),
        giftFigure(one),
        yesNo(one.floats),
        yesNo(one.promptsOthers),
      ],
      one.source,
      {
        needs: [[`class:${one.id}`]],
      },
    ),
  );
  return {
    id: "classes",
    title: null,
    columns: [
      column("class", COMMANDER_TABLES.class),
      column("range", COMMANDER_TABLES.range),
      column("gifts", COMMANDER_TABLES.gifts),
      column("floats", COMMANDER_TABLES.floats),
      column("others", COMMANDER_TABLES.prompts),
    ],
    rows,
  };
}

/** The grades and classes of commanders, ranges in BW ("Command and Commanders: Commanders"). */
export const commanderTables = ({ rules }: Book): readonly ReferenceTable[] => [grades(rules), classes(rules)];
