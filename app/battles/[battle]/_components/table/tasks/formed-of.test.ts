import { expect, test } from "vitest";
import { BOOK } from "@/tests/build/played-battle";
import { unitOf } from "@/tests/build/table-troops";
import { formedOf } from "./formed-of";

const book = BOOK.battlefield;
if (!book) throw new Error("the tables have no battlefield");

const troop = (given: object) => unitOf(1, "loose", { bases: 6, ...given });
const withFormation = (formation: "flexible-close-loose" | "loose", characteristics: ("caltrops" | "stakes")[] = []) =>
  troop({ troop: { ...unitOf(1, "loose").troop, type: "foot", setFormation: null, formation, characteristics } });

test("a unit group stands as usual unless it is wanted otherwise", () => {
  expect(formedOf(withFormation("flexible-close-loose"), {}, book)).toMatchObject({
    form: "close",
    files: 2,
    caltrops: false,
    stakes: false,
  });
  expect(formedOf(withFormation("flexible-close-loose"), { form: "loose", files: 6 }, book)).toMatchObject({ form: "loose", files: 6 });
});

test("a form or files that it has not are not taken", () => {
  expect(formedOf(withFormation("loose"), { form: "skirmish", files: 7 }, book)).toMatchObject({ form: "loose", files: 2 });
});

test("caltrops and stakes go with their groups, unless they are left behind", () => {
  expect(formedOf(withFormation("loose", ["caltrops", "stakes"]), { stakes: false }, book)).toMatchObject({
    caltrops: true,
    stakes: false,
  });
  expect(formedOf(withFormation("loose"), { caltrops: true }, book)).toMatchObject({ caltrops: false });
});
