import type { Army, Commander } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Edit } from "@/lib/model/edit";
import { COMMANDER_CLASSES, COMMANDER_ROLES, GRADES } from "@/lib/model/enumerations";
import type { Book } from "@/lib/rules/army/book";
import { commanderWords } from "@/lib/words/phrasing";
import { listOf, type MakeEdits } from "./desk";
import { NameField } from "./name-field";

type Props = { commander: Commander; army: Army; book: Book; edit: MakeEdits };

/** What a commander is called by his role. */
export const ROLE_NAMES = { army: "army commander", sub: "sub-commander", ally: "ally" } as const;

const same = (one: string): string => one;

/** A commander's name, role, grade, class and, for an ally, where his troops come from. */
export function CommanderForm({ commander, army, book, edit }: Props) {
  const { id, role, grade, class: kind, name } = commander;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <span className="flex items-center gap-2">
        Name
        <NameField
          label={`Name of ${commanderWords(commander)}`}
          className="field"
          value={name ?? ""}
          optional
          onChange={(to) => edit([{ do: "set-commander", commander: id, field: "name", to: to || null }])}
        />
      </span>
      <Choice
        name="Role"
        value={role}
        of={COMMANDER_ROLES}
        say={(one) => ROLE_NAMES[one]}
        set={(to) => edit(changeRole(commander, to, army, book))}
      />
      <Choice
        name="Grade"
        value={grade}
        of={GRADES}
        say={same}
        set={(to) => edit([{ do: "set-commander", commander: id, field: "grade", to }])}
      />
      <Choice
        name="Class"
        value={kind}
        of={COMMANDER_CLASSES}
        say={same}
        set={(to) => edit([{ do: "set-commander", commander: id, field: "class", to }])}
      />
      {role === "ally" && <AllyList commander={commander} army={army} book={book} edit={edit} />}
      <button type="button" className="button" data-small onClick={() => edit([{ do: "remove-commander", commander: id }])}>
        Take out
      </button>
    </div>
  );
}

const hasAlliesOfItsOwn = (army: Army, book: Book): boolean => (listOf(null, army, book)?.list.commanders.internalAllies ?? null) !== null;

/** The lists that an external ally of this army may come from. */
function allyLists(army: Army, book: Book): readonly ArmyList[] {
  const external = listOf(null, army, book)?.list.commanders.externalAllies ?? [];
  return external.flatMap((one) => book.current.get(one.list)?.list ?? []);
}

const fromList = ({ id }: Commander, list: ArmyList | null): readonly Edit[] => [
  { do: "set-commander", commander: id, field: "list", to: list?.id ?? null },
  { do: "set-commander", commander: id, field: "listVersion", to: list?.version ?? null },
];

/** Where the list has no allies of its own, whoever becomes an ally comes from the first list that sends some. */
function changeRole(commander: Commander, to: Commander["role"], army: Army, book: Book): readonly Edit[] {
  const role: Edit = { do: "set-commander", commander: commander.id, field: "role", to };
  const [sender] = allyLists(army, book);
  return to === "ally" && sender && !hasAlliesOfItsOwn(army, book) ? [role, ...fromList(commander, sender)] : [role];
}

/** An internal ally leads troops of the army's own list, an external one those of his. */
function AllyList({ commander, army, book, edit }: Props) {
  const lists = allyLists(army, book);
  if (lists.length === 0 && commander.list === null) return null;
  return (
    <label className="flex items-center gap-2">
      Troops from
      <select
        className="field"
        value={commander.list ?? ""}
        onChange={(event) => edit(fromList(commander, lists.find((one) => one.id === event.target.value) ?? null))}
      >
        {(commander.list === null || hasAlliesOfItsOwn(army, book)) && <option value="">this list</option>}
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
