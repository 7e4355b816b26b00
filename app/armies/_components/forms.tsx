import type { MouseEvent } from "react";
import { SelectField, TextField } from "@/app/_components/text-field";
import { type Army, armyTerms, type Commander, commander as commanderShape, type Edit, NOTE } from "@/lib/model/army";
import type { ArmyList } from "@/lib/model/army-list";
import { COMMANDER_CLASSES, COMMANDER_ROLES, GRADES, LETTERS } from "@/lib/model/enumerations";
import { noteText } from "@/lib/model/identifiers";
import { type Book, isOpenIn, type PreparedList } from "@/lib/rules/army/book";
import { classesFor, gradesFor } from "@/lib/rules/army/check-commanders";
import { editsBetween } from "@/lib/rules/army/edits";
import { gameSizes } from "@/lib/rules/army/price";
import { EDITOR_FORMS } from "@/lib/words/editor-forms";
import { yearsWords } from "@/lib/words/list-lines";
import { listName } from "@/lib/words/own-list";
import { grouped, roleNoun, sentenceCase } from "@/lib/words/phrasing";
import { COMMON } from "@/lib/words/site";
import { listOf } from "./desk";
import { UnitForm } from "./unit-form";
import type { Change } from "./use-desk";
import { useEditForm } from "./use-edit-form";

/** The forms of the editor, with the library and the schemas they need: one part, fetched when the first is opened. */

export const FORMS = { CommanderForm, TermsForm, UnitForm };

type Props = { commander: Commander; army: Army; book: Book; change: Change };

const WORDS = EDITOR_FORMS.commander;

const FIELDS = commanderShape.pick({ name: true, role: true, grade: true, class: true, list: true });

const hasAlliesOfItsOwn = (army: Army, book: Book): boolean => (listOf(null, army, book)?.list.commanders.internalAllies ?? null) !== null;

/** The lists that an external ally of this army may come from in its year. A list that names one twice, for years apart, counts once. */
function allyLists(army: Army, book: Book): readonly ArmyList[] {
  const named = listOf(null, army, book)?.list.commanders.externalAllies ?? [];
  const external = named.filter(({ years }) => isOpenIn(years, army.year));
  return [...new Set(external.map((one) => one.list))].flatMap((id) => book.current.get(id)?.list ?? []);
}

/** Where the list has no internal allies, a new ally comes from the first list that sends some. */
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

/**
 * The grades and classes that the lists allow this commander. `followed`: of an ally, the class that the army commander has; `notOther`: why he
 * has no other.
 */
function allowedIn(commander: Commander, army: Army, book: Book) {
  const list = listOf(null, army, book);
  if (!list) return null;
  const armyCommander = army.commanders.find((one) => one.role === "army") ?? null;
  const classes = classesFor(commander, { list, armyCommander });
  const followed = commander.role === "ally" ? armyCommander?.class : undefined;
  const isFollower = classes.length === 1 && classes[0] === followed;
  const notOther = followed && isFollower ? WORDS.notUnder(followed) : WORDS.notInList;
  return { grades: gradesFor(commander, { list, book }), classes, followed, notOther };
}

/** The cards and the price of a grade. */
const gradeWords = (role: Commander["role"], grade: Commander["grade"], kind: Commander["class"], { measures }: Book): string =>
  WORDS.gradeAdds(measures.cards[grade], measures.commanderPrice[role][grade][kind]);

/** The form of a commander: name, role, grade, class and, for an ally, the list of his troops. */
function CommanderForm({ commander, army, book, change }: Props) {
  const { id, name, role, grade, class: kind, list } = commander;
  const { typed, chosen } = useEditForm({
    schema: FIELDS,
    values: { name, role, grade, class: kind, list },
    commit: (sound) => {
      change(editsFor(sound, commander, army, book));
      return null;
    },
  });
  const open = allyLists(army, book);
  const theirs = list === null ? undefined : listOf(commander, army, book)?.list;
  const lists = theirs && !open.some((one) => one.id === theirs.id) ? [theirs, ...open] : open;
  const allowed = allowedIn(commander, army, book);
  const removal: readonly Edit[] = [{ do: "remove-commander", commander: id }];
  function remove(event: MouseEvent<HTMLButtonElement>): void {
    const section = event.currentTarget.closest("section");
    const neighbour = (section?.nextElementSibling ?? section?.previousElementSibling)?.querySelector<HTMLElement>("summary, button");
    change(removal);
    neighbour?.focus();
  }
  return (
    <form
      className="my-2 flex flex-wrap items-end gap-x-4 gap-y-2"
      aria-label={WORDS.form(commander)}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label={WORDS.name} maxLength={LETTERS.name} className="w-44" defaultValue={name ?? ""} {...typed("name")} />
      <SelectField label={WORDS.role} className="" {...chosen("role")}>
        {COMMANDER_ROLES.map((one) => (
          <option key={one} value={one}>
            {sentenceCase(roleNoun(one))}
          </option>
        ))}
      </SelectField>
      <SelectField label={WORDS.grade} className="" {...chosen("grade")}>
        <Options of={GRADES} now={grade} allowed={allowed?.grades} more={(one) => gradeWords(role, one, kind, book)} />
      </SelectField>
      <SelectField label={WORDS.class} className="" {...chosen("class")}>
        <Options
          of={COMMANDER_CLASSES}
          now={kind}
          allowed={allowed?.classes}
          notAllowed={allowed?.notOther}
          more={(one) => (one === allowed?.followed ? WORDS.asArmyCommander : "")}
        />
      </SelectField>
      {role === "ally" && (lists.length > 0 || list !== null) && (
        <SelectField label={WORDS.troopsFrom} className="" {...chosen("list")}>
          {(list === null || hasAlliesOfItsOwn(army, book)) && <option value="">{WORDS.thisList}</option>}
          {lists.map((one) => (
            <option key={one.id} value={one.id}>
              {listName(one)}
            </option>
          ))}
        </SelectField>
      )}
      <button type="button" className="button" data-small onClick={remove}>
        {COMMON.remove}
      </button>
    </form>
  );
}

type OptionsProps<T extends string> = {
  of: readonly T[];
  now: T;
  allowed: readonly T[] | undefined;
  /** Said of what is not allowed. */
  notAllowed?: string | undefined;
  more?: (one: T) => string;
};

/** Only what is allowed, and what is there: that is then shown as wrong. */
function Options<T extends string>({ of, now, allowed, notAllowed = WORDS.notInList, more }: OptionsProps<T>) {
  return of
    .filter((one) => one === now || !allowed || allowed.includes(one))
    .map((one) => (
      <option key={one} value={one}>
        {sentenceCase(one)}
        {more?.(one)}
        {allowed && !allowed.includes(one) ? notAllowed : ""}
      </option>
    ));
}

const TERMS = EDITOR_FORMS.terms;

type TermsProps = { army: Army; book: Book; list: PreparedList; change: Change };

const NOTED_TERMS = armyTerms.extend({ note: noteText(NOTE.army).nullable() });

/** The name, year and points limit of the army, and its player's note. */
function TermsForm({ army, book, list, change }: TermsProps) {
  const { name, pointsLimit, year, note = null } = army;
  const { typed } = useEditForm({
    schema: NOTED_TERMS,
    values: { name, pointsLimit, year, note },
    commit: (sound) => {
      change((now) => editsBetween(now, { ...now, ...sound, note: sound.note ?? undefined }));
      return null;
    },
  });
  return (
    <form
      className="mt-2 mb-3 flex flex-wrap items-start gap-x-5 gap-y-2"
      aria-label={TERMS.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField label={TERMS.name} maxLength={LETTERS.name} className="w-56" {...typed("name")} />
      <TextField
        label={TERMS.year}
        className="w-24"
        placeholder={TERMS.anyYear}
        hint={TERMS.years(yearsWords(list.list.years))}
        {...typed("year", "number")}
      />
      <TextField
        label={TERMS.pointsLimit}
        className="w-24"
        {...typed("pointsLimit", "number")}
        beside={gameSizes(book.tables).map((limit) => (
          <button
            key={limit}
            type="button"
            className="button"
            data-small
            aria-pressed={limit === pointsLimit}
            onClick={() => change([{ do: "set-army", field: "pointsLimit", to: limit }])}
          >
            {grouped(limit)}
          </button>
        ))}
      />
      <div className="basis-full">
        <TextField label={TERMS.note} hint={TERMS.noteHint} maxLength={NOTE.army} className="w-full max-w-160" {...typed("note")} />
      </div>
    </form>
  );
}
