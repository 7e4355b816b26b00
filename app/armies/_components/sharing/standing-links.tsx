import { useCallback, useEffect, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { ArmyId } from "@/lib/model/identifiers";
import { linkKind, type ShareSummary } from "@/lib/model/stored-army";
import { SHARING } from "@/lib/words/sharing";
import { COMMON } from "@/lib/words/site";

const WORDS = SHARING.standing;

type Props = {
  /** The stored army. */
  readonly army: ArmyId;
  /** The link that the dialog shows by itself. */
  readonly but: string | null;
  readonly withdrawn: (share: string, name: string, stillShared: boolean) => void;
};

/** The links of an army that work now, each to be opened, copied or withdrawn; nothing where there are none. */
export function StandingLinks({ army, but, withdrawn }: Props) {
  const [links, setLinks] = useState<readonly ShareSummary[]>([]);
  const [status, setStatus] = useState("");
  const look = useCallback(async () => {
    const answer = await askServer<readonly ShareSummary[]>("GET", `/api/armies/${army}/links`);
    if (answer.ok) setLinks(answer.value);
    else setStatus(WORDS.notTold(answer.error.message));
  }, [army]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is one link more when the dialog has made one.
  useEffect(() => void look(), [look, but]);
  function done({ share, name }: ShareSummary, withdrawal: Withdrawal): void {
    if (withdrawal.kind === "trouble") setStatus(SHARING.withdraw.refused(withdrawal.words));
    else {
      setLinks((before) => before.filter((one) => one.share !== share));
      withdrawn(share, name, withdrawal.stillShared);
    }
  }
  const shown = links.filter(({ share }) => share !== but);
  return (
    <section aria-label={WORDS.title} hidden={shown.length === 0 && status === ""} className="mt-5 border-t border-rule pt-3">
      <h3>{WORDS.title}</h3>
      <ul className="mt-1">
        {shown.map((link) => {
          const kind = SHARING.form.readers[linkKind(link.share)].name;
          return (
            <li key={link.share} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-1">
              <a href={`/a/${link.share}`} className="inline-flex items-center pointer-coarse:min-h-[44px]">
                <span>
                  <Said words={WORDS.about(kind)} slots={{ moment: () => <Moment at={link.sharedAt} /> }} />
                </span>
              </a>
              <span className="min-w-0 break-all text-soft text-[0.9rem]" data-url translate="no">
                {link.url}
              </span>
              <span className="ml-auto flex flex-wrap items-center gap-2">
                <button
                  type="button"
                  className="button"
                  data-quiet
                  aria-label={WORDS.copy(kind)}
                  onClick={async ({ currentTarget }) => {
                    const url = currentTarget.closest("li")?.querySelector("[data-url]") ?? null;
                    setStatus(copiedWords(await copyText(link.url, url)));
                  }}
                >
                  {COMMON.copy}
                </button>
                <WithdrawShare share={link.share} name={link.name} done={(withdrawal) => done(link, withdrawal)} />
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-1 min-h-6 text-soft">
        {status}
      </p>
    </section>
  );
}
