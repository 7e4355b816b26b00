"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { AwaitedGlossaryCard, AwaitedWords } from "@/app/_components/awaited-words";
import { fieldLayout } from "@/app/_components/battlefield/field-layout";
import { fieldName } from "@/app/_components/battlefield/field-name";
import { HandlingPad, HandlingReasons } from "@/app/_components/handling/handling-pad";
import { SourceMark } from "@/app/_components/source-mark";
import { SelectField } from "@/app/_components/text-field";
import type { BattlefieldTables } from "@/lib/model/battle-tables";
import type { Battlefield, Piece } from "@/lib/model/battlefield";
import type { TerrainKind } from "@/lib/model/enumerations";
import { prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { placementSentence } from "@/lib/words/battle/handling";
import { lengthWords } from "@/lib/words/battle/terrain";
import {
  BATTLEFIELDS,
  fieldSources,
  flankSentence,
  kindTitle,
  kindWhole,
  MOVES_PROBLEMS,
  remarkSentence,
  sidesSentence,
  whereAndSize,
} from "@/lib/words/battlefields";
import { whyWords } from "@/lib/words/reasons";
import { plain, say } from "@/lib/words/sentence";
import { AskForm } from "./ask-form";
import { FieldActions } from "./field-actions";
import type { FieldRequest } from "./field-address";
import { FieldList, type FieldRow, fieldRows } from "./field-list";
import { FieldMap } from "./field-map";
import { isAdded, MOST_ADDED, readMoves } from "./field-moves";
import { deploymentDepth, fieldRemarks, flankOf, groundWith, ROLES, type RolledField } from "./rolled-field";
import { type FieldState, useFieldDesk } from "./use-field-desk";
import "./field.css";

type Props = {
  readonly field: Battlefield;
  readonly tables: RolledField["tables"] & { readonly battlefield: BattlefieldTables };
  readonly asked: Omit<FieldRequest, "moves">;
  readonly moves: string | null;
  /** The address of this site, for shared links. */
  readonly site: string;
};

/** From so many lines in the list, the printed page is set smaller. */
const LINES = { many: 8, most: 11 } as const;

function linesOf(rows: readonly FieldRow[]): keyof typeof LINES | "few" {
  const lines = rows.length + rows.filter(({ reasons }) => reasons.length > 0).length / 2;
  return lines >= LINES.most ? "most" : lines >= LINES.many ? "many" : "few";
}

/** What the form says was rolled. */
function rolledWords({ territory, square, table: { width, depth } }: Battlefield, { territories }: RolledField["tables"]) {
  return { territory: territories.find(({ id }) => id === territory)?.name ?? "", square, table: `${width} × ${depth}` };
}

/** A battlefield without a battle: to be changed by hand, shared and printed. */
export function FieldDesk({ field, tables, asked, moves, site }: Props) {
  const rolled = useMemo(() => ({ field, tables, book: prepareBattlefield(tables.battlefield) }), [field, tables]);
  const read = useMemo(() => readMoves(moves, field), [moves, field]);
  const desk = useFieldDesk(rolled, read.ok ? read.pieces : field.pieces, asked);
  const { pieces, taken } = desk;
  const where = whereAndSize(field, tables);
  const name = fieldName(field, tables, field.seed);
  const aside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that put the piece down has disappeared with the panel.
    if (taken === null && document.activeElement === document.body) aside.current?.focus({ preventScroll: true });
  }, [taken]);
  const rows = useMemo(() => fieldRows(rolled, pieces), [rolled, pieces]);
  return (
    <article data-lines={linesOf(rows)} className="battlefield-page px-4 py-6 md:px-7 print:p-0">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="eyebrow">{BATTLEFIELDS.desk.eyebrow}</p>
          <h1 className="mt-1">{name}</h1>
          <p className="mt-1 font-serif text-[1.15rem] text-soft italic">
            <AwaitedWords text={where} />
          </p>
        </div>
        <FieldActions asked={asked} link={site + desk.address} title={name} about={plain(where)} />
      </header>
      {!read.ok && <p className="finding mb-4 max-w-prose">{MOVES_PROBLEMS[read.problem]}</p>}
      <div className="battlefield-desk">
        <FieldMap rolled={rolled} desk={desk} rows={rows} />
        <div ref={aside} tabIndex={-1} className="battlefield-aside focus:outline-none print:hidden">
          <UndoSteps desk={desk} />
          {taken ? <HeldPiece rolled={rolled} desk={desk} piece={taken} /> : <AddPiece rolled={rolled} desk={desk} />}
        </div>
      </div>
      <FieldList rolled={rolled} desk={desk} rows={rows} />
      <FieldFacts rolled={rolled} pieces={pieces} link={site + desk.address} />
      <details className="battlefield-more max-w-4xl print:hidden">
        <summary>
          <h2>{BATTLEFIELDS.desk.elsewhere}</h2>
        </summary>
        <p className="mt-1 mb-4 max-w-prose text-soft">{BATTLEFIELDS.desk.elsewhereNote}</p>
        <AskForm tables={tables} asked={asked} send={BATTLEFIELDS.desk.elsewhereSend} rolled={rolledWords(field, tables)} />
      </details>
      <AwaitedGlossaryCard />
    </article>
  );
}

/** Undoes changes by hand, one by one or all of them. */
function UndoSteps({ desk: { undo, redo, asRolled, canUndo, canRedo, isAsRolled } }: { readonly desk: FieldState }) {
  return (
    <p className="battlefield-steps">
      <Step name={BATTLEFIELDS.desk.undo} shortcut="Control+Z" can={canUndo} act={undo} />
      <Step name={BATTLEFIELDS.desk.redo} shortcut="Control+Shift+Z" can={canRedo} act={redo} />
      <Step name={BATTLEFIELDS.desk.reset} can={!isAsRolled} act={asRolled} />
    </p>
  );
}

type StepProps = { readonly name: string; readonly shortcut?: string; readonly can: boolean; readonly act: () => void };

function Step({ name, shortcut, can, act }: StepProps) {
  return (
    <button type="button" className="button" aria-keyshortcuts={shortcut} aria-disabled={!can} onClick={() => can && act()}>
      {name}
    </button>
  );
}

/** How to change a battlefield by hand, and a form that adds a piece. */
function AddPiece({ rolled, desk }: { readonly rolled: RolledField; readonly desk: FieldState }) {
  const kinds = rolled.book.tables.terrainKinds.filter(({ territories }) => territories.includes(rolled.field.territory));
  const [chosen, setChosen] = useState<TerrainKind | null>(null);
  const kind = kinds.find(({ id }) => id === chosen) ?? kinds[0];
  if (!kind) return null;
  const isFull = desk.pieces.filter(isAdded).length >= MOST_ADDED;
  return (
    <section aria-label={BATTLEFIELDS.add.heading}>
      <p className="eyebrow">{BATTLEFIELDS.add.heading}</p>
      <p className="mt-1 mb-4 text-soft">{BATTLEFIELDS.add.how}</p>
      <SelectField
        label={BATTLEFIELDS.add.label}
        value={kind.id}
        onChange={({ currentTarget }) => setChosen(currentTarget.value as TerrainKind)}
      >
        {kinds.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <button type="button" className="button mt-3" aria-disabled={isFull} onClick={() => !isFull && desk.add(kind.id)}>
        {BATTLEFIELDS.add.button}
      </button>
      <p className="mt-3 text-[0.9rem] text-soft">
        <AwaitedWords text={kindWhole(kind)} />
      </p>
      {isFull && <p className="mt-2 text-soft">{BATTLEFIELDS.add.full}</p>}
    </section>
  );
}

type HeldProps = { readonly rolled: RolledField; readonly desk: FieldState; readonly piece: Piece };

/** The selected piece: what it is, what the rules say about its place, and the buttons that move it. */
function HeldPiece({ rolled, desk, piece }: HeldProps) {
  const { hand, pieces, take, remove } = desk;
  const row = rolled.book.kinds[piece.kind];
  const { measures } = groundWith(rolled, []);
  const sides = piece.as === "flank" ? measures.flankPiece : measures[piece.as];
  return (
    <section aria-label={BATTLEFIELDS.held.label}>
      <p className="eyebrow">{BATTLEFIELDS.held.label}</p>
      <h2 className="mt-1">{plain(kindTitle(piece.kind))}</h2>
      <p className="mt-1 text-soft">
        <AwaitedWords text={kindWhole(row)} />
      </p>
      <div className="my-3">
        <HandlingReasons hand={hand} told={(reason) => placementSentence(reason, { seat: null, roles: ROLES, pieces })} />
      </div>
      <p className="mb-3 flex flex-wrap gap-2">
        <button type="button" className="button" data-filled onClick={() => take(null)}>
          {BATTLEFIELDS.held.done}
        </button>
        <button type="button" className="button" onClick={() => remove(piece.id)}>
          {BATTLEFIELDS.held.remove}
        </button>
      </p>
      <HandlingPad hand={hand} layout={fieldLayout(rolled.field.table, "defender")} />
      <div className="mt-3 text-[0.9rem] text-soft">
        {sidesSentence(piece.as, sides)} <SourceMark from={sides.source.from} why={sides.source.why && whyWords(sides.source.why)} />{" "}
        {BATTLEFIELDS.held.mayBreakRules}
      </div>
    </section>
  );
}

type FactsProps = { readonly rolled: RolledField; readonly pieces: readonly Piece[]; readonly link: string };

const { facts: FACTS } = BATTLEFIELDS;

/** What holds for the whole battlefield, and which of its values are not printed in the rulebook. */
function FieldFacts({ rolled, pieces, link }: FactsProps) {
  const { field, book, tables } = rolled;
  const { measures } = groundWith(rolled, []);
  const kinds = book.tables.terrainKinds.filter(({ id }) => pieces.some(({ kind }) => kind === id));
  const remarks = fieldRemarks(rolled, pieces);
  return (
    <section className="battlefield-facts">
      {remarks.length > 0 && (
        <ul className="mb-4 grid gap-2">
          {remarks.map((remark) => (
            <li key={plain(remarkSentence(remark))} className="finding" data-severity="warning">
              <AwaitedWords text={remarkSentence(remark)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <AwaitedWords
          text={say`${flankSentence(field, flankOf(field)?.edge ?? null, tables)} ${FACTS.deployment(lengthWords(deploymentDepth(rolled)), lengthWords(measures.sector.value))}`}
        />
      </p>
      <details className="battlefield-more text-[0.9rem] text-soft print:hidden">
        <summary>{FACTS.sources}</summary>
        <ul className="mt-1">
          {fieldSources(field, kinds, book.tables, tables).map(({ what, from, why }) => (
            <li key={why}>
              {FACTS.source(what)}
              <SourceMark from={from} why={why} />
            </li>
          ))}
        </ul>
      </details>
      <p className="battlefield-link">{FACTS.footer(link, field.seed)}</p>
    </section>
  );
}
