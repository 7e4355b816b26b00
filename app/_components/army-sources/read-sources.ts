import { IMPORTING, type ImportFaultCode } from "@/lib/words/importing";
import type { Source } from "./judge-sources";
import { armiesOfExport, type Documents, faulty, MOST_OF_FILE, readDocuments, tooLarge } from "./read-documents";

/** What is larger than is read here is read as far as that: an account's export begins with its armies. */
async function documentsInLarge(file: File): Promise<Documents> {
  // A character may be cut in two where it ends.
  const beginning = new TextDecoder().decode(await file.slice(0, MOST_OF_FILE).arrayBuffer());
  const armies = armiesOfExport(beginning);
  return armies === null ? tooLarge() : readDocuments(armies);
}

async function documentsOf(file: File): Promise<Documents> {
  try {
    if (file.size > MOST_OF_FILE) return await documentsInLarge(file);
    const read = textOfBytes(new Uint8Array(await file.arrayBuffer()));
    return read.ok ? readDocuments(read.text) : faulty(read.code);
  } catch {
    // A folder, or a file that was moved after it was chosen.
    return faulty("unreadable");
  }
}

export const readFiles = (files: readonly File[]): Promise<readonly Source[]> =>
  Promise.all(files.map(async (file) => ({ name: file.name, documents: await documentsOf(file) })));

export const readPasted = (text: string): readonly Source[] => [{ name: IMPORTING.choose.pasted, documents: readDocuments(text) }];

type TextOfBytes = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: ImportFaultCode };

/** The first bytes of files that are sometimes chosen by mistake. */
const BEGINNINGS: readonly (readonly [ImportFaultCode, string])[] = [
  ["picture", "\u0089PNG"],
  ["picture", "\u00ff\u00d8\u00ff"],
  ["picture", "GIF8"],
  ["picture", "RIFF"],
  ["pdf", "%PDF"],
  ["zip", "PK\u0003\u0004"],
  ["utf-16", "\u00ff\u00fe"],
  ["utf-16", "\u00fe\u00ff"],
];

const LONGEST = Math.max(...BEGINNINGS.map(([, beginning]) => beginning.length));

const refused = (code: ImportFaultCode): TextOfBytes => ({ ok: false, code });

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A file's text, or what the file is instead. */
export function textOfBytes(bytes: Uint8Array): TextOfBytes {
  const beginning = String.fromCharCode(...bytes.subarray(0, LONGEST));
  const known = BEGINNINGS.find(([, one]) => beginning.startsWith(one));
  if (known) return refused(known[0]);
  if (bytes.includes(0)) return refused("binary");
  const text = decoded(bytes);
  if (text === null) return refused("not-utf-8");
  return text.trim() === "" ? refused("empty") : { ok: true, text };
}
