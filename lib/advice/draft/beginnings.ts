import type { Army, Commander, Edit } from "../../model/army";
import { classesFor } from "../../rules/army/check-commanders";
import { applyEdits } from "../../rules/army/edits";
import { addAlly, addMissing, allyChoices } from "../../rules/army/mends";
import { muster } from "../../rules/army/muster";
import { freeCommanderId } from "../../rules/army/unit-edits";
import { anotherSub, leavesKept } from "./changes";
import { type Drafting, pick } from "./drafting";

const countOf = ({ commanders }: Army, role: Commander["role"]): number => commanders.filter((one) => one.role === role).length;
const others = ({ commanders }: Army): number => commanders.filter(({ role }) => role !== "army").length;

function joined(army: Army, commander: Omit<Commander, "id" | "name" | "list" | "listVersion">): Army {
  const whole = { ...commander, id: freeCommanderId(army), name: null, list: null, listVersion: null };
  return applyEdits(army, [{ do: "add-commander", commander: whole }]);
}

function withArmyCommander(army: Army, { list, chance }: Drafting): Army {
  const { grades, classes } = list.list.commanders.army;
  const able = grades.filter((grade) => grade !== "mediocre");
  const grade = pick(able.length > 0 ? able : grades, chance);
  const kind = pick(classes, chance);
  return grade && kind && countOf(army, "army") === 0 ? joined(army, { role: "army", grade, class: kind }) : army;
}

/** The allies of its own that a list demands. */
function withKin(army: Army, { list, book, chance }: Drafting): Army {
  const { internalAllies: kin } = list.list.commanders;
  let now = army;
  const have = () => now.commanders.filter(({ role, list: from }) => role === "ally" && from === null).length;
  while (kin && have() < kin.min && others(now) < book.measures.subCommanders.max) {
    const grade = pick(kin.grades, chance) ?? "competent";
    const ally = {
      id: freeCommanderId(now),
      role: "ally",
      grade,
      class: "professional",
      name: null,
      list: null,
      listVersion: null,
    } as const;
    now = joined(now, { role: "ally", grade, class: classesFor(ally, muster(now, book))[0] ?? "professional" });
  }
  return now;
}

/** As many sub-commanders as the list asks for, or as are wanted. */
function withSubs(army: Army, wanted: number, { list, book, chance }: Drafting): Army {
  const { min, max } = list.list.commanders.subs;
  const most = book.measures.subCommanders.max;
  let now = army;
  while (countOf(now, "sub") < min || (others(now) < Math.min(wanted, most) && countOf(now, "sub") < max)) {
    const next = applyEdits(now, anotherSub({ army: now, mustered: muster(now, book) }, { chance }));
    if (next === now) break;
    now = next;
  }
  return now;
}

/** These edits, unless they touch what the player put there. */
const untouched = (army: Army, edits: readonly Edit[], drafting: Drafting): Army =>
  leavesKept(edits, drafting) ? applyEdits(army, edits) : army;

/** The least that is legal, or nearly: commanders and what the list asks for. */
export function bareBeginning(army: Army, drafting: Drafting): Army {
  const now = withSubs(withKin(withArmyCommander(army, drafting), drafting), 1, drafting);
  return untouched(now, addMissing(now, drafting.book, null), drafting);
}

/** An army to start a search from: commanders as armies of so many points have them, now and then an ally, and what the list asks for. */
export function beginning(army: Army, drafting: Drafting): Army {
  const { book, chance, of } = drafting;
  const points = army.pointsLimit;
  const wanted = points >= of("four-commanders") ? 2 + chance(2) : points >= of("three-commanders") ? 2 : 1;
  let now = withSubs(withKin(withArmyCommander(army, drafting), drafting), wanted, drafting);
  const allies = others(now) < book.measures.subCommanders.max && chance(of("allies-one-in")) === 0 ? allyChoices(now, book) : [];
  const ally = pick(allies, chance);
  if (ally) now = untouched(now, addAlly(now, book, ally.list), drafting);
  return untouched(now, addMissing(now, book, null), drafting);
}
