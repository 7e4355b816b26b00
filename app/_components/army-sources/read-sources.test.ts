import { expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { MOST_OF_FILE } from "./read-documents";
import { readFiles, textOfBytes } from "./read-sources";

/** A file of many megabytes, of which only the beginning is there: whoever reads further than one may fails. */
function largeFile(name: string, text: string): File {
  const file = new File([text], name);
  const rest = () => Promise.reject(new Error("it does not fit into memory"));
  return Object.assign(file, {
    ...{ arrayBuffer: rest, text: rest },
    slice: (from: number, to: number) => new Blob([text.padEnd(MOST_OF_FILE + 1, " ")]).slice(from, to),
  });
}
const sized = (file: File, size: number) => Object.defineProperty(file, "size", { value: size });

test("of an account's export larger than is read, the armies are; what follows them is left alone", async () => {
  const army = buildArmy();
  const entry = (place: string) => JSON.stringify({ id: "a", place, army });
  const text = `{"schema":"condotta.export/1","ownValues":[],\n"armies":[${entry("desk")},\n${entry("bin")}],\n"shares":[{"share":"é`;
  const [read] = await readFiles([sized(largeFile("condotta-export.json", text), 4 * MOST_OF_FILE)]);
  expect(read?.documents).toEqual({ armies: [{ path: ["armies", 0, "army"], document: army, place: "desk" }], deleted: 1, faults: [] });
});

test("anything else that is larger is refused with how much is read", async () => {
  const [read] = await readFiles([sized(largeFile("army.json", JSON.stringify(buildArmy())), MOST_OF_FILE + 1)]);
  expect(read?.documents.faults).toEqual([{ path: [], code: "too-large", params: { megabytes: 105 } }]);
});

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...some: number[]) => new Uint8Array(some);

test.each([
  ["UTF-8", utf8('{"name": "Dąbrowa"}'), '{"name": "Dąbrowa"}'],
  ["UTF-8 with a byte order mark", bytes(0xef, 0xbb, 0xbf, ...utf8("{}")), "{}"],
])("%s is text", (_, some, text) => {
  expect(textOfBytes(some)).toEqual({ ok: true, text });
});

test.each([
  ["empty", "nothing", bytes()],
  ["empty", "only blanks", utf8(" \n\t ")],
  ["empty", "only a byte order mark", bytes(0xef, 0xbb, 0xbf)],
  ["picture", "a PNG", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ["picture", "a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0, 0x00)],
  ["picture", "a GIF", utf8("GIF89a")],
  ["picture", "a WebP", utf8("RIFF1234WEBP")],
  ["pdf", "a PDF", utf8("%PDF-1.7")],
  ["zip", "a ZIP archive", bytes(0x50, 0x4b, 3, 4, 20)],
  ["utf-16", "UTF-16, the little end first", bytes(0xff, 0xfe, 0x7b, 0x00)],
  ["utf-16", "UTF-16, the big end first", bytes(0xfe, 0xff, 0x00, 0x7b)],
  ["binary", "a program", bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0)],
  ["not-utf-8", "Latin-1", bytes(0x22, 0x44, 0xe4, 0x62, 0x22)],
] as const)("%s: %s", (code, _, some) => {
  expect(textOfBytes(some)).toEqual({ ok: false, code });
});
