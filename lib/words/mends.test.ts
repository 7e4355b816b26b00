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
