import { expect, test } from "vitest";
import { buildArmy } from "@/tests/build/army";
import { MOST_OF_FILE } from "./read-documents";
import { readFiles } from "./read-sources";

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
