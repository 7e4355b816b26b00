import { expect, test } from "vitest";
import { CATALOG, TABLES } from "@/tests/build/rules";
import { shootersTables } from "./shooting-tables";

const [shooters, more] = shootersTables({ rules: TABLES, combat: CATALOG.combat });

test("each set formation that has a limit says of how many bases it shoots", () => {
  expect(shooters?.rows.map(({ id, cells, needs }) => [id, cells[1], needs])).toEqual([
    ["pike-and-shot", "6 of 6", [["set:pike-and-shot"]]],
    ["early-pike-and-shot", "6 of 9", [["set:early-pike-and-shot"]]],
    ["later-keil", "4 of 12", [["set:later-keil"]]],
    ["tercio", "8 of 16", [["set:tercio"]]],
    ["colunela", "4 of 6", [["set:colunela"]]],
  ]);
});

/** "Glossary: Regimental Guns, Platoon Fire, Caracole (Early formation), Manga". */
test("dice beside those of the files start black; guns, platoons and mangas reach as far as they do", () => {
  expect(more?.rows.map(({ id, cells, source }) => [id, ...cells.slice(1), source.from])).toEqual([
    ["regimental-guns", "K", "8", "rulebook"],
    ["platoon-fire", "K", "5", "rulebook"],
    ["caracole-early", "K", "–", "rulebook"],
    ["manga", "–", "5", "rulebook"],
  ]);
  expect(more?.rows.map(({ needs }) => needs)).toEqual(more?.rows.map(({ id }) => [[`has:${id}`]]));
});
