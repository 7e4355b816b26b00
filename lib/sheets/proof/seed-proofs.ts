import type { BattleEvent } from "../../model/battle-event";
import { SEATS } from "../../model/enumerations";
import { commitmentAgain, wordsAgain } from "../../rules/record/reckoned-again";
import { tablesVersion } from "../../rules/record/tables-version";
import { theKind } from "../../words/battle/terrain-words";
import { sentenceCase } from "../../words/phrasing";
import { type Checked, code, found, holds, type Proof, words } from "./proof";

/** The tables' version, by what the record says and by what they are. */
export function rulesProof(checked: Checked): readonly Proof[] {
  const { record, tables } = checked;
  const here = tablesVersion(tables);
  const rows = [
    { cells: [words("The record names"), code(record.rules)], holds: null },
    ...found(checked, "battle-opened").map(({ rules }) => ({
      cells: [words("The battle was opened under"), code(rules)],
      holds: rules === record.rules,
    })),
    { cells: [words("The tables used here come to"), code(here)], holds: here === record.rules },
  ];
  return [{ said: null, columns: ["Tables", "Version"], rows }];
}

/** The seed and its hash. */
export function commitmentProof({ record }: Checked): readonly Proof[] {
  const { seed, commitment } = record;
  const hash = commitmentAgain(record);
  const rows = [
    { cells: [words("Fingerprint told at the beginning"), code(commitment)], holds: null },
    { cells: [words("Seed told at the end"), code(seed)], holds: null },
    { cells: [words("SHA-256 of that seed, reckoned here"), code(hash)], holds: hash === null ? null : hash === commitment },
  ];
  return [{ said: null, columns: ["What", "Hex"], rows }];
}

const PLACING = ["the sector", "the edge"] as const;

/** What a draw decides: the side of a die, or which two cards change places. */
function purposeOf(event: BattleEvent, at: number, value: number, { names, tables }: Checked): string {
  if (event.type === "invasion-rolled") return `die of ${names.names[SEATS[at] ?? "a"]}`;
  if (event.type === "placing-rolled") return `die for ${PLACING[at] ?? "nothing"} of ${theKind(event.kind)}`;
  if (event.type === "adjusting-rolled") return `die against a piece, of ${names.names[event.by]}`;
  const last = tables.pack.reduce((sum, row) => sum + row.cards, 0) - at;
  return value + 1 === last ? `card ${last} stays` : `cards ${last} and ${value + 1}`;
}

/** Each draw with the word that it took, reckoned once more. */
export function drawsProof(checked: Checked): readonly Proof[] {
  const { record, names } = checked;
  const wordAt = wordsAgain(record);
  const drawings = record.events.flatMap((event) => ("draws" in event && event.draws ? [{ event, draws: event.draws }] : []));
  const rows = drawings.flatMap(({ event, draws }) =>
    draws.map(({ n, value, word }, index) => ({
      cells: [
        words(event.seq),
        words(purposeOf(event, index, value, checked)),
        words(word),
        wordAt ? words(wordAt(word)) : words("secret"),
        words(n),
        words(value),
      ],
      holds: wordAt && wordAt(word) % n === value && holds(checked, { seq: event.seq, at: index + 1 }),
    })),
  );
  return [
    {
      said: "Seed, battle and both nonces together make the words.",
      columns: ["Whose", "Nonce"],
      rows: SEATS.map((seat) => ({ cells: [words(sentenceCase(names.names[seat])), code(record.nonces[seat])], holds: null })),
    },
    {
      said: "Each draw takes the next word; what is left of it when it is divided is what was drawn.",
      columns: ["Event", "For", "Word no.", "Word", "Divided by", "Leaves"],
      rows,
    },
  ];
}
