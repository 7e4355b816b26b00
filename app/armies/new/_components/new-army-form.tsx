"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useTransition } from "react";
import { type Answer, askServer } from "@/app/_components/ask-server";
import { firstSaveHeaders } from "@/app/_components/first-save-headers";
import { Form } from "@/app/_components/form";
import { newKey } from "@/app/_components/new-key";
import { SelectField } from "@/app/_components/select-field";
import { TextField } from "@/app/_components/text-field";
import { useServerForm } from "@/app/_components/use-server-form";
import type { Army } from "@/lib/model/army";
import { type ArmyBeginning, armyBeginning } from "@/lib/model/army-beginning";
import type { ListId, Years } from "@/lib/model/identifiers";
import type { StoredArmy } from "@/lib/model/stored-army";
import { yearsWords } from "@/lib/words/list-words";
import { grouped } from "@/lib/words/phrasing";

/** A list with the army that one starts from. */
export type Beginning = { readonly name: string; readonly years: Years; readonly keynote: string; readonly army: Army };

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
  const [leaving, leave] = useTransition();
  const key = useRef(newKey());
  const beginningOf = (list: string) => beginnings.find((one) => one.army.list === list);

  /** Sent again after its answer was lost, an army may be there already, as it was typed then: it is saved as it is typed now. */
  async function send({ list, ...said }: ArmyBeginning): Promise<Answer<StoredArmy>> {
    const body = { ...beginningOf(list)?.army, ...said };
    const answer = await askServer<StoredArmy>("POST", "/api/armies", { body, headers: firstSaveHeaders(key.current) });
    if (!answer.ok || answer.status === CREATED) return answer;
    const { id, revision } = answer.value;
    return askServer<StoredArmy>("PUT", `/api/armies/${id}`, { body, headers: { "if-match": `"${revision}"` } });
  }
  function done({ id }: StoredArmy): void {
    key.current = newKey();
    leave(() => router.push(`/armies/${id}`));
  }
  const army = useServerForm({ schema: armyBeginning, start: startOf(beginningOf(chosen ?? ""), sizes), send, done });
  return { ...army, busy: army.busy || leaving, beginningOf };
}

/** What is said of an army before it has troops: the rest is done on the desk. */
export function NewArmyForm(props: Props) {
  const army = useNewArmy(props);
  const { form, field, number } = army;
  const beginning = army.beginningOf(form.watch("list"));
  /** A name that nobody typed goes with the list. */
  function followList(list: string): void {
    if (!form.getFieldState("name").isDirty) form.resetField("name", { defaultValue: army.beginningOf(list)?.name ?? "" });
  }
  const list = field("list", { onChange: (event: { target: { value: string } }) => followList(event.target.value) });
  return (
    <Form form={army} name="A new army" send={["Start this army", "Saving…"]}>
      <SelectField label="Army list" {...list} hint={<ListHint beginning={beginning} />}>
        <option value="">Choose a list</option>
        {props.beginnings.map(({ army: { list: id }, name, years }) => (
          <option key={id} value={id}>
            {name}, {yearsWords(years)}
          </option>
        ))}
      </SelectField>
      <TextField label="Name" {...field("name")} maxLength={80} autoComplete="off" />
      <TextField
        label="Points limit"
        {...number("pointsLimit")}
        className="w-24"
        autoComplete="off"
        beside={<Sizes sizes={props.sizes} choose={(size) => form.setValue("pointsLimit", size, { shouldValidate: true })} />}
      />
      <TextField
        label="Year, if you play one"
        {...number("year")}
        className="w-24"
        autoComplete="off"
        hint={beginning ? `The list runs from ${beginning.years[0]} to ${beginning.years[1]}.` : "Left open, any year of the list will do."}
      />
    </Form>
  );
}

function ListHint({ beginning }: { beginning: Beginning | undefined }) {
  if (!beginning)
    return (
      <>
        Not sure? <Link href="/lists">Look through the lists</Link>
      </>
    );
  return (
    <>
      {beginning.keynote} <Link href={`/lists/${beginning.army.list}`}>Read the list</Link>
    </>
  );
}

function Sizes({ sizes, choose }: { sizes: readonly number[]; choose: (size: number) => void }) {
  return sizes.map((size) => (
    <button key={size} type="button" className="button" data-small aria-label={`${grouped(size)} points`} onClick={() => choose(size)}>
      {grouped(size)}
    </button>
  ));
}
