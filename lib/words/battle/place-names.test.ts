import { expect, test } from "vitest";
import { TERRITORIES } from "../../model/enumerations";
import { placeName } from "./place-names";

test("names of battlefields stay as they are", () => {
  const first = TERRITORIES.map((territory) => placeName(() => 0, territory, null));
  expect(first).toEqual(["Fields of Almagro", "Heights of Almagro", "Clearings of Almagro", "Heath of Almagro", "Shore of Almagro"]);
  expect([placeName(() => 0, "P", "river"), placeName((among) => among - 1, "P", "river")]).toEqual([
    "Ford of Almagro",
    "Grazings of Zeven",
  ]);
});

test("each word is drawn from as many as there are", () => {
  const asked: number[] = [];
  const draw = (among: number) => {
    asked.push(among);
    return 0;
  };
  placeName(draw, "S", "coast");
  placeName(draw, "M", null);
  expect(asked).toEqual([2, 5, 59, 5, 59]);
});
