import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { listSchema } from "@/lib/model/schemas";

const ROOT = resolve(import.meta.dirname, "../..");
const read = (file: string) => JSON.parse(readFileSync(resolve(ROOT, file), "utf8"));

test("the schema by which editors check a list is that of the program", () => {
  expect(read("docs/army-list.schema.json"), "if this fails, run npm run list-schema").toEqual(JSON.parse(JSON.stringify(listSchema())));
});

test("it offers the words of the rules, and nothing may be added", () => {
  const schema = read("docs/army-list.schema.json");
  expect(schema).toMatchObject({ type: "object", additionalProperties: false });
  expect(schema.properties.lines.items.properties.troop.properties.type.enum).toContain("battle-wagon");
  expect(schema.properties.region.enum).toContain("South Asia");
});

test("an editor finds it for the files of data/lists", () => {
  expect(read(".vscode/settings.json")["json.schemas"]).toEqual([
    { fileMatch: ["/data/lists/*.json"], url: "./docs/army-list.schema.json" },
  ]);
});
