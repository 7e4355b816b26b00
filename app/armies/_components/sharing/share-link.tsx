import { useState } from "react";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { Share } from "@/lib/model/share";

type Props = {
  readonly share: Share;
  readonly name: string;
  /** Whether it was shared just now. */
  readonly isNew: boolean;
};

/** As many fit on the narrowest phone. */
const LETTERS_IN_ROW = 30;

/** Handed to whatever the reader's device sends links with; null where that went well, or where he thought better of it. */
async function send(title: string, url: string): Promise<string | null> {
  try {
    await navigator.share({ title, url });
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : "This browser could not send it: copy the link.";
  }
}

/** The link of a share, and the ways to hand it on. */
export function ShareLink({ share: { share, url }, name, isNew }: Props) {
  const field = useFocusOnMount<HTMLTextAreaElement>(isNew);
  const [said, say] = useState<string | null>(null);
  return (
    <>
      <textarea
        ref={field}
        readOnly
        aria-label="The link"
        value={url}
        rows={Math.ceil(url.length / LETTERS_IN_ROW)}
        className="field block w-full resize-none break-all"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button type="button" className="button" data-filled onClick={async () => say(copiedWords(await copyText(url, field.current)))}>
          Copy the link
        </button>
        {"share" in navigator && (
          <button type="button" className="button" onClick={async () => say(await send(name, url))}>
            Send
          </button>
        )}
        <a className="button" href={`/a/${share}`}>
          See the page
        </a>
        <span role="status" className="text-soft">
          {said}
        </span>
      </div>
    </>
  );
}
