"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { type Answer, askServer, firstSaveHeaders, newKey } from "@/app/_components/ask-server";
import type { Findable } from "@/app/_components/find-list/find-lists";
import { Finder } from "@/app/_components/find-list/finder";
import { Form } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { listAddress } from "@/app/_components/list-address";
import { Said } from "@/app/_components/said";
import { beginHere } from "@/app/_components/saving/begin-here";
import { SelectField, TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import { keepWhy, whyOf } from "@/app/armies/_components/why";
import { type Army, type ArmyBeginning, armyBeginning } from "@/lib/model/army";
import type { DraftAnswer } from "@/lib/model/drafting";
import { LETTERS, type Region } from "@/lib/model/enumerations";
import type { ListId } from "@/lib/model/identifiers";
import { isOwnList } from "@/lib/model/list-origin";
import type { StoredArmy } from "@/lib/model/stored-army";
import { ARMIES } from "@/lib/words/armies";
import { yearsWords } from "@/lib/words/list-lines";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { NOT_BEGUN } from "@/lib/words/not-begun";
import { OWN_LISTS } from "@/lib/words/own-lists";
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
  /** The account signed in; null for none. */
  readonly account: string | null;
};

/** The page of an army: of the server's, or of one that was begun in this browser. */
type Opened = { readonly page: string; readonly isHere: boolean };

const CREATED = 201;

const startOf = (beginning: Beginning | undefined, sizes: readonly number[]) => ({
  name: beginning?.army.name ?? "",
  list: beginning?.army.list ?? "",
  pointsLimit: beginning?.army.pointsLimit ?? sizes.at(-1) ?? 0,
  year: null,
});

/** The first year in a text that is one of the list's. */
const yearIn = (text: string, { years: [from, to] }: Pick<Beginning, "years">): number | null =>
  [...text.matchAll(/\b\d{4}\b/g)].map(Number).find((year) => from <= year && year <= to) ?? null;

/** A first save. Where no answer came, the army begins in this browser. */
async function store(body: Army, key: string, account: string | null): Promise<Answer<Opened>> {
  const answer = await askServer<StoredArmy>("POST", "/api/armies", { body, headers: firstSaveHeaders(key) });
  if (!answer.ok) return answer.status === 0 ? begunHere(body, key, account) : answer;
  const { id, revision } = answer.value;
  const stored: Answer<StoredArmy> =
    answer.status === CREATED
      ? answer
      : // When the first answer was lost, the army may already be stored as it was typed then: it is saved as it is typed now.
        await askServer<StoredArmy>("PUT", `/api/armies/${id}`, { body, headers: { "if-match": `"${revision}"` } });
  return stored.ok ? { ...stored, value: { page: id, isHere: false } } : stored;
}

async function begunHere(body: Army, key: string, account: string | null): Promise<Answer<Opened>> {
  const begun = await beginHere(body, key, account);
  if (begun.ok) return { ok: true, status: CREATED, value: { page: begun.page, isHere: true } };
  return { ok: false, status: 0, error: { code: begun.why, message: NOT_BEGUN[begun.why] } };
}

function useNewArmy({ beginnings, chosen, sizes, account }: Props) {
  const router = useRouter();
  const [isLeaving, startLeaving] = useTransition();
  const key = useRef(newKey());
  const beginningOf = (list: string) => beginnings.find((one) => one.army.list === list);

  async function send({ list, ...values }: ArmyBeginning): Promise<Answer<Opened>> {
    const beginning = beginningOf(list);
    const [from, to] = beginning?.years ?? [0, 0];
    if (beginning && values.year !== null && (values.year < from || values.year > to))
      return { ok: false, status: 0, error: { code: "year-outside", message: WORDS.yearOutside(from, to), at: "year" } };
    if (!beginning) return { ok: false, status: 0, error: { code: "no-list", message: WORDS.choose, at: "list" } };
    return store({ ...beginning.army, ...values }, key.current, account);
  }
  function done({ page, isHere }: Opened): void {
    key.current = newKey();
    // Without a connection the router would only find out that it has none.
    if (isHere) location.assign(`/armies/${page}`);
    else startLeaving(() => router.push(`/armies/${page}`));
  }
  /** Saves an army as it was drafted, and leads to it. Answers why that failed, if it did. */
  async function keep(drafted: DraftAnswer): Promise<string | null> {
    const answer = await store(drafted.army, newKey(), account);
    if (!answer.ok) return answer.error.message;
    keepWhy(`/armies/${answer.value.page}`, whyOf(drafted));
    done(answer.value);
    return null;
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
  const [isDrafted, setDrafted] = useState(false);
  const beginning = army.beginningOf(form.watch("list"));
  /** The name follows the list until the player types one. */
  function followList(list: string): void {
    form.clearErrors("list");
    if (!form.getFieldState("name").isDirty) form.resetField("name", { defaultValue: army.beginningOf(list)?.army.name ?? "" });
  }
  /** The year that was looked for, unless there is one already. */
  function followYear(list: string, sought: string): void {
    const chosen = army.beginningOf(list);
    const year = chosen ? yearIn(sought, chosen) : null;
    if (year !== null && (form.getValues("year") ?? null) === null) form.setValue("year", year);
  }
  useAddress((asked, year) => {
    followYear(asked, year);
    if (army.beginningOf(asked) === undefined || form.getValues("list") !== "") return;
    form.setValue("list", asked as ListId);
    followList(asked);
  });
  const list = field("list", { onChange: (event: { target: { value: string } }) => followList(event.target.value) });
  return (
    <>
      <Form form={army} name={WORDS.title} send={[WORDS.create, WORDS.saving]} filled={!isDrafted}>
        <Finder
          label={WORDS.find}
          all={props.beginnings}
          aboutOf={({ years }) => yearsWords(years)}
          choose={({ id }, sought) => {
            followYear(id, sought);
            form.setValue("list", id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
            followList(id);
          }}
        />
        <SelectField label={WORDS.list} {...list} hint={<ListHint beginning={beginning} />}>
          <option value="">{WORDS.choose}</option>
          <ListOptions label={OWN_LISTS.title} all={props.beginnings.filter(({ id }) => isOwnList(id))} />
          {byRegion(props.beginnings.filter(({ id }) => !isOwnList(id))).map(({ region, own }) => (
            <ListOptions key={region} label={REGION_WORDS[region]} all={own} />
          ))}
        </SelectField>
        <TextField label={WORDS.name} {...field("name")} maxLength={LETTERS.name} autoComplete="off" />
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
      <DraftPart startOf={army.startOfDraft} onDrafted={() => setDrafted(true)} keep={army.keep} />
    </>
  );
}

/** The list and the year that the address names. Without a connection the page was kept without its list. */
function useAddress(choose: (list: string, year: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is chosen.
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    choose(asked.get("list") ?? "", asked.get("year") ?? "");
  }, []);
}

function ListOptions({ label, all }: { label: string; all: readonly Beginning[] }) {
  if (all.length === 0) return null;
  return (
    <optgroup label={label}>
      {all.map(({ id, name, years }) => (
        <option key={id} value={id}>
          {WORDS.option(name, yearsWords(years))}
        </option>
      ))}
    </optgroup>
  );
}

function ListHint({ beginning }: { beginning: Beginning | undefined }) {
  if (!beginning) return <Said words={WORDS.notSure} slots={{ lists: (text) => <Link href="/lists">{text}</Link> }} />;
  const { keynote, army } = beginning;
  return (
    <Said
      words={WORDS.keynote(keynote)}
      slots={{ list: (text) => <Link href={listAddress({ id: army.list, version: army.listVersion })}>{text}</Link> }}
    />
  );
}

function Sizes({ sizes, choose }: { sizes: readonly number[]; choose: (size: number) => void }) {
  return sizes.map((size) => (
    <button key={size} type="button" className="button" data-small aria-label={WORDS.size(size)} onClick={() => choose(size)}>
      {grouped(size)}
    </button>
  ));
}
