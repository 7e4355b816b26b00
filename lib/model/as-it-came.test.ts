import { expect, test } from "vitest";
import { z } from "zod";
import { asItCame } from "./as-it-came";

const named = z.strictObject({ name: z.string().trim().min(1) });

test("leaves a document that fits as it is", () => {
  const document = { name: " Corbie " };
  expect(asItCame(document, named)).toEqual({ ok: true, value: { name: " Corbie " } });
});

test("names everything that does not fit", () => {
  const read = asItCame({ name: 1, more: 2 }, named);
  expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual([["name"], ["more"]]);
});
