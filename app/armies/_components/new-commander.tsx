import { useEffect, useRef, useState } from "react";
import type { Army, Edit } from "@/lib/model/army";
import type { CommanderId, ListId } from "@/lib/model/identifiers";
import type { Book } from "@/lib/rules/army/book";
import { addAlly, allyChoices } from "@/lib/rules/army/mends";
import { freeCommanderId, numberInOrder } from "@/lib/rules/army/unit-edits";
import { EDITOR } from "@/lib/words/editor";
import { closeMenu, useClosing } from "./army-menu";
import { goTo, listOf } from "./desk";
import { useDeskNow } from "./desk-now";
import type { Change } from "./use-desk";

/** One more commander, as far as an army may have them. */
export function NewCommander() {
  const { army, book, change } = useDeskNow();
  const list = listOf(null, army, book)?.list;
  if (!list || army.commanders.length > book.measures.subCommanders.max + 1) return null;
  const role = army.commanders.some((one) => one.role === "army") ? "sub" : "army";
  const may = role === "army" ? list.commanders.army : list.commanders.subs;
  const grade = may.grades.includes("competent") ? "competent" : (may.grades[0] ?? "competent");
  const add: Edit = {
    do: "add-commander",
    commander: {
      id: freeCommanderId(army),
      role,
      grade,
      class: may.classes[0] ?? "professional",
      name: null,
      list: null,
      listVersion: null,
    },
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" className="button" data-small onClick={() => change([add])}>
        {role === "army" ? EDITOR.commander.addArmy : EDITOR.commander.addSub}
      </button>
      <NewAlly army={army} book={book} change={change} />
      {numberInOrder(army).length > 0 && (
        <button type="button" className="button" data-small data-quiet onClick={() => change(numberInOrder)}>
          {EDITOR.muster.renumber}
        </button>
      )}
    </div>
  );
}

type AllyProps = { army: Army; book: Book; change: Change };

/** An ally with what his contingent owes, from one of the lists that are open in this year. */
function NewAlly({ army, book, change }: AllyProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [added, setAdded] = useState<CommanderId | null>(null);
  useClosing(menu);
  useEffect(() => {
    if (added) goTo(`commander-${added}`);
  }, [added]);
  const choices = allyChoices(army, book);
  if (choices.length === 0) return null;
  function take(list: ListId | null): void {
    const edits = addAlly(army, book, list);
    change(edits);
    closeMenu(menu.current);
    setAdded(edits.flatMap((edit) => (edit.do === "add-commander" ? edit.commander.id : [])).at(-1) ?? null);
  }
  return (
    <details className="menu" ref={menu}>
      <summary className="button" data-small>
        {EDITOR.commander.addAlly}
      </summary>
      <ul className="menu-leaf menu-up">
        {choices.map(({ list, name }) => (
          <li key={list ?? ""}>
            <button type="button" className="menu-item" onClick={() => take(list)}>
              {EDITOR.commander.allyFrom(name, list === null)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
