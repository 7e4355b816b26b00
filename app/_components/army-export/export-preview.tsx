import { useMemo, useState } from "react";
import type { Army } from "@/lib/model/army";
import type { SheetReader, TextStyle } from "@/lib/model/army-sheet";
import type { Version } from "@/lib/model/identifiers";
import type { Book } from "@/lib/rules/army/book";
import { armySheet } from "@/lib/sheets/army-sheet";
import { sheetText } from "@/lib/sheets/sheet-text";
import { SelectField } from "../select-field";
import { fileName } from "./file-name";
import { judgeOverApi } from "./judge-over-api";
import { TextPreview } from "./text-preview";

export type Exported = {
  readonly army: Army;
  readonly book: Book;
  /** The version of the tables in the book. */
  readonly rules: Version;
  /** The share that is this very army; null where there is none. */
  readonly link: string | null;
};

type Format = TextStyle | "json";

const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  full: "Full text",
  compact: "Compact text",
  lines: "One line per unit group",
  json: "JSON, for programs",
};
const READER_WORDS: Readonly<Record<SheetReader, string>> = { own: "Me", opponent: "My opponent" };

/** An army to take along: as text for forums and organisers, or as the document that programs read. */
export function ExportPreview(exported: Exported) {
  const [format, setFormat] = useState<Format>("full");
  const [reader, setReader] = useState<SheetReader>("own");
  return (
    <>
      <div className="mb-3 grid max-w-md grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3">
        <SelectField label="Format" value={format} onChange={(event) => setFormat(event.target.value as Format)}>
          <Options words={FORMAT_WORDS} />
        </SelectField>
        {format !== "json" && (
          <SelectField label="For" value={reader} onChange={(event) => setReader(event.target.value as SheetReader)}>
            <Options words={READER_WORDS} />
          </SelectField>
        )}
      </div>
      {format === "json" ? <Json army={exported.army} /> : <Text {...exported} reader={reader} style={format} />}
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

function Text({ army, book, rules, link, reader, style }: Exported & { reader: SheetReader; style: TextStyle }) {
  const text = useMemo(() => sheetText(armySheet(army, book, { reader, rules, link }), style), [army, book, rules, link, reader, style]);
  return <TextPreview name="The army as text" text={text} file={{ name: fileName(army.name, "txt"), type: "text/plain;charset=utf-8" }} />;
}

function Json({ army }: { army: Army }) {
  const [said, say] = useState<{ readonly of: Army; readonly words: string } | null>(null);
  return (
    <>
      <TextPreview
        name="The army as JSON"
        text={JSON.stringify(army, null, 2)}
        file={{ name: fileName(army.name, "json"), type: "application/json" }}
      >
        <button type="button" className="button" onClick={async () => say({ of: army, words: await judgeOverApi(army) })}>
          Judge it over the API
        </button>
      </TextPreview>
      <p role="status" className="mt-2 max-w-prose text-soft">
        {said?.of === army ? (
          said.words
        ) : (
          <>
            Sent to <code>POST /api/assess</code>, it is judged just as here; under Armies, it can be imported again.
          </>
        )}
      </p>
    </>
  );
}
