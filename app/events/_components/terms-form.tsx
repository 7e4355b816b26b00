"use client";

import { useRouter } from "next/navigation";
import { type SubmitEvent, useRef, useState } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { Link } from "@/app/_components/link";
import { Said } from "@/app/_components/said";
import { FieldFrame, SelectField, TextField } from "@/app/_components/text-field";
import { LETTERS, type Region } from "@/lib/model/enumerations";
import type { ErrorBody } from "@/lib/model/http";
import type { Version } from "@/lib/model/identifiers";
import type { OpenedTournament, Tournament, TournamentTerms } from "@/lib/model/tournament";
import { SEALS, TOURNAMENT, tournamentTerms } from "@/lib/model/tournament";
import { EVENT_FORM } from "@/lib/words/events/events";
import { byRegion, REGION_WORDS } from "@/lib/words/lists";
import { OWN_TABLES } from "@/lib/words/own-tables";
import { COMMON } from "@/lib/words/site";

type ThemeList = { readonly id: string; readonly name: string; readonly region: Region };
type Props = {
  readonly lists: readonly ThemeList[];
  /** The event that is edited; null for a new one. */
  readonly event: string | null;
  readonly start: TournamentTerms | null;
  readonly usualPoints: number;
  /** The tables to choose from, those in force first. */
  readonly tables: readonly OfferedTables[];
};

type OfferedTables = { readonly version: Version; readonly label: string };

/** A moment as `datetime-local` writes it, in the reader's time. */
function localOf(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const text = (data: FormData, name: string): string => String(data.get(name) ?? "").trim();
const number = (data: FormData, name: string): number | string =>
  /^\d{1,7}$/.test(text(data, name)) ? Number(text(data, name)) : text(data, name);

/** What the form says. */
function termsIn(data: FormData, start: TournamentTerms | null) {
  const isAnyYear = text(data, "from") === "" && text(data, "to") === "";
  const deadline = new Date(text(data, "deadline"));
  const isKept = start !== null && text(data, "deadline") === localOf(start.deadline);
  return {
    ...{ name: text(data, "name"), date: text(data, "date"), place: text(data, "place") || null, about: text(data, "about") || null },
    ...{ points: number(data, "points"), rounds: number(data, "rounds"), bye: number(data, "bye"), armies: text(data, "armies") },
    years: isAnyYear ? null : [number(data, "from"), number(data, "to")],
    lists: data.getAll("lists"),
    rules: text(data, "rules") || null,
    deadline: isKept ? start.deadline : Number.isNaN(deadline.getTime()) ? "" : deadline.toISOString(),
  };
}

type Faults = Readonly<Record<string, string>>;
/** By the codes of refusals that name no field: where they stand. */
const AT: Faults = { "deadline-in-past": "deadline", "deadline-passed": "deadline", "armies-in": "armies", "too-few-rounds": "rounds" };

/** What is still to be mended in these fields before the form can be sent. */
function faultsIn(body: unknown): Faults {
  const fields = (tournamentTerms.safeParse(body).error?.issues ?? []).map(({ path }) => String(path[0]));
  return Object.fromEntries(fields.flatMap((field) => (isWorded(field) ? [[field, EVENT_FORM.wrong[field]]] : [])));
}
const isWorded = (field: string): field is keyof typeof EVENT_FORM.wrong => field in EVENT_FORM.wrong;

/** The field to mend first, in the order of the form. */
function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const names = Object.keys(faults).map((field) => (field === "years" ? "from" : field));
  [...form.querySelectorAll<HTMLElement>("[name]")].find((field) => names.includes(field.getAttribute("name") ?? ""))?.focus();
}

/** The message of each field that is refused. */
function faultsOf({ code, message, details }: ErrorBody["error"]): Faults {
  if (AT[code]) return { [AT[code]]: message };
  const listed = Array.isArray(details) ? (details as { readonly at?: string; readonly message: string }[]) : [];
  return Object.fromEntries(listed.map((one) => [one.at?.split(/[.[]/)[0] ?? "", one.message]));
}

function useTerms({ event, start }: Props) {
  const router = useRouter();
  const [faults, setFaults] = useState<Faults>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function submit(submitted: SubmitEvent<HTMLFormElement>): Promise<void> {
    submitted.preventDefault();
    if (sending.current) return;
    const form = submitted.currentTarget;
    const body = termsIn(new FormData(form), start);
    const wrong = faultsIn(body);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst(form, wrong);
    sending.current = true;
    setBusy(true);
    const answer = await askServer<OpenedTournament & Tournament>(event ? "PUT" : "POST", event ? `/api/events/${event}` : "/api/events", {
      body,
      headers: visitorHeaders(),
    });
    sending.current = false;
    if (answer.ok) return router.push(`/events/${answer.value.event}`);
    setBusy(false);
    const all = faultsOf(answer.error);
    setFaults(all);
    setTrouble(answer.status === 0 ? COMMON.notSent : Object.keys(all).length === 0 ? answer.error.message : null);
    focusFirst(form, all);
  }
  return { faults, trouble, busy, submit };
}

/** The terms of an event, new or changed. */
export function TermsForm(props: Props) {
  const { lists, event, start, usualPoints, tables } = props;
  const { faults, trouble, busy, submit } = useTerms(props);
  const small = { inputMode: "numeric", className: "w-24", autoComplete: "off" } as const;
  return (
    <form
      aria-label={event ? EVENT_FORM.edit : EVENT_FORM.title}
      method="post"
      noValidate
      onSubmit={submit}
      className="mt-5 grid max-w-2xl gap-4"
    >
      <TextField
        label={EVENT_FORM.name}
        name="name"
        defaultValue={start?.name}
        maxLength={LETTERS.name}
        autoComplete="off"
        error={faults.name}
      />
      <div className="flex flex-wrap gap-4">
        <TextField label={EVENT_FORM.date} name="date" type="date" className="w-44" defaultValue={start?.date} error={faults.date} />
        <Deadline start={start} error={faults.deadline} />
      </div>
      <TextField label={EVENT_FORM.place} name="place" defaultValue={start?.place ?? ""} maxLength={LETTERS.name} error={faults.place} />
      <div className="flex flex-wrap gap-4">
        <TextField label={EVENT_FORM.points} name="points" defaultValue={start?.points ?? usualPoints} {...small} error={faults.points} />
        <TextField label={EVENT_FORM.rounds} name="rounds" defaultValue={start?.rounds ?? 3} {...small} error={faults.rounds} />
        <TextField
          label={EVENT_FORM.bye}
          name="bye"
          defaultValue={start?.bye ?? 10}
          {...small}
          hint={EVENT_FORM.byeHint}
          error={faults.bye}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <TextField label={EVENT_FORM.from} name="from" defaultValue={start?.years?.[0] ?? ""} {...small} error={faults.years} />
        <TextField label={EVENT_FORM.to} name="to" defaultValue={start?.years?.[1] ?? ""} {...small} />
      </div>
      <ThemeLists lists={lists} chosen={start?.lists ?? []} />
      <SelectField
        label={OWN_TABLES.choose.label}
        name="rules"
        defaultValue={start?.rules ?? tables[0]?.version}
        hint={<Said words={OWN_TABLES.choose.hint} slots={{ tables: (text) => <Link href="/tables">{text}</Link> }} />}
        error={faults.rules}
      >
        {tables.map(({ version, label }) => (
          <option key={version} value={version}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField label={EVENT_FORM.seal} name="armies" defaultValue={start?.armies ?? "sealed"} error={faults.armies}>
        {SEALS.map((seal) => (
          <option key={seal} value={seal}>
            {EVENT_FORM.seals[seal]}
          </option>
        ))}
      </SelectField>
      <FieldFrame label={EVENT_FORM.about} error={faults.about}>
        {(ties) => (
          <textarea
            {...ties}
            name="about"
            rows={3}
            maxLength={TOURNAMENT.about}
            className="field w-full"
            defaultValue={start?.about ?? ""}
          />
        )}
      </FieldFrame>
      <FormTrouble trouble={trouble} />
      <div>
        <SubmitButton label={event ? EVENT_FORM.save : EVENT_FORM.send} working={EVENT_FORM.sending} busy={busy} />
      </div>
    </form>
  );
}

/** The server does not know the reader's time zone: it is filled in here. */
function Deadline({ start, error }: Pick<Props, "start"> & { readonly error: string | undefined }) {
  return (
    <FieldFrame label={EVENT_FORM.deadline} hint={EVENT_FORM.deadlineHint} error={error}>
      {(ties) => (
        <input
          {...ties}
          ref={(field) => {
            if (field && start && field.value === "") field.value = localOf(start.deadline);
          }}
          type="datetime-local"
          name="deadline"
          className="field w-56 aria-invalid:border-madder"
        />
      )}
    </FieldFrame>
  );
}

function ThemeLists({ lists, chosen }: { readonly lists: readonly ThemeList[]; readonly chosen: readonly string[] }) {
  const [count, setCount] = useState(chosen.length);
  return (
    <details className="border-y border-rule">
      <summary className="min-h-[44px] content-center">{EVENT_FORM.lists(count)}</summary>
      <p className="text-soft">{EVENT_FORM.listsHint}</p>
      {byRegion(lists).map(({ region, own }) => (
        <fieldset key={region} className="mt-3">
          <legend className="eyebrow">{REGION_WORDS[region]}</legend>
          <div className="grid sm:grid-cols-2">
            {own.map(({ id, name }) => (
              <label key={id} className="tick flex min-h-[34px] items-center gap-2 pointer-coarse:min-h-[44px]">
                <input
                  type="checkbox"
                  name="lists"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                  className="size-4 shrink-0 accent-madder"
                  onChange={(event) => setCount((before) => before + (event.target.checked ? 1 : -1))}
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  );
}
