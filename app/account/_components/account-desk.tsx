"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useState } from "react";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { dropKeptPages } from "@/app/_components/kept-pages";
import { Said } from "@/app/_components/said";
import { dropAllUnsent } from "@/app/_components/saving/unsent";
import { backFrom } from "@/app/_components/sign-in-to-return";
import type { Account, Claimed } from "@/lib/model/account";
import type { TournamentSummary } from "@/lib/model/tournament";
import { ACCOUNT } from "@/lib/words/account";
import { COMMON } from "@/lib/words/site";
import { ClaimedAccount } from "./claimed-account";
import { VisitorAccount } from "./visitor-account";

type Props = {
  readonly account: Account | null;
  /** Those that the reader organises or plays in. */
  readonly events?: readonly TournamentSummary[];
  /** What this browser was before, where it is not signed in. */
  readonly before?: "ended" | "left" | null;
  /** The page that asked for signing in, as the address has it. */
  readonly back?: string | null;
};

/** The account of the reader, or the forms to get one. A new recovery key is shown before everything else. */
export function AccountDesk({ account, events = [], before = null, back = null }: Props) {
  const wayBack = backFrom(back);
  const router = useRouter();
  const [key, setKey] = useState<Claimed | null>(null);
  const [status, setStatus] = useState("");
  const [hasLeft, setHasLeft] = useState(false);
  const [hasReset, setHasReset] = useState(false);
  /** Draws the page again for the reader's new account, and says what happened at the same moment. */
  function settle(words: string, left = false): void {
    void dropKeptPages();
    startTransition(() => {
      router.refresh();
      setKey(null);
      setStatus(words);
      setHasReset(false);
      setHasLeft(left);
    });
  }
  /** Signed in, and on to the page that asked for it: loaded anew, as everything on it is now another reader's. */
  function enter(words: string): void {
    if (wayBack === null) settle(words);
    else void dropKeptPages().finally(() => window.location.assign(wayBack));
  }
  /** The header has the account's name at once. */
  function show(claimed: Claimed, isReset: boolean): void {
    setHasReset(isReset);
    setKey(claimed);
    void dropKeptPages();
    router.refresh();
  }
  function deleted(): void {
    dropAllUnsent();
    settle(ACCOUNT.delete.done);
  }
  const email = (key?.account ?? account)?.email ?? null;
  if (key && email !== null)
    return (
      <RecoveryKeySheet
        email={email}
        recoveryKey={key.recoveryKey}
        news={hasReset ? ACCOUNT.recover.done : null}
        saved={() => enter(ACCOUNT.recoverySheet.done(email))}
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h1>{ACCOUNT.title}</h1>
        <p role="status" className="font-semibold text-verdigris [overflow-wrap:anywhere]">
          {status}
        </p>
      </div>
      {account && email !== null ? (
        <ClaimedAccount
          {...{ account, events }}
          email={email}
          showKey={(claimed) => show(claimed, false)}
          signedOut={() => settle(ACCOUNT.signOut.done, true)}
          passwordChanged={() => settle(ACCOUNT.changePassword.done)}
          deleted={deleted}
        />
      ) : (
        <VisitorAccount
          {...{ account, events }}
          hasLeft={hasLeft || wayBack !== null || before !== null}
          wasEnded={before === "ended" && !hasLeft && account === null}
          showKey={(claimed) => show(claimed, false)}
          reset={(claimed) => show(claimed, true)}
          signedIn={() => enter(ACCOUNT.signIn.done)}
          deleted={deleted}
        />
      )}
    </>
  );
}

const WORDS = ACCOUNT.recoverySheet;

type SheetProps = {
  readonly email: string;
  readonly recoveryKey: string;
  /** What happened, where that needs saying. */
  readonly news: string | null;
  readonly saved: () => void;
};

/** The recovery key, shown once. Printed, it is alone on the paper. */
function RecoveryKeySheet({ email, recoveryKey, news, saved }: SheetProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const key = useRef<HTMLParagraphElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useWarningBeforeLeaving(!(copied || isPrinted || isSaved), WORDS.unsaved);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="max-w-2xl" aria-labelledby="recovery-key">
      <p className="eyebrow print:hidden">{WORDS.once}</p>
      <p className="eyebrow hidden print:block">{WORDS.site}</p>
      <h1 id="recovery-key" ref={title} tabIndex={-1} className="mt-1">
        {WORDS.title}
      </h1>
      {news !== null && <p className="mt-2 font-semibold print:hidden">{news}</p>}
      <p className="mt-2">
        <Said words={WORDS.why} slots={{ email: () => <b className="font-semibold [overflow-wrap:anywhere]">{email}</b> }} />{" "}
        <span className="print:hidden">{WORDS.keep}</span>
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
      <p className="hidden print:block">{WORDS.onPaper(location.origin)}</p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <button type="button" className="button" onClick={async () => setCopied(await copyText(recoveryKey, key.current))}>
          {COMMON.copy}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            window.print();
            setPrinted(true);
          }}
        >
          {COMMON.print}
        </button>
        <button
          type="button"
          className="button"
          data-filled
          onClick={() => {
            setSaved(true);
            saved();
          }}
        >
          {WORDS.saved}
        </button>
        <span role="status" className="text-soft">
          {copied === null ? "" : copiedWords(copied)}
        </span>
      </div>
      <p className="mt-4 text-soft print:hidden">{WORDS.after}</p>
    </section>
  );
}

const leads = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link !== null && link.target !== "_blank" && button === 0 && !(ctrlKey || metaKey || shiftKey);
};

/** While there is something to lose, asks before a link leads to another page, and lets the browser ask before the page is closed or loaded again. */
function useWarningBeforeLeaving(hasToLose: boolean, words: string): void {
  useEffect(() => {
    if (!hasToLose) return;
    let isAnswered = false;
    const close = (event: BeforeUnloadEvent) => isAnswered || event.preventDefault();
    function follow(event: MouseEvent): void {
      if (!leads(event)) return;
      isAnswered = window.confirm(words);
      if (isAnswered) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener("beforeunload", close);
    // Before the router, which listens at the document.
    window.addEventListener("click", follow, true);
    return () => {
      window.removeEventListener("beforeunload", close);
      window.removeEventListener("click", follow, true);
    };
  }, [hasToLose, words]);
}
