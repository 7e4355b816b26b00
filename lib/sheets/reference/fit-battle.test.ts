import { expect, test } from "vitest";
import type { QuickReference } from "../../model/quick-reference";
import type { Bearer, BearerTrait } from "../../model/reference-terms";
import { fitBattle } from "./fit-battle";

const SOURCE = { from: "rulebook", heading: "Anywhere", why: null } as const;
const column = (id: string, more: object = {}) => ({ id, name: id, kind: "text" as const, needs: [], ...more });
const row = (id: string, needs: readonly (readonly BearerTrait[])[], against: readonly (readonly BearerTrait[])[] = [], cells = [id]) => ({
  ...{ id, cells, source: SOURCE },
  needs: needs.map((one) => [...one]),
  against: against.map((one) => [...one]),
});

const REFERENCE: QuickReference = {
  schema: "condotta.quick-reference/1",
  sections: [
    {
      id: "combat",
      title: "Combat",
      tables: [
        {
          id: "rules",
          title: null,
          columns: [column("what")],
          rows: [
            row("everybody", []),
            row("foot", [["type:foot"]]),
            row("keil", [["set:keil"]]),
            row("elephants", [["type:elephant"]]),
            row("v-elephants", [], [["type:elephant"]]),
            row("v-keil", [], [["set:keil"]]),
            row("keil-v-keil", [["set:keil"]], [["set:keil"]]),
            row("wagons", [["type:battle-wagon"]]),
          ],
        },
        {
          id: "cards",
          title: null,
          columns: [
            column("what"),
            column("drilled", { kind: "cards", needs: [["training:drilled"]] }),
            column("tribal", { kind: "cards", needs: [["training:tribal"]] }),
          ],
          rows: [row("turn", [], [], ["Turn", "G", "no"])],
        },
      ],
    },
  ],
};

const some = (...bearers: readonly (readonly BearerTrait[])[]): readonly Bearer[] => bearers.map((one) => new Set(one));
const SWISS = some(["type:foot", "set:keil", "training:tribal"]);
const MUGHALS = some(["type:elephant", "training:drilled"], ["type:foot", "training:drilled"]);

test("what only the opponent can use is his, what both can is both's, and what is for everybody or one's own goes unmarked", () => {
  const { reference, leftOut, marks } = fitBattle(REFERENCE, { bearers: SWISS, enemy: MUGHALS }, { bearers: MUGHALS, enemy: SWISS });
  expect(reference.sections[0]?.tables[0]?.rows.map(({ id }) => id)).toEqual([
    "everybody",
    "foot",
    "keil",
    "elephants",
    "v-elephants",
    "v-keil",
  ]);
  expect(leftOut.map(({ id, reason }) => [id, reason])).toEqual([
    ["keil-v-keil", "against"],
    ["wagons", "needs"],
  ]);
  expect([...marks]).toEqual([
    ["combat.rules.foot", "both"],
    ["combat.rules.elephants", "opponent"],
    ["combat.rules.v-keil", "opponent"],
    ["combat.cards.turn", "opponent"],
  ]);
});
