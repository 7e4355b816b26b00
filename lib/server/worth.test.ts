import { describe, expect, test } from "vitest";
import { LISTS } from "@/tests/build/odds-fixtures";
import { CATALOG } from "@/tests/build/rules";
import { isFarOff } from "../rules/worth/constants";
import type { Knowledge } from "./knowledge";
import { worthRows } from "./worth";

const rows = worthRows(null, { catalog: CATALOG, book: LISTS } as unknown as Knowledge);
const told = (name: string, option: string | null = null) => rows.find((one) => one.name === name && one.option === option)?.why;
const why = (id: string) => CATALOG.worth.reasons.find((one) => one.id === id)?.source.why;

describe("why a worth differs from its price", () => {
  test("is said of every kind that is far off, and of no other", () => {
    expect(rows.filter(({ worth, price, why: said }) => isFarOff(worth, price) !== (said !== null)).map(({ name }) => name)).toEqual([]);
  });

  test("by a reason about such troops; none is for nobody", () => {
    const said = new Set(rows.map((one) => one.why));
    expect(CATALOG.worth.reasons.filter(({ source }) => !said.has(source.why)).map(({ id }) => id)).toEqual([]);
  });

  test("not by the least price where it is not the least, nor by a size that they do not have", () => {
    expect(told("Forest hunters", "scouts")).toBe(why("scouting-skirmishers"));
    expect(told("Horse boys")).toBe(why("least-price"));
    expect(told("Later sipahis of the provinces")).toBe(why("lances-with-bows"));
    expect(told("Colunelas")).toBe(why("colunelas"));
    expect(rows.filter((one) => one.why === why("least-price") && one.price !== 30)).toEqual([]);
    expect(rows.filter((one) => one.why === why("few-unprotected-horse") && one.bases !== 4)).toEqual([]);
  });
});
