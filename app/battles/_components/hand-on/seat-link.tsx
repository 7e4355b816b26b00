import { useState } from "react";
import { type Answer, askServer } from "@/app/_components/ask-server";
import { FormTrouble } from "@/app/_components/form";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import { useFocusOnMount } from "@/app/_components/use-focus-on-mount";
import type { MadeCode } from "@/lib/model/battle";
import type { SeatName } from "@/lib/model/by-seat";
import type { BattleId } from "@/lib/model/identifiers";
import { LINKS } from "@/lib/words/battle/links";
import { COMMON } from "@/lib/words/site";
import { type CodeUse, dropCode, keepCode, useKeptCode } from "./kept-codes";

type Props = {
  readonly battle: string;
  /** The seat of the player who hands it on. */
  readonly seat: SeatName;
  readonly use: CodeUse["use"];
  /** What stands before the code in the address. */
  readonly door: "invite" | "partner";
  /** What the address says behind the code. */
  readonly more?: Readonly<Record<string, string>>;
  /** The title under which a device shares the link. */
  readonly name: string;
  /** What the link is for; null where the page says so. */
  readonly about: string | null;
  /** Shown where this browser knows no link. */
  readonly unknown: string;
};

/** Makes a code or withdraws it, one request at a time. */
function useCode({ battle, seat, use, door }: Props) {
  const of: CodeUse = { battle, use };
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [made, setMade] = useState<MadeCode | null>(null);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const kept = useKeptCode(of);
  async function ask<T>(method: "POST" | "DELETE", done: (value: T) => void): Promise<void> {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    const answer: Answer<T> = await askServer<T>(method, `/api/battles/${battle}/${door}`, { headers: { "x-seat": seat } });
    setBusy(false);
    if (answer.ok) done(answer.value);
    else setTrouble(answer.status === 0 ? COMMON.unreachable : answer.error.message);
  }
  return {
    code: kept ?? made,
    isKnown: kept !== undefined,
    isNew: made !== null,
    isWithdrawn,
    busy,
    trouble,
    make: () =>
      ask<MadeCode>("POST", (code) => {
        keepCode(of, code);
        setMade(code);
      }),
    revoke: () =>
      ask<null>("DELETE", () => {
        dropCode(of);
        setMade(null);
        setWithdrawn(true);
      }),
  };
}

/** The link that lets one other person into a battle, as far as this browser knows it, and a new one in its place. */
function SeatLink(props: Props) {
  const { battle, door, more = {}, name, about, unknown } = props;
  const { code, isKnown, isNew, isWithdrawn, busy, trouble, make, revoke } = useCode(props);
  if (!isKnown) return <p className="min-h-[44px] text-soft">{LINKS.looking}</p>;
  if (!code)
    return (
      <div className="grid justify-items-start gap-3">
        <NoLink words={isWithdrawn ? LINKS.withdrawn : unknown} isWithdrawn={isWithdrawn} />
        <FormTrouble trouble={trouble} />
        <button type="button" className="button" data-filled aria-disabled={busy || undefined} onClick={make}>
          {LINKS.make}
        </button>
      </div>
    );
  return (
    <div className="grid gap-4">
      {about && <p className="max-w-prose">{about}</p>}
      <HandOnLink
        key={code.code}
        url={`${location.origin}/battles/${battle}/join#${new URLSearchParams({ [door]: code.code, ...more }).toString()}`}
        name={name}
        label={LINKS.link}
        isNew={isNew}
      >
        <p className="mt-3 text-soft">
          <Said words={LINKS.once} slots={{ until: () => <Moment at={code.expires} day /> }} />
        </p>
      </HandOnLink>
      <div className="grid justify-items-start gap-2 border-t border-rule pt-3">
        <FormTrouble trouble={trouble} />
        <p className="max-w-prose text-soft">{LINKS.replace}</p>
        <div className="flex flex-wrap gap-3">
          <button type="button" className="button" aria-disabled={busy || undefined} onClick={make}>
            {LINKS.make}
          </button>
          {door === "invite" && (
            <button type="button" className="button" data-quiet aria-disabled={busy || undefined} onClick={revoke}>
              {LINKS.withdraw}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Takes the focus in the place of a link that was just withdrawn. */
function NoLink({ words, isWithdrawn }: { readonly words: string; readonly isWithdrawn: boolean }) {
  const line = useFocusOnMount<HTMLParagraphElement>(isWithdrawn);
  return (
    <p ref={line} tabIndex={-1} className="max-w-prose focus-visible:outline-none">
      {words}
    </p>
  );
}

type PartnerLinkProps = { readonly battle: BattleId /** The seat to share. */; readonly seat: SeatName };

/** The link for a partner at this seat. */
export function PartnerLink({ battle, seat }: PartnerLinkProps) {
  return (
    <SeatLink
      {...{ battle, seat }}
      use={`partner-${seat}`}
      door="partner"
      more={{ seat }}
      name={LINKS.partner.title}
      about={LINKS.partner.about}
      unknown={LINKS.partner.unknown}
    />
  );
}

type BattleInviteProps = {
  readonly battle: BattleId;
  /** The seat of the player who invites. */
  readonly seat: SeatName;
  /** What the player is called who invites: only the link tells it, because its reader is no player of the battle yet. */
  readonly player: string | null;
  /** The page says already what the link is for. */
  readonly isTold?: boolean;
};

/** The invite to the open seat of a battle. */
export function BattleInvite({ battle, seat, player, isTold = false }: BattleInviteProps) {
  return (
    <SeatLink
      {...{ battle, seat }}
      use="invite"
      door="invite"
      more={player === null ? {} : { from: player }}
      name={LINKS.opponent.title}
      about={isTold ? null : LINKS.opponent.about}
      unknown={LINKS.opponent.unknown}
    />
  );
}
