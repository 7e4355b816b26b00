"use client";

import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { type Answer, askServer, firstSaveHeaders, newKey } from "@/app/_components/ask-server";
import type { Findable } from "@/app/_components/find-list/find-lists";
import { Finder } from "@/app/_components/find-list/finder";
import { Form } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { SelectField, TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { type Army, type ArmyBeginning, armyBeginning } from "@/lib/model/army";
import type { Region } from "@/lib/model/enumerations";
import type { ListId } from "@/lib/model/identifiers";
import type { StoredArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { yearsWords } from "@/lib/words/list-lines";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { grouped } from "@/lib/words/phrasing";

import { DraftPart } from "./draft-part";

const WORDS = ARMIES.new;

/** A list with the army to start from. */
export type Beginning = Findable & { readonly id: ListId; readonly region: Region; readonly keynote: string; readonly army: Army };

type Props = {
  readonly beginnings: readonly Beginning[];
  readonly chosen: ListId | null;
  /** Points limits in use, the usual one last. */
  readonly sizes: readonly number[];
};

const CREATED = 201;

const startOf = (beginning: Beginning | undefined, sizes: readonly number[]) => ({
  name: beginning?.name ?? "",
  list: beginning?.army.list ?? "",
  pointsLimit: beginning?.army.pointsLimit ?? sizes.at(-1) ?? 0,
  year: null,
});

function useNewArmy({ beginnings, chosen, sizes }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const key = useRef(newKey());
  const beginningOf = (list: string) => beginnings.find((one) => one.army.list === list);

  /** When the first answer was lost, the army may already be stored as it was typed then: it is saved as it is typed now. */
  async function send({ list, ...values }: ArmyBeginning): Promise<Answer<StoredArmy>> {
    const beginning = beginningOf(list);
    const [from, to] = beginning?.years ?? [0, 0];
    if (beginning && values.year !== null && (values.year < from || values.year > to))
      return { ok: false, status: 0, error: { code: "year-outside", message: WORDS.yearOutside(from, to), at: "year" } };
    const body = { ...beginning?.army, ...values };
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body, headers: firstSaveHeaders(key.current) });
    if (!answer.ok || answer.status === CREATED) return answer;
    const { id, revision } = answer.value;
    return askServer<StoredArmy>("PUT", `/api/armies/${id}`, { body, headers: { "if-match": `"${revision}"` } });
  }
  function done({ id }: StoredArmy): void {
    key.current = newKey();
    startLeaving(() => router.push(`/armies/${id}`));
  }
  /** Saves an army as it was drafted, and leads to it. */
  async function keep(drafted: Army): Promise<boolean> {
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body: drafted, headers: firstSaveHeaders(newKey()) });
    if (answer.ok) done(answer.value);
    return answer.ok;
  }
  const army = useServerForm({ schema: armyBeginning, start: startOf(beginningOf(chosen ?? ""), sizes), send, done });
  /** What an army is drafted from: the form's values, with nobody in it. */
  async function startOfDraft(): Promise<Army | null> {
    const values = armyBeginning.safeParse(army.form.getValues());
    const beginning = values.success ? beginningOf(values.data.list) : undefined;
    if (!values.success || !beginning || !(await army.form.trigger())) {
      await army.form.trigger(undefined, { shouldFocus: true });
      return null;
    }
    return { ...beginning.army, ...values.data, commanders: [], units: [] };
  }
  return { ...army, busy: army.busy || isLeaving, beginningOf, keep, startOfDraft };
}

/** The form of a new army: list, name, points limit and year. */
export function NewArmyForm(props: Props) {
  const army = useNewArmy(props);
  const { form, field, number } = army;
  const beginning = army.beginningOf(form.watch("list"));
  /** The name follows the list until the player types one. */
  function followList(list: string): void {
    if (!form.getFieldState("name").isDirty) form.resetField("name", { defaultValue: army.beginningOf(list)?.name ?? "" });
  }
  const list = field("list", { onChange: (event: { target: { value: string } }) => followList(event.target.value) });
  return (
    <>
      <Form form={army} name={WORDS.title} send={[WORDS.create, WORDS.saving]}>
        <Finder
          label={WORDS.find}
          all={props.beginnings}
          aboutOf={({ years }) => yearsWords(years)}
          choose={({ id }) => {
            form.setValue("list", id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
            followList(id);
          }}
        />
        <SelectField label={WORDS.list} {...list} hint={<ListHint beginning={beginning} />}>
          <option value="">{WORDS.choose}</option>
          {byRegion(props.beginnings).map(({ region, own }) => (
            <optgroup key={region} label={REGION_WORDS[region]}>
              {own.map(({ id, name, years }) => (
                <option key={id} value={id}>
                  {WORDS.option(name, yearsWords(years))}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField label={WORDS.name} {...field("name")} maxLength={80} autoComplete="off" />
        <TextField
          label={WORDS.pointsLimit}
          {...number("pointsLimit")}
          className="w-24"
          autoComplete="off"
          beside={<Sizes sizes={props.sizes} choose={(size) => form.setValue("pointsLimit", size, { shouldValidate: true })} />}
        />
        <TextField
          label={WORDS.year}
          {...number("year")}
          className="w-24"
          autoComplete="off"
          hint={beginning ? WORDS.years(...beginning.years) : WORDS.anyYear}
        />
      </Form>
      <DraftPart startOf={army.startOfDraft} keep={army.keep} />
    </>
  );
}

function ListHint({ beginning }: { beginning: Beginning | undefined }) {
  if (!beginning) return <Said words={WORDS.notSure} slots={{ lists: (text) => <Link href="/lists">{text}</Link> }} />;
  const { keynote, army } = beginning;
  return <Said words={WORDS.keynote(keynote)} slots={{ list: (text) => <Link href={`/lists/${army.list}`}>{text}</Link> }} />;
}

function Sizes({ sizes, choose }: { sizes: readonly number[]; choose: (size: number) => void }) {
  return sizes.map((size) => (
    <button key={size} type="button" className="button" data-small aria-label={WORDS.size(size)} onClick={() => choose(size)}>
      {grouped(size)}
    </button>
  ));
}
