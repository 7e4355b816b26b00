import { expect, test } from "vitest";
import { buildShown } from "@/tests/build/forces";
import { CATALOG } from "@/tests/build/rules";
import { TERRITORIES, type Territory } from "../../model/enumerations";
import type { ShownForce } from "../../model/force";
import { placeName, townsOf } from "./place-names";

const { lands } = CATALOG.battle.tables;
const forces = { a: buildShown(), b: buildShown() };
const ROLES = { defender: "a", invader: "b" } as const;
/** The towns of battles whose tables have no lands. */
const anywhere = townsOf({ roles: ROLES, forces }, undefined);

test("names of battlefields stay as they are", () => {
  const first = TERRITORIES.map((territory) => placeName(() => 0, { territory, water: null, ...anywhere }));
  expect(first).toEqual(["Fields of Almagro", "Heights of Almagro", "Clearings of Almagro", "Heath of Almagro", "Shore of Almagro"]);
  const last = placeName((among) => among - 1, { territory: "P", water: "river", ...anywhere });
  expect([placeName(() => 0, { territory: "P", water: "river", ...anywhere }), last]).toEqual(["Ford of Almagro", "Grazings of Zeven"]);
});

test("each word is drawn from as many as there are", () => {
  const asked: number[] = [];
  const draw = (among: number) => {
    asked.push(among);
    return 0;
  };
  placeName(draw, { territory: "S", water: "coast", ...anywhere });
  placeName(draw, { territory: "M", water: null, towns: ["Peebles", "Crieff"], ports: [] });
  expect(asked).toEqual([2, 5, 59, 5, 2]);
});

test("by the sea a battlefield is named after a port, and far from it after no sea", () => {
  const at = (territory: Territory, water: "coast" | null, ports: readonly string[]) =>
    placeName(() => 0, { territory, water, towns: ["Lanark", "Crail"], ports });
  expect([at("S", null, ["Crail"]), at("F", "coast", ["Crail"])]).toEqual(["Shore of Crail", "Shore of Crail"]);
  expect([at("F", "coast", []), at("C", null, ["Crail"])]).toEqual(["Clearings of Lanark", "Fields of Lanark"]);
});

const townsIn = (...ids: readonly string[]) => lands?.filter(({ id }) => ids.includes(id)).flatMap((land) => land.towns);
const of = (list: string): ShownForce => ({ ...buildShown(), list });
const [swedish, imperial, danish] = [of("swedish-1618-1648"), of("imperial-1618-1648"), of("danish-saxon-1611-1648")];
const ownBritish: ShownForce = { ...buildShown(), ownList: "Border reivers", region: "British Isles" };

test("a battlefield lies in the defender's country, or else in the invader's, or else anywhere", () => {
  const between = (a: ShownForce | null, b: ShownForce | null) => townsOf({ roles: ROLES, forces: { a, b } }, lands).towns;
  expect(between(swedish, imperial)).toEqual(townsIn("scandinavia-and-the-baltic"));
  expect(between(imperial, swedish)).toEqual(townsIn("empire"));
  expect(between(danish, swedish)).toEqual(townsIn("empire", "scandinavia-and-the-baltic"));
  expect(between(ownBritish, swedish)).toEqual(townsIn("england", "scotland", "ireland"));
  expect(between(buildShown(), swedish)).toEqual(townsIn("scandinavia-and-the-baltic"));
  expect(between(buildShown(), buildShown())).toEqual(lands?.flatMap((land) => land.towns));
  expect(between(null, null)).toEqual(anywhere.towns);
});
