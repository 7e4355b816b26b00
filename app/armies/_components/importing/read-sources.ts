import { IMPORTING } from "@/lib/words/importing";
import type { Source } from "./judge-sources";
import { type Documents, faulty, MOST_OF_FILE, readDocuments, tooLarge } from "./read-documents";
import { textOfBytes } from "./text-of-bytes";

async function documentsOf(file: File): Promise<Documents> {
  if (file.size > MOST_OF_FILE) return tooLarge();
  try {
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
