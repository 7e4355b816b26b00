import { type ReactNode, useState } from "react";
import { AwaitedPart } from "./awaited-part";
import { copiedWords, copyText } from "./copy-text";
import { fetchedPart, usePart } from "./fetched-part";
import { useFocusOnMount } from "./use-focus-on-mount";

type Props = {
  readonly url: string;
  /** What the link is of, for whatever sends it. */
  readonly name: string;
  /** What the link is called here. */
  readonly label: string;
  /** Whether it was made just now. */
  readonly isNew: boolean;
  /** Stands beside the ways to hand it on. */
  readonly more?: ReactNode;
  /** Stands below them. */
  readonly children?: ReactNode;
};

/** As many fit on the narrowest phone. */
const LETTERS_IN_ROW = 30;

const CODE = fetchedPart(async () => (await import("./qr-code")).QrCode);

/** Handed to whatever the reader's device sends links with; null where that went well, or where he thought better of it. */
async function send(title: string, url: string): Promise<string | null> {
  try {
    await navigator.share({ title, url });
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? null : "This browser could not send it: copy the link.";
  }
}

/** A link, and the ways to hand it on: copied, sent, or read by the other phone. */
export function HandOnLink({ url, name, label, isNew, more, children }: Props) {
  const field = useFocusOnMount<HTMLTextAreaElement>(isNew);
  const [said, say] = useState<string | null>(null);
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
          <button type="button" className="button" data-filled onClick={async () => say(copiedWords(await copyText(url, field.current)))}>
            Copy the link
          </button>
          {"share" in navigator && (
            <button type="button" className="button" onClick={async () => say(await send(name, url))}>
              Send
            </button>
          )}
          {more}
          <span role="status" className="text-soft">
            {said}
          </span>
        </div>
        {children}
      </div>
      <Code url={url} />
    </div>
  );
}

/** Keeps its room until it is drawn, so that nothing moves under a thumb. */
function Code({ url }: { readonly url: string }) {
  const { part: QrCode, failed, again } = usePart(CODE);
  return (
    <div className="mx-auto aspect-square w-full sm:max-w-80">
      {QrCode ? <QrCode link={url} className="block w-full" onWhite /> : <AwaitedPart failed={failed} again={again} />}
    </div>
  );
}
