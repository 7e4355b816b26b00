import { useCallback, useEffect, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { copiedWords, copyText } from "@/app/_components/copy-text";
import { FormTrouble } from "@/app/_components/form";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import { type Withdrawal, WithdrawShare } from "@/app/_components/withdraw-share";
import type { Army } from "@/lib/model/army";
import type { ArmyId } from "@/lib/model/identifiers";
import { LINK_KINDS, type LinkKind, linkKind, type ShareSummary } from "@/lib/model/stored-army";
import { sameArmy } from "@/lib/rules/army/edits";
import { typedNames } from "@/lib/rules/army/names";
import { SHARING } from "@/lib/words/sharing";
import { COMMON } from "@/lib/words/site";
import { useDeskNow } from "../desk-now";
import { type Shared, ShareForm } from "./share-form";

const WORDS = SHARING.standing;

type StandingLinksProps = {
  /** The stored army. */
  readonly army: ArmyId;
  /** The link that the dialog shows by itself. */
  readonly but: string | null;
  readonly withdrawn: (share: string, name: string, stillShared: boolean) => void;
};

/** The links of an army that work now, each to be opened, copied or withdrawn; nothing where there are none. */
function StandingLinks({ army, but, withdrawn }: StandingLinksProps) {
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

type Props = {
  /** The last share made in this editor; null where there is none, or where it is withdrawn. */
  readonly shared: Shared | null;
  readonly keepShared: (shared: Shared | null) => void;
  /** The army as it is stored; null before its first save. */
  readonly stored: ArmyId | null;
};

/** Shares the army as it is in the editor, saved or not. */
export function ShareDialog({ shared, keepShared, stored }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [status, setStatus] = useState("");
  const [nameless, setNameless] = useState(shared?.nameless ?? false);
  const [kind, setKind] = useState<LinkKind>(shared?.kind ?? "own");
  function done(next: Shared): void {
    keepShared(next);
    setNameless(next.nameless);
    setKind(next.kind);
    setIsAsking(false);
    setStatus(SHARING.shared);
  }
  function shareAgain(withoutNames: boolean, what: LinkKind): void {
    setNameless(withoutNames);
    setKind(what);
    setIsAsking(true);
    setStatus("");
  }
  function withdrawn(name: string, stillShared: boolean): void {
    keepShared(null);
    setStatus(SHARING.withdraw.done(name, stillShared));
  }
  return (
    <>
      <p role="status" className={status ? "mb-4 font-semibold" : ""}>
        {status}
      </p>
      {shared && !isAsking ? (
        <SharedArmy shared={shared} isStored={stored !== null} isNew={status !== ""} shareAgain={shareAgain} withdrawn={withdrawn} />
      ) : (
        <ShareForm stored={stored} nameless={nameless} kind={kind} again={isAsking || status !== ""} done={done} />
      )}
      {stored !== null && (
        <StandingLinks
          army={stored}
          but={isAsking ? null : (shared?.share.share ?? null)}
          withdrawn={(share, name, stillShared) => {
            if (share === shared?.share.share) keepShared(null);
            setStatus(SHARING.withdraw.done(name, stillShared));
          }}
        />
      )}
    </>
  );
}

function hasNames(army: Army): boolean {
  const { commanders, units } = typedNames(army);
  return commanders.length + units.length > 0;
}

type SharedProps = {
  readonly shared: Shared;
  readonly isStored: boolean;
  /** Whether it was shared just now. */
  readonly isNew: boolean;
  readonly shareAgain: (nameless: boolean, kind: LinkKind) => void;
  readonly withdrawn: (name: string, stillShared: boolean) => void;
};

function SharedArmy({ shared: { share, army: then, nameless, kind }, isStored, isNew, shareAgain, withdrawn }: SharedProps) {
  const { army } = useDeskNow();
  const [trouble, setTrouble] = useState<string | null>(null);
  const isLatest = kind === "latest";
  const hasChanged = !isLatest && !sameArmy(then, army);
  const others = LINK_KINDS.filter((one) => one !== kind && (one !== "latest" || isStored));
  function done(withdrawal: Withdrawal): void {
    if (withdrawal.kind === "withdrawn") withdrawn(then.name, withdrawal.stillShared);
    else setTrouble(SHARING.withdraw.refused(withdrawal.words));
  }
  return (
    <div className="grid gap-5">
      {hasChanged && (
        <p className="finding max-w-prose" data-severity="warning">
          {SHARING.changed}
          <button type="button" className="button ml-2" data-small onClick={() => shareAgain(nameless, kind)}>
            {SHARING.shareNow}
          </button>
        </p>
      )}
      <HandOnLink
        url={share.url}
        name={then.name}
        label={SHARING.link.label}
        isNew={isNew}
        more={
          <a className="button" href={`/a/${share.share}`}>
            {SHARING.openPage}
          </a>
        }
      >
        <p className="mt-3 text-soft">
          {SHARING.kinds[kind]} {nameless && `${SHARING.withoutNames} `}
          {kind === "opponent" && SHARING.scanForOpponent}
        </p>
      </HandOnLink>
      <div className="grid justify-items-start gap-2 border-t border-rule pt-3">
        <FormTrouble trouble={trouble} />
        <p className="max-w-prose">
          <Said
            words={SHARING.until}
            slots={{
              shares: (text) => (
                // Inline padding makes room for a thumb and leaves the lines where they are.
                <a href="/account#own-shares" className="pointer-coarse:py-[0.85rem]">
                  {text}
                </a>
              ),
            }}
          />
        </p>
        <div className="flex flex-wrap items-center gap-3 justify-self-stretch">
          {!isLatest && !hasChanged && hasNames(army) && (
            <button type="button" className="button" onClick={() => shareAgain(!nameless, kind)}>
              {nameless ? SHARING.shareWithNames : SHARING.shareWithoutNames}
            </button>
          )}
          {others.map((one) => (
            <button key={one} type="button" className="button" onClick={() => shareAgain(nameless, one)}>
              {SHARING.shareFor[one]}
            </button>
          ))}
          {/* Never where "Share army" stood: a slow second press on that would meet it. */}
          <div className="ml-auto">
            <WithdrawShare share={share.share} name={then.name} done={done} />
          </div>
        </div>
      </div>
    </div>
  );
}
