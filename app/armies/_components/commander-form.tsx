import { useId } from "react";
import type { Army, Commander } from "@/lib/model/army";
import { COMMANDER_CLASSES, COMMANDER_ROLES, GRADES } from "@/lib/model/enumerations";
import type { Book } from "@/lib/rules/army/book";
import { listOf, type MakeEdits } from "./desk";

type Props = { commander: Commander; army: Army; book: Book; edit: MakeEdits };

/** What a commander is called by his role. */
export const ROLE_NAMES = { army: "army commander", sub: "sub-commander", ally: "ally" } as const;

/** A commander's name, role, grade, class and, for an ally, where his troops come from. */
export function CommanderForm({ commander, army, book, edit }: Props) {
  const nameId = useId();
  const { id, role, grade, class: kind } = commander;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <label htmlFor={nameId} className="flex items-center gap-2">
        Name
        <input
          id={nameId}
          key={commander.name}
          className="field"
          defaultValue={commander.name ?? ""}
          maxLength={80}
          onBlur={(event) => edit([{ do: "set-commander", commander: id, field: "name", to: event.target.value.trim() || null }])}
        />
      </label>
      <Choice
        name="Role"
        value={role}
        of={COMMANDER_ROLES}
        say={(one) => ROLE_NAMES[one]}
        set={(to) => edit([{ do: "set-commander", commander: id, field: "role", to }])}
      />
      <Choice
        name="Grade"
        value={grade}
        of={GRADES}
        say={(one) => one}
        set={(to) => edit([{ do: "set-commander", commander: id, field: "grade", to }])}
      />
      <Choice
        name="Class"
        value={kind}
        of={COMMANDER_CLASSES}
        say={(one) => one}
        set={(to) => edit([{ do: "set-commander", commander: id, field: "class", to }])}
      />
      {role === "ally" && <AllyList commander={commander} army={army} book={book} edit={edit} />}
      <button type="button" className="button" data-small onClick={() => edit([{ do: "remove-commander", commander: id }])}>
        Take out
      </button>
    </div>
  );
}

/** An internal ally leads troops of the army's own list, an external one those of his. */
function AllyList({ commander, army, book, edit }: Props) {
  const external = listOf(null, army, book)?.list.commanders.externalAllies ?? [];
  const lists = external.flatMap((one) => book.current.get(one.list)?.list ?? []);
  if (lists.length === 0 && commander.list === null) return null;
  return (
    <label className="flex items-center gap-2">
      Troops from
      <select
        className="field"
        value={commander.list ?? ""}
        onChange={(event) => {
          const list = lists.find((one) => one.id === event.target.value) ?? null;
          edit([
            { do: "set-commander", commander: commander.id, field: "list", to: list?.id ?? null },
            { do: "set-commander", commander: commander.id, field: "listVersion", to: list?.version ?? null },
          ]);
        }}
      >
        <option value="">this list</option>
        {lists.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChoiceProps<T extends string> = { name: string; value: T; of: readonly T[]; say: (one: T) => string; set: (to: T) => void };

function Choice<T extends string>({ name, value, of, say, set }: ChoiceProps<T>) {
  return (
    <label className="flex items-center gap-2">
      {name}
      <select className="field" value={value} onChange={(event) => set(event.target.value as T)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
