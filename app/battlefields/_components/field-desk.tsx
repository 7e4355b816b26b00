"use client";

import { useEffect, useMemo, useRef } from "react";
import { AwaitedGlossaryCard, AwaitedWords } from "@/app/_components/awaited-words";
import type { BattlefieldTables } from "@/lib/model/battle-tables";
import type { Battlefield } from "@/lib/model/battlefield";
import { prepareBattlefield } from "@/lib/rules/table/battlefield-book";
import { BATTLEFIELDS, fieldTitle, MOVES_PROBLEMS, whereAndSize } from "@/lib/words/battlefields";
import { plain } from "@/lib/words/sentence";
import { AddPiece } from "./add-piece";
import { AskForm } from "./ask-form";
import { FieldActions } from "./field-actions";
import type { FieldRequest } from "./field-address";
import { FieldFacts } from "./field-facts";
import type { RolledField } from "./field-ground";
import { FieldList } from "./field-list";
import { FieldMap } from "./field-map";
import { readMoves } from "./field-moves";
import { type FieldRow, fieldRows } from "./field-rows";
import { HeldPiece } from "./held-piece";
import { UndoSteps } from "./undo-steps";
import { useFieldDesk } from "./use-field-desk";
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
          <h1 className="mt-1">{fieldTitle(field)}</h1>
          <p className="mt-1 font-serif text-[1.15rem] text-soft italic">
            <AwaitedWords text={where} />
          </p>
        </div>
        <FieldActions asked={asked} link={site + desk.address} title={fieldTitle(field)} about={plain(where)} />
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
