import { expect, test } from "vitest";
import { DatabaseFailure } from "@/db/database";
import { databaseTrouble } from "./problems";

/** As another bundle throws it: of a class with the same name. */
const fromElsewhere = (code: string) => Object.assign(new Error("no"), { name: "DatabaseFailure", code });

test.each(["ECONNREFUSED", "ECONNRESET", "57P01", "08006", "ETIMEDOUT"])(
  "a database that is away (%s) is known wherever it was asked",
  (code) => {
    expect(databaseTrouble(new DatabaseFailure(code, "battles_find"))).toBe("database-away");
    expect(databaseTrouble(fromElsewhere(code))).toBe("database-away");
  },
);

test.each(["53300", "40P01", "57014", "CROWDED"])("one that is there and has too much to do (%s) is busy, and not away", (code) => {
  expect(databaseTrouble(new DatabaseFailure(code, "battles_find"))).toBe("database-busy");
});

test("what else breaks off is no trouble of the database", () => {
  expect(databaseTrouble(Object.assign(new Error("no"), { code: "ECONNRESET" }))).toBeNull();
  expect(databaseTrouble(fromElsewhere("22P02"))).toBeNull();
});
