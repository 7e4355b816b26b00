import { useMemo, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { Said } from "@/app/_components/said";
import { SelectField } from "@/app/_components/text-field";
import type { Army } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { SheetReader, TextStyle } from "@/lib/model/army-sheet";
import type { Assessment } from "@/lib/model/assessment";
import type { Version } from "@/lib/model/identifiers";
import type { RulesTables } from "@/lib/model/rules-tables";
import { type Book, pinAllVersions } from "@/lib/rules/army/book";
import { prepare } from "@/lib/rules/army/prepare";
import { armySheet } from "@/lib/sheets/army-sheet";
import { BYTE_ORDER_MARK } from "@/lib/sheets/csv";
import { sheetText } from "@/lib/sheets/sheet-text";
import { EXPORTING } from "@/lib/words/importing";
import { fileName } from "./save-file";
import { TextPreview } from "./text-preview";

/** The server’s verdict of an army, in a sentence. */
async function judgeOverApi(army: Army): Promise<string> {
  const answer = await askServer<Assessment>("POST", "/api/assess", { body: army });
  if (!answer.ok) return EXPORTING.programs.refused(answer.error.message);
  const { findings, numbers } = answer.value;
  const errors = findings.filter((one) => one.severity === "error").length;
  return EXPORTING.programs.answer(errors, numbers.points);
}

type Exported = {
  readonly army: Army;
  readonly book: Book;
  /** The version of the tables in the book. */
  readonly rules: Version;
  /** The share that is this very army; null where there is none. */
  readonly link: string | null;
};

type Format = TextStyle | "json";

/** An army as text for forums and organisers, or as the document that programs read. */
export function ExportPreview(exported: Exported) {
  const [format, setFormat] = useState<Format>("full");
  const [reader, setReader] = useState<SheetReader>("own");
  return (
    <>
      <div className="mb-3 grid max-w-md grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
        <SelectField label={EXPORTING.format} value={format} onChange={(event) => setFormat(event.target.value as Format)}>
          <Options words={EXPORTING.formats} />
        </SelectField>
        {format !== "json" && (
          <SelectField label={EXPORTING.reader} value={reader} onChange={(event) => setReader(event.target.value as SheetReader)}>
            <Options words={EXPORTING.readers} />
          </SelectField>
        )}
      </div>
      {format === "json" ? <Json {...exported} /> : <Text {...exported} reader={reader} format={format} />}
    </>
  );
}

function Options({ words }: { words: Readonly<Record<string, string>> }) {
  return Object.entries(words).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

function Text({ army, book, rules, link, reader, format }: Exported & { reader: SheetReader; format: TextStyle }) {
  const text = useMemo(() => sheetText(armySheet(army, book, { reader, rules, link }), format), [army, book, rules, link, reader, format]);
  const file =
    format === "csv"
      ? { name: fileName(army.name, "csv"), type: "text/csv;charset=utf-8", begins: BYTE_ORDER_MARK }
      : { name: fileName(army.name, "txt"), type: "text/plain;charset=utf-8" };
  return (
    <>
      {format === "full" && <p className="mb-2 max-w-prose text-soft">{EXPORTING.keepColumns}</p>}
      <TextPreview name={EXPORTING.text} text={text} file={file} inColumns={format === "full" || format === "csv"} />
    </>
  );
}

function Json({ army, book, rules }: Exported) {
  const pinned = useMemo(() => pinAllVersions(army, book, rules), [army, book, rules]);
  return (
    <>
      <p className="mb-2 max-w-prose text-soft">{EXPORTING.aboutJson}</p>
      <TextPreview
        name={EXPORTING.json}
        text={JSON.stringify(pinned, null, 2)}
        file={{ name: fileName(army.name, "json"), type: "application/json" }}
      />
      <ForPrograms army={pinned} />
    </>
  );
}

function ForPrograms({ army }: { army: Army }) {
  const [status, setStatus] = useState<{ readonly of: Army; readonly words: string } | null>(null);
  return (
    <details className="mt-4 border-t border-rule">
      <summary className="min-h-[44px] content-center">{EXPORTING.programs.summary}</summary>
      <p className="mb-3 max-w-prose">
        <Said words={EXPORTING.programs.about} slots={{ address: (text) => <code>{text}</code> }} />
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <button type="button" className="button" onClick={async () => setStatus({ of: army, words: await judgeOverApi(army) })}>
          {EXPORTING.programs.check}
        </button>
        <span role="status" className="text-soft">
          {status?.of === army && status.words}
        </span>
      </div>
    </details>
  );
}

export type ListsAndTables = Omit<Exported, "book"> & { readonly lists: readonly ArmyList[]; readonly tables: RulesTables };

/** The same where the book is not prepared yet. */
export function ExportFromLists({ lists, tables, ...exported }: ListsAndTables) {
  const book = useMemo(() => prepare(lists, tables), [lists, tables]);
  return <ExportPreview {...exported} book={book} />;
}
