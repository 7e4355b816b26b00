import { useEffect, useRef, useState } from "react";
import { copyText } from "@/app/_components/copy-text";

type Props = { readonly email: string; readonly recoveryKey: string; readonly kept: () => void };

/** The recovery key, this once: to be copied, printed or written down. On paper it stands alone. */
export function RecoveryKeySheet({ email, recoveryKey, kept }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const key = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="max-w-2xl" aria-labelledby="recovery-key">
      <p className="eyebrow print:hidden">Shown this once</p>
      <p className="eyebrow hidden print:block">Condotta</p>
      <h1 id="recovery-key" ref={title} tabIndex={-1} className="mt-1">
        Your recovery key
      </h1>
      <p className="mt-2">
        It is the one way back to the armies of <b className="font-semibold [overflow-wrap:anywhere]">{email}</b> should you lose your
        password: there are no letters with links here. <span className="print:hidden">Copy it, print it or write it down.</span>
      </p>
      <p
        ref={key}
        translate="no"
        className="my-5 grid w-fit grid-cols-2 gap-x-8 gap-y-2 border-y border-ink py-4 font-mono text-[1.75rem] leading-tight sm:grid-cols-4"
      >
        {recoveryKey.split("-").map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat, and never change places.
          <span key={at}>{group} </span>
        ))}
      </p>
      <p className="hidden print:block">
        If the password is lost: open {location.origin}/account, choose “Lost your password?”, and give this key with the e-mail address. It
        is good for one new password; with that comes a new key.
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <button type="button" className="button" onClick={async () => setCopied(await copyText(recoveryKey, key.current))}>
          Copy
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button" data-filled onClick={kept}>
          I have kept it
        </button>
        <span role="status" className="text-soft">
          {copied === null ? "" : copied ? "Copied." : "Marked: now copy it by hand."}
        </span>
      </div>
      <p className="mt-4 text-soft print:hidden">
        Once you go on, or leave this page, nobody can show it again; with your password you can have a new one made here.
      </p>
    </section>
  );
}
