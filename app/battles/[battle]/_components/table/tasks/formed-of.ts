import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import { filesAllowed, filesOf, formsOf, type Group } from "@/lib/rules/table/unit-shape";
import type { Formed } from "./unit-task";

/** What a player has said of how a unit group stands; what he has not said is as usual. */
export type Wanted = Partial<Formed>;

/** How a unit group stands: as it is wanted where it may, else as usual. */
export function formedOf(group: Group, wanted: Wanted, book: BattlefieldBook): Formed {
  const forms = formsOf(group.troop);
  const form = forms.find((one) => one === wanted.form) ?? forms[0] ?? "close";
  const files = filesAllowed(group, book).find((one) => one === wanted.files) ?? filesOf(group, form, book).usual;
  const has = (what: "caltrops" | "stakes") => group.troop.characteristics.includes(what);
  return {
    ...{ form, files },
    caltrops: has("caltrops") && (wanted.caltrops ?? true),
    stakes: has("stakes") && (wanted.stakes ?? true),
  };
}
