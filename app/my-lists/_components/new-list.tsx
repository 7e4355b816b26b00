"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useState } from "react";
import { type Answer, askServer, firstSaveHeaders, newKey } from "@/app/_components/ask-server";
import { storeListCopy } from "@/app/_components/copy-list";
import { FormTrouble } from "@/app/_components/form";
import { SelectField } from "@/app/_components/text-field";
import { useOnce } from "@/app/_components/use-once";
import type { ArmyList } from "@/lib/model/army-list";
import { blankList } from "@/lib/model/blank-list";
import { lineAndColumn, malformedAt } from "@/lib/model/malformed-json";
import type { OwnListSummary, StoredList } from "@/lib/model/own-list";
import { yearsWords } from "@/lib/words/list-lines";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { MineOptions } from "./copy-troops";
import type { HouseList } from "./desk-fields";

const WORDS = OWN_LISTS.start;

const store = (body: unknown): Promise<Answer<StoredList>> =>
  askServer<StoredList>("POST", "/api/my-lists", { body, headers: firstSaveHeaders(newKey()) });

async function copyOf(id: string, isMine: boolean): Promise<Answer<StoredList>> {
  if (!isMine) {
    const answer = await askServer<ArmyList>("GET", `/api/lists/${id}`);
    return answer.ok ? storeListCopy(answer.value) : answer;
  }
  const answer = await askServer<StoredList>("GET", `/api/my-lists/${id}`);
  return answer.ok ? store({ ...answer.value.list, name: OWN_LISTS.copyName(answer.value.list.name).slice(0, 80) }) : answer;
}

/** What is wrong with a refused document, in a sentence. */
function refusalOf({ error }: Extract<Answer<StoredList>, { ok: false }>): string {
  const details = Array.isArray(error.details) ? (error.details as { message?: unknown }[]) : [];
  const [first] = details;
  return typeof first?.message === "string" ? WORDS.refused(details.length, first.message) : error.message;
}

/** The list in a text; or why there is none. */
function documentIn(text: string): { readonly document: unknown } | { readonly trouble: string } {
  try {
    return { document: JSON.parse(text) };
  } catch {
    const at = malformedAt(text) ?? text.length;
    if (at >= text.trimEnd().length) return { trouble: WORDS.cutShort };
    const { line, column } = lineAndColumn(text, at);
    return { trouble: WORDS.notJson(line, column) };
  }
}

/** The ways to a new list: a blank one, a copy of any, and one from a file or a text. */
export function NewList({ house, mine }: { readonly house: readonly HouseList[]; readonly mine: readonly OwnListSummary[] }) {
  const router = useRouter();
  const [chosen, setChosen] = useState("");
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  function opened(answer: Answer<StoredList>): boolean {
    if (answer.ok) router.push(`/my-lists/${answer.value.id}`);
    else setTrouble(refusalOf(answer));
    return answer.ok;
  }
  const beginning = useOnce(async () => opened(await store(blankList(WORDS.blankName))));
  const copying = useOnce(
    async () =>
      chosen !== "" &&
      opened(
        await copyOf(
          chosen,
          mine.some(({ id }) => id === chosen),
        ),
      ),
  );
  async function read(from: string): Promise<void> {
    setTrouble(null);
    const found = documentIn(from);
    if ("trouble" in found) setTrouble(found.trouble);
    else opened(await store(found.document));
  }
  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    if (file) await read(await file.text());
  }
  return (
    <section id="new" aria-label={WORDS.title} className="mt-8 max-w-3xl border-t border-rule pt-4">
      <h2>{WORDS.title}</h2>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <button
          type="button"
          className="button"
          data-filled
          aria-disabled={beginning.busy || undefined}
          onClick={() => void beginning.run()}
        >
          {WORDS.blank}
        </button>
        <div className="min-w-56 grow">
          <SelectField label={WORDS.copyOf} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">{WORDS.choose}</option>
            <MineOptions mine={mine} />
            {house.map(({ id, name, years }) => (
              <option key={id} value={id}>
                {name}, {yearsWords(years)}
              </option>
            ))}
          </SelectField>
        </div>
        <button
          type="button"
          className="button"
          aria-disabled={chosen === "" || copying.busy || undefined}
          onClick={() => void copying.run()}
        >
          {copying.busy ? WORDS.copying : WORDS.copy}
        </button>
      </div>
      <label className="mt-4 grid gap-1">
        <span className="text-[0.9rem] text-soft">{WORDS.paste}</span>
        <textarea className="field w-full" rows={3} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button"
          aria-disabled={text.trim() === "" || undefined}
          onClick={() => text.trim() !== "" && void read(text)}
        >
          {WORDS.read}
        </button>
        <label className="button focus-within:outline-2">
          {WORDS.file}
          <input type="file" accept="application/json,.json" className="sr-only" onChange={(event) => void readFile(event)} />
        </label>
      </div>
      <FormTrouble trouble={trouble} />
    </section>
  );
}
