import type { ReferenceTable } from "../../../model/reference-tables";
import type { RulesTables } from "../../../model/rules-tables";
import { rulesRow } from "../../../rules/rules-row";
import { column, row } from "./table-parts";

type Rules = Pick<RulesTables, "commanders" | "deathDice">;
type Book = { readonly rules: Rules };
type Class = RulesTables["commanders"]["classes"][number];

function grades({ commanders, deathDice }: Rules): ReferenceTable {
  const letter = (die: (typeof deathDice)[number]["id"]) => rulesRow(deathDice, die).letter;
  const rows = commanders.grades.map(({ id, name, cards, blockSize, invasionDie, kabDie, armyOnly, source }) =>
    row(id, [armyOnly ? `${name} (army)` : name, String(cards), String(blockSize), letter(invasionDie), letter(kabDie)], source, {
      needs: [[`grade:${id}`]],
    }),
  );
  return {
    id: "grades",
    title: null,
    columns: [
      column("grade", "Grade"),
      column("cards", "Cards"),
      column("block", "Group of"),
      column("invasion", "Invasion", "dice"),
      column("kill", "KaB on him", "dice"),
    ],
    rows,
  };
}

/** To whom of his own class an army commander of this one gives how many cards: "any number, within 20". */
function giftFigure({ giftCards, giftRange }: Class): string {
  if (giftCards === 0) return "–";
  return `${giftCards === null ? "any number" : `${giftCards} each`}, within ${giftRange}`;
}

const yes = (is: boolean): string => (is ? "yes" : "no");

function classes({ commanders }: Rules): ReferenceTable {
  const rows = commanders.classes.map((one) =>
    row(one.id, [one.name, String(one.commandRange), giftFigure(one), yes(one.floats), yes(one.promptsOthers)], one.source, {
      needs: [[`class:${one.id}`]],
    }),
  );
  return {
    id: "classes",
    title: null,
    columns: [
      column("class", "Class"),
      column("range", "Range"),
      column("gifts", "Gifts to subs of his class, not allies"),
      column("floats", "Floats"),
      column("others", "Prompts others'"),
    ],
    rows,
  };
}

/** The grades and classes of commanders, ranges in BW ("Command and Commanders: Commanders"). */
export const commanderTables = ({ rules }: Book): readonly ReferenceTable[] => [grades(rules), classes(rules)];
