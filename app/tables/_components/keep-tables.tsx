"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useState } from "react";
import { askServer, visitorHeaders } from "@/app/_components/ask-server";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { FieldFrame } from "@/app/_components/text-field";
import { useOnce } from "@/app/_components/use-once";
import type { ErrorBody } from "@/lib/model/http";
import type { Version } from "@/lib/model/identifiers";
import { lineAndColumn, malformedAt } from "@/lib/model/malformed-json";
import type { KeptTables } from "@/lib/model/own-tables";
import type { RulesTables } from "@/lib/model/rules-tables";
import { OWN_TABLES } from "@/lib/words/own-tables";

const WORDS = OWN_TABLES.make;
/** Faults that are listed at once: nobody mends more before trying again. */
const MOST = 20;

/** Everything wrong with refused tables, each with its place. */
function faultsIn({ message, details }: ErrorBody["error"]): readonly string[] {
  if (!Array.isArray(details)) return [message];
  const all = (details as { readonly at?: string; readonly message: string }[]).map((one) => WORDS.fault(one.at, one.message));
  const more = all.length - MOST;
  return [WORDS.faults(all.length), ...all.slice(0, MOST), ...(more > 0 ? [WORDS.more(more)] : [])];
}

/** What is wrong with a text that is not JSON; null where it is. */
function malformed(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch {
    const at = malformedAt(text) ?? text.length;
    if (at >= text.trimEnd().length) return WORDS.cutShort;
    const { line, column } = lineAndColumn(text, at);
    return WORDS.notJson(line, column);
  }
}

/** The house's points and cards as one begins with them. */
async function beginning(house: Version): Promise<string | null> {
  const answer = await askServer<RulesTables>("GET", `/api/tables/${house}`);
  return answer.ok ? JSON.stringify({ name: "", points: answer.value.points, cards: answer.value.cards }, null, 1) : null;
}

/** Tables pasted, read from a file, or begun from the house's. `house`: the version in force. */
export function KeepTables({ house, unused }: { readonly house: Version; readonly unused: string }) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [troubles, setTroubles] = useState<readonly string[]>([]);
  const [kept, setKept] = useState<string | null>(null);
  const keeping = useOnce(async () => {
    setKept(null);
    const trouble = malformed(text);
    if (trouble !== null) {
      setTroubles([trouble]);
      return false;
    }
    const answer = await askServer<KeptTables>("POST", "/api/tables", { body: JSON.parse(text), headers: visitorHeaders() });
    setTroubles(answer.ok ? [] : faultsIn(answer.error));
    if (answer.ok) {
      setKept(OWN_TABLES.kept(answer.value.name));
      setText("");
      router.refresh();
    }
    return false;
  });
  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (file) setText(await file.text());
  }
  const begin = async () => setText((await beginning(house)) ?? "");
  return (
    <form
      method="post"
      noValidate
      aria-label={WORDS.title}
      className="mt-7 grid max-w-3xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void keeping.run();
      }}
    >
      <h2>{WORDS.title}</h2>
      <p className="text-soft">{unused}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" data-small onClick={begin}>
          {WORDS.begin}
        </button>
        <label className="button" data-small>
          {WORDS.file}
          <input type="file" accept=".json,application/json" className="sr-only" onChange={readFile} />
        </label>
      </p>
      <FieldFrame label={WORDS.text} hint={WORDS.hint}>
        {(ties) => (
          <textarea
            {...ties}
            rows={12}
            spellCheck={false}
            className="field w-full font-mono text-[0.85rem]"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FieldFrame>
      {troubles.length > 1 ? (
        <div role="alert" className="finding">
          <p>{troubles[0]}</p>
          <ul className="ml-4 list-disc">
            {troubles.slice(1).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      ) : (
        <FormTrouble trouble={troubles[0] ?? null} />
      )}
      {kept !== null && <p role="status">{kept}</p>}
      <div>
        <SubmitButton label={WORDS.send} working={WORDS.sending} busy={keeping.busy} />
      </div>
    </form>
  );
}
