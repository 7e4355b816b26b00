import { SelectField } from "@/app/_components/select-field";
import { TextField } from "@/app/_components/text-field";
import { type Army, type Commander, commander as commanderShape } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import type { Edit } from "@/lib/model/edit";
import { COMMANDER_CLASSES, COMMANDER_ROLES, GRADES } from "@/lib/model/enumerations";
import type { Book } from "@/lib/rules/army/book";
import { editsBetween } from "@/lib/rules/army/edits-between";
import { roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { listOf } from "./desk";
import type { Change } from "./use-desk";
import { useEditForm } from "./use-edit-form";

type Props = { commander: Commander; army: Army; book: Book; change: Change };

const FIELDS = commanderShape.pick({ name: true, role: true, grade: true, class: true, list: true });

const hasAlliesOfItsOwn = (army: Army, book: Book): boolean => (listOf(null, army, book)?.list.commanders.internalAllies ?? null) !== null;

/** The lists that an external ally of this army may come from. */
function allyLists(army: Army, book: Book): readonly ArmyList[] {
  const external = listOf(null, army, book)?.list.commanders.externalAllies ?? [];
  return external.flatMap((one) => book.current.get(one.list)?.list ?? []);
}

/** Where the list has no allies of its own, whoever becomes an ally comes from the first list that sends some. */
function listFor(after: Pick<Commander, "role" | "list">, before: Commander, army: Army, book: Book): ArmyList | null {
  const lists = allyLists(army, book);
  if (after.role !== "ally") return null;
  if (before.role !== "ally" && !hasAlliesOfItsOwn(army, book)) return lists[0] ?? null;
  return book.current.get(after.list ?? ("" as never))?.list ?? null;
}

function editsFor(after: Pick<Commander, "name" | "role" | "grade" | "class" | "list">, before: Commander, army: Army, book: Book) {
  const list = listFor(after, before, army, book);
  const listVersion = list && list.id === before.list ? before.listVersion : (list?.version ?? null);
  const next: Commander = { ...before, ...after, list: list?.id ?? null, listVersion };
  const commanders = army.commanders.map((one) => (one.id === before.id ? next : one));
  return editsBetween(army, { ...army, commanders });
}

/** A commander's name, role, grade, class and, for an ally, where his troops come from. */
export function CommanderForm({ commander, army, book, change }: Props) {
  const { id, name, role, grade, class: kind, list } = commander;
  const { typed, chosen } = useEditForm({
    schema: FIELDS,
    values: { name, role, grade, class: kind, list },
    commit: (sound) => {
      change(editsFor(sound, commander, army, book));
      return null;
    },
  });
  const lists = allyLists(army, book);
  const out: readonly Edit[] = [{ do: "remove-commander", commander: id }];
  return (
    <form
      className="my-2 flex flex-wrap items-end gap-x-4 gap-y-2"
      aria-label={`Commander ${name ?? roleNoun(role)}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label="Name" maxLength={80} className="w-44" defaultValue={name ?? ""} {...typed("name")} />
      <SelectField label="Role" className="" {...chosen("role")}>
        {COMMANDER_ROLES.map((one) => (
          <option key={one} value={one}>
            {sentenceCase(roleNoun(one))}
          </option>
        ))}
      </SelectField>
      <SelectField label="Grade" className="" {...chosen("grade")}>
        <Options of={GRADES} />
      </SelectField>
      <SelectField label="Class" className="" {...chosen("class")}>
        <Options of={COMMANDER_CLASSES} />
      </SelectField>
      {role === "ally" && (lists.length > 0 || list !== null) && (
        <SelectField label="Troops from" className="" {...chosen("list")}>
          {(list === null || hasAlliesOfItsOwn(army, book)) && <option value="">this list</option>}
          {lists.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      <button type="button" className="button" data-small onClick={() => change(out)}>
        Take out
      </button>
    </form>
  );
}

function Options({ of }: { of: readonly string[] }) {
  return of.map((one) => (
    <option key={one} value={one}>
      {sentenceCase(one)}
    </option>
  ));
}
