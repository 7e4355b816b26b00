import type { BattleEvent } from "../../model/battle-event";
import { SEATS } from "../../model/enumerations";
import { commitmentAgain, wordsAgain } from "../../rules/record/reckoned-again";
import { tablesVersion } from "../../rules/record/tables-version";
import { theKind } from "../../words/battle/terrain-words";
import { PROOF } from "../../words/battle/verify";
import { sentenceCase } from "../../words/phrasing";
import { type Checked, code, found, holds, type Proof, words } from "./proof";

/** The version of the tables, as the record names it and as it is here. */
export function rulesProof(checked: Checked): readonly Proof[] {
  const { record, tables } = checked;
  const here = tablesVersion(tables);
  const rows = [
    { cells: [words(PROOF.rules.named), code(record.rules)], holds: null },
    ...found(checked, "battle-opened").map(({ rules }) => ({
      cells: [words(PROOF.rules.opened), code(rules)],
      holds: rules === record.rules,
    })),
    { cells: [words(PROOF.rules.here), code(here)], holds: here === record.rules },
  ];
  return [{ said: null, columns: PROOF.rules.columns, rows }];
}

/** The seed and its hash. */
export function commitmentProof({ record }: Checked): readonly Proof[] {
  const { seed, commitment } = record;
  const hash = commitmentAgain(record);
  const rows = [
    { cells: [words(PROOF.commitment.commitment), code(commitment)], holds: null },
    { cells: [words(PROOF.commitment.seed), code(seed)], holds: null },
    { cells: [words(PROOF.commitment.hash), code(hash)], holds: hash === null ? null : hash === commitment },
  ];
  return [{ said: null, columns: PROOF.commitment.columns, rows }];
}

/** What a draw decides: the side of a die, or which two cards change places. */
function purposeOf(event: BattleEvent, at: number, value: number, { names, tables }: Checked): string {
  const { draws } = PROOF;
  if (event.type === "invasion-rolled") return draws.invasion(names, SEATS[at] ?? "a");
  if (event.type === "placing-rolled") return draws.placing(at, theKind(event.kind));
  if (event.type === "adjusting-rolled") return draws.adjusting(names, event.by);
  const last = tables.pack.reduce((sum, row) => sum + row.cards, 0) - at;
  return value + 1 === last ? draws.stays(last) : draws.swap(last, value + 1);
}

/** Each draw with the word that it used, worked out again. */
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
        wordAt ? words(wordAt(word)) : words(PROOF.secret),
        words(n),
        words(value),
      ],
      holds: wordAt && wordAt(word) % n === value && holds(checked, { seq: event.seq, at: index + 1 }),
    })),
  );
  return [
    {
      ...PROOF.draws.nonces,
      rows: SEATS.map((seat) => ({ cells: [words(sentenceCase(names.names[seat])), code(record.nonces[seat])], holds: null })),
    },
    {
      said: PROOF.draws.said,
      columns: PROOF.draws.columns,
      rows,
    },
  ];
}
