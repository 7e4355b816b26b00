import { type ReactNode, useState } from "react";
import { SHARING } from "@/lib/words/sharing";
import { copiedWords, copyText } from "./copy-text";
import { AwaitedPart, fetchedPart, usePart } from "./fetched-part";
import { useFocusOnMount } from "./use-focus-on-mount";

type Props = {
  readonly url: string;
  /** The title under which the link is sent. */
  readonly name: string;
  /** The name of the field with the link. */
  readonly label: string;
  /** Whether the link was made just now. */
  readonly isNew: boolean;
  /** Beside the buttons. */
  readonly more?: ReactNode;
  /** Below the buttons. */
  readonly children?: ReactNode;
};

/** As many letters as fit in a row on the narrowest phone. */
const LETTERS_IN_ROW = 30;

const CODE = fetchedPart(async () => (await import("./qr-code")).QrCode);

/** Sends a link by the reader's device; null where that went well or was cancelled, else a message. */
async function send(title: string, url: string): Promise<string | null> {
  try {
    await navigator.share({ title, url });
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : SHARING.link.notSent;
  }
}

/** A link, and the ways to share it: copied, sent, or scanned by the other phone. */
export function HandOnLink({ url, name, label, isNew, more, children }: Props) {
  const field = useFocusOnMount<HTMLTextAreaElement>(isNew);
  const [status, setStatus] = useState<string | null>(null);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="sm:order-last">
        <textarea
          ref={field}
          readOnly
          aria-label={label}
          value={url}
          rows={Math.ceil(url.length / LETTERS_IN_ROW)}
          className="field block w-full resize-none break-all"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <button
            type="button"
            className="button"
            data-filled
            onClick={async () => setStatus(copiedWords(await copyText(url, field.current)))}
          >
            {SHARING.link.copy}
          </button>
          {"share" in navigator && (
            <button type="button" className="button" onClick={async () => setStatus(await send(name, url))}>
              {SHARING.link.send}
            </button>
          )}
          {more}
          <span role="status" className="text-soft">
            {status}
          </span>
        </div>
        {children}
      </div>
      <Code url={url} />
    </div>
  );
}

/** Keeps its room until it is drawn, so that nothing moves. */
function Code({ url }: { readonly url: string }) {
  const { part: QrCode, failed, again } = usePart(CODE);
  return (
    <div className="mx-auto aspect-square w-full sm:max-w-80">
      {QrCode ? <QrCode link={url} className="block w-full" onWhite /> : <AwaitedPart failed={failed} again={again} />}
    </div>
  );
}
