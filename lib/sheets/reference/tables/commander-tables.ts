import type { ReferenceTable } from "@/lib/model/quick-reference";
import type { Needs } from "@/lib/model/reference-terms";
import type { RulesTables } from "@/lib/model/rules-tables";
import { rulesRow } from "@/lib/rules/rules-row";
import { COMMANDER_TABLES, MARCH_TABLE, PACK_TABLE, yesNo } from "@/lib/words/reference";
import { column, named, row } from "./table-parts";

type PackBook = { readonly rules: Pick<RulesTables, "pack" | "deathDice"> };

/** The command cards of the one pack, by what each is worth ("Command Cards or Counters 2, 3"). */
export function packTables({ rules }: PackBook): readonly ReferenceTable[] {
  const rows = rules.pack.map(({ id, cards, value, coloured, source }) =>
    row(id, [rulesRow(rules.deathDice, id).letter, String(cards), String(value), yesNo(coloured)], source),
  );
  const columns = [
    column("card", PACK_TABLE.card, "cards"),
    column("number", PACK_TABLE.number),
    column("value", PACK_TABLE.worth),
    column("coloured", PACK_TABLE.coloured),
  ];
  return [{ id: "pack", title: null, columns, rows }];
}

type Rules = Pick<RulesTables, "commanders" | "deathDice">;
type CommanderBook = { readonly rules: Rules };
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
export const commanderTables = ({ rules }: CommanderBook): readonly ReferenceTable[] => [grades(rules), classes(rules)];

type MarchBook = { readonly rules: Pick<RulesTables, "army" | "commanders"> };

const MARCHES: readonly (readonly [keyof typeof MARCH_TABLE.who, Needs])[] = [
  ["march-cards-skirmishers", [["form:skirmish"]]],
  ["march-cards-mounted", [["type:mounted"]]],
  ["march-cards-others", []],
];

/** The grades that never hold so many cards. */
const neverHold = (cards: number, { commanders }: MarchBook["rules"]) =>
  commanders.grades.filter((grade) => grade.cards < cards).map(({ id }) => id);

/** The red cards that a flank march needs to arrive ("Flank marching 3.4"). */
export function marchTables({ rules }: MarchBook): readonly ReferenceTable[] {
  const rows = MARCHES.map(([id, needs]) => {
    const { value, source } = rulesRow(rules.army.limits, id);
    return row(id, [MARCH_TABLE.who[id], MARCH_TABLE.cards(value, neverHold(value, rules))], source, { needs });
  });
  return [{ id: "march-cards", title: null, columns: [column("who", MARCH_TABLE.march), column("red", MARCH_TABLE.red)], rows }];
}
