"use client";

import { useState } from "react";
import type { Army } from "@/lib/model/army";
import type { Assessment } from "@/lib/model/assessment";

type Answer = Assessment | { error: { message: string } };

/** What the server says of it, in a sentence. */
function answerWords(answer: Answer): string {
  if ("error" in answer) return answer.error.message;
  const errors = answer.findings.filter((one) => one.severity === "error").length;
  return `The server says: ${answer.legal ? "legal" : `not legal, ${errors} ${errors === 1 ? "error" : "errors"}`}, ${answer.numbers.points} points.`;
}

async function askServer(army: Army): Promise<string> {
  try {
    const response = await fetch("/api/assess", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(army),
    });
    return answerWords((await response.json()) as Answer);
  } catch {
    return "The server cannot be reached. The verdict on this page needs no connection.";
  }
}

/** The army as the document that programs read, and the same judged over the API. */
export function ArmyDocument({ army }: { army: Army }) {
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
    <details className="mt-6 border-t border-rule pt-3">
      <summary className="text-soft">This army as a document, and over the API</summary>
      <p className="mt-2 max-w-prose text-soft">
        For programs: sent to <code>POST /api/assess</code>, it is judged just as here.
      </p>
      <textarea
        readOnly
        aria-label="The army as JSON"
        value={json}
        rows={12}
        spellCheck={false}
        className="field mt-2 w-full font-mono text-[0.85rem]"
      />
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <button type="button" className="button" data-small onClick={copy}>
          Copy
        </button>
        <button type="button" className="button" data-small onClick={async () => setSaid(await askServer(army))}>
          Judge it over the API
        </button>
        <span role="status">{said}</span>
      </p>
    </details>
  );
}
