"use client";

import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";
import { useDeskNow } from "./desk-now";
import { Fold } from "./fold";

/** What the server says of it, in a sentence. */
async function judge(army: Army): Promise<string> {
  const answer = await askServer<Assessment>("POST", "/api/assess", { body: army });
  if (!answer.ok) return `${answer.error.message} The verdict on this page needs no connection.`;
  const { legal, findings, numbers } = answer.value;
  const errors = findings.filter((one) => one.severity === "error").length;
  return `The server says: ${legal ? "legal" : `not legal, ${errors} ${errors === 1 ? "error" : "errors"}`}, ${numbers.points} points.`;
}

/** The army as the document that programs read, and the same judged over the API. */
export function ArmyDocument() {
  return (
    <Fold className="mt-3 border-t border-rule pt-2" summary={<span className="text-soft">As a document, and over the API</span>}>
      {() => <Json />}
    </Fold>
  );
}

function Json() {
  const { army } = useDeskNow();
  const [said, setSaid] = useState<string | null>(null);
  const json = JSON.stringify(army, null, 2);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setSaid("Copied.");
    } catch {
      setSaid("This browser does not let the page copy: select the text and copy it yourself.");
    }
  };
  return (
    <>
      <p className="mt-2 max-w-prose text-soft">
        For programs: sent to <code>POST /api/assess</code>, it is judged just as here.
      </p>
      <textarea
        readOnly
        aria-label="The army as JSON"
        value={json}
        rows={10}
        spellCheck={false}
        className="field mt-2 w-full font-mono text-[0.85rem]"
      />
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <button type="button" className="button" data-small onClick={copy}>
          Copy the text
        </button>
        <button type="button" className="button" data-small onClick={async () => setSaid(await judge(army))}>
          Judge it over the API
        </button>
        <span role="status">{said}</span>
      </p>
    </>
  );
}
