import { useEffect, useMemo, useRef, useState } from "react";
import type { Army, Edit } from "@/lib/model/army";
import type { CommanderId, ListId } from "@/lib/model/identifiers";
import { ownAllies } from "@/lib/model/list-origin";
import { assess } from "@/lib/rules/army/assess";
import type { Book } from "@/lib/rules/army/book";
import { applyEdits } from "@/lib/rules/army/edits";
import { addAlly, allyChoices } from "@/lib/rules/army/mends";
import { freeCommanderId, numberInOrder } from "@/lib/rules/army/unit-edits";
import { EDITOR } from "@/lib/words/editor";
import { listName } from "@/lib/words/own-list";
import { closeMenu, useClosing } from "./army-menu";
import { goTo, listOf } from "./desk";
import { useJudged } from "./desk-now";

/** One more commander, as far as an army may have them: offered one paint after an edit, and made from the army as it is then. */
export function NewCommander() {
  const { army, book, change } = useJudged();
  const list = listOf(null, army, book)?.list;
  if (!list) return null;
  const most = book.measures.subCommanders.max + 1;
  const role = army.commanders.some((one) => one.role === "army") ? "sub" : "army";
  const may = role === "army" ? list.commanders.army : list.commanders.subs;
  const grade = may.grades.includes("competent") ? "competent" : (may.grades[0] ?? "competent");
  const add = (now: Army): Edit => ({
    do: "add-commander",
    commander: {
      id: freeCommanderId(now),
      role,
      grade,
      class: may.classes[0] ?? "professional",
      name: null,
      list: null,
      listVersion: null,
    },
  });
  return (
    <div className="new-commander mt-3 flex flex-wrap gap-2">
      {army.commanders.length < most ? (
        <>
          <button id="new-commander" type="button" className="button" data-small onClick={() => change((now) => [add(now)])}>
            {role === "army" ? EDITOR.commander.addArmy : EDITOR.commander.addSub}
          </button>
          <NewAlly />
        </>
      ) : (
        <p className="self-center text-[0.85rem] text-soft">{EDITOR.commander.full(most)}</p>
      )}
      {numberInOrder(army).length > 0 && (
        <button type="button" className="button" data-small data-quiet onClick={() => change(numberInOrder)}>
          {EDITOR.muster.renumber}
        </button>
      )}
    </div>
  );
}

/** An ally with what his contingent owes, from one of the lists that are open in this year. */
function NewAlly() {
  const { army, book, armyNow, change } = useJudged();
  const menu = useRef<HTMLDetailsElement>(null);
  const [added, setAdded] = useState<CommanderId | null>(null);
  useClosing(menu);
  useEffect(() => {
    if (added) goTo(`commander-${added}`);
  }, [added]);
  const [isOpen, setOpen] = useState(false);
  const choices = allyChoices(army, book);
  const list = listOf(null, army, book)?.list;
  const unknown = list && ownAllies(list).some((id) => !book.current.has(id)) && (
    <p className="max-w-prose text-[0.85rem] text-soft leading-tight">{EDITOR.commander.unknownAllies}</p>
  );
  if (choices.length === 0) return unknown;
  function take(list: ListId | null): void {
    const edits = addAlly(armyNow(), book, list);
    change(edits);
    closeMenu(menu.current);
    setAdded(edits.flatMap((edit) => (edit.do === "add-commander" ? edit.commander.id : [])).at(-1) ?? null);
  }
  return (
    <details id="new-ally" className="menu" ref={menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="button" data-small>
        {EDITOR.commander.addAlly}
      </summary>
      <ul className="menu-leaf menu-up">
        {choices.map(({ list, name, years }) => (
          <li key={list ?? ""}>
            <button type="button" className="menu-item flex-col !items-start justify-center leading-tight" onClick={() => take(list)}>
              {EDITOR.commander.allyFrom(list === null ? name : listName({ id: list, name }), list === null, years)}
              {isOpen && <Brings army={army} book={book} list={list} />}
            </button>
          </li>
        ))}
        {unknown && <li className="px-3 py-1">{unknown}</li>}
      </ul>
    </details>
  );
}

/** What an ally of this list brings and costs: reckoned only while the menu is open. */
function Brings({ army, book, list }: { army: Army; book: Book; list: ListId | null }) {
  const after = useMemo(() => applyEdits(army, addAlly(army, book, list)), [army, book, list]);
  const points = assess(after, book).numbers.points - assess(army, book).numbers.points;
  return <span className="text-[0.85rem] text-soft">{EDITOR.commander.allyBrings(after.units.length - army.units.length, points)}</span>;
}
