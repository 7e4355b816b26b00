import { IMPORTING } from "@/lib/words/importing";
import type { Source } from "./judge-sources";
import { armiesOfExport, type Documents, faulty, MOST_OF_FILE, readDocuments, tooLarge } from "./read-documents";
import { textOfBytes } from "./text-of-bytes";

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
