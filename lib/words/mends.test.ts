import { expect, test } from "vitest";
import { type Fixed, fixWords } from "./mends";

const NOBODY: Fixed = { units: [], commanders: [] };

test("a fix for troops of another year names what replaces them", () => {
  const params = { number: 3, name: "Blue Brigade", year: 1640, from: 1628, to: 1634, by: "Foot regiments" };
  const line = { do: "set-unit", unit: 3, field: "line", to: "foot-regiments" as never } as const;
  const size = { do: "set-unit", unit: 3, field: "bases", to: 8 } as const;
  expect(fixWords({ params }, [line], NOBODY)).toBe("Replace with Foot regiments");
  expect(fixWords({ params }, [line, size], NOBODY)).toBe("Replace with Foot regiments and change to 8 bases");
});

test("a fix that removes a unit group says its number, whatever its id", () => {
  const units = [{ number: 4, id: 9 }] as unknown as Fixed["units"];
  expect(fixWords({ params: {} } as never, [{ do: "remove-unit", unit: 9 }], { ...NOBODY, units })).toBe("Remove no. 4");
});

test("a fix names the unit groups that it removes or cuts", () => {
  const names: Readonly<Record<number, string>> = { 1: "Levy", 2: "Shot", 3: "Shot", 4: "Guns" };
  const units = [1, 2, 3, 4].map((number) => ({ number, id: number, name: null })) as unknown as Fixed["units"];
  const named = { ...NOBODY, units, unitName: ({ number }: { number: number }) => names[number] ?? "" };
  const removal = (...ids: number[]) =>
    fixWords(
      { params: {} } as never,
      ids.map((unit) => ({ do: "remove-unit", unit }) as const),
      named,
    );
  expect([removal(2), removal(3, 2), removal(2, 1), removal(1, 2, 3, 4)]).toEqual([
    "Remove no. 2 Shot",
    "Remove nos. 2 and 3 Shot",
    "Remove no. 1 Levy and no. 2 Shot",
    "Remove nos. 1, 2, 3 and 4",
  ]);
  const cut = { do: "set-unit", unit: 1, field: "bases", to: 6 } as const;
  expect(fixWords({ params: { name: "Levy", max: 6 } } as never, [cut], named)).toBe("Change no. 1 Levy to 6 bases");
  expect(fixWords({ params: { number: 1, name: "Levy" } } as never, [cut], named)).toBe("Change to 6 bases");
});

test("a fix that changes a commander says whom", () => {
  const commanders = [
    { id: "right", role: "sub", name: "Right wing" },
    { id: "left", role: "sub", name: null },
    { id: "rear", role: "sub", name: null },
  ] as unknown as Fixed["commanders"];
  const fix = (id: string) =>
    fixWords({ params: {} } as never, [{ do: "set-commander", commander: id as never, field: "grade", to: "competent" }], {
      ...NOBODY,
      commanders,
    });
  expect(["right", "rear"].map(fix)).toEqual(["Change Right wing to competent", "Change sub-commander 2 to competent"]);
});

test("a fix that removes several counts them upwards", () => {
  const units = [
    { number: 1, id: 1 },
    { number: 2, id: 2 },
  ] as unknown as Fixed["units"];
  const removals = [2, 1].map((unit) => ({ do: "remove-unit", unit }) as const);
  expect(fixWords({ params: {} } as never, removals, { ...NOBODY, units })).toBe("Remove nos. 1 and 2");
});
