"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { FormTrouble, SubmitButton } from "@/app/_components/form";
import { SourceMark } from "@/app/_components/source-mark";
import type { BattleView } from "@/lib/model/battle-view";
import type { BySeat, SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { playerName } from "@/lib/model/identifiers";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { JOIN } from "@/lib/words/battle/links";
import type { ForceNames, ForceOptions } from "../../../_components/force/force-option";
import { DoorClosed, TakeSeat, useJoining } from "./take-seat";

/** The seats of a battle for the reader of a link. */
export type Seating = {
  /** The seats that the reader holds. */
  readonly mine: readonly SeatName[];
  /** The seat that the invite is for. */
  readonly open: SeatName | null;
  /** Whether the battle was abandoned. */
  readonly isOver: boolean;
};

/** Where a link leads. */
type Door =
  /** `isOwn`: the reader is the player who invites. `from`: what that player is called, if the link says so. */
  | { readonly kind: "invite"; readonly code: string; readonly isOwn: boolean; readonly from: string | null }
  /** `seat`: the shared one, if the link says which. */
  | { readonly kind: "partner"; readonly code: string; readonly seat: SeatName | null }
  /** The reader holds the seat already. */
  | { readonly kind: "within" }
  | { readonly kind: "no-code" | "taken" | "over" };

function inviteDoor(code: string, from: string | null, { mine, open }: Seating): Door {
  if (open !== null) return { kind: "invite", code, isOwn: mine.length > 0, from: playerName.safeParse(from).data ?? null };
  return { kind: mine.length > 0 ? "within" : "taken" };
}

const CODE = /^[a-z2-7]{26}$/;

/** The whole code; null where a part of it was lost on the way. */
const codeOf = (said: string | null): string | null => (said !== null && CODE.test(said) ? said : null);

/** Where a link's fragment leads: `#invite=` and a code, with `&from=` and a name where its sender has one, or `#partner=` and a code, with `&seat=` where it says which. */
export function doorOf(fragment: string, seating: Seating): Door {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  const [invite, partner] = [codeOf(said.get("invite")), codeOf(said.get("partner"))];
  if (!invite && !partner) return { kind: "no-code" };
  if (seating.isOver) return { kind: "over" };
  if (invite) return inviteDoor(invite, said.get("from"), seating);
  const seat = SEATS.find((one) => one === said.get("seat")) ?? null;
  const isSeated = seat === null ? seating.mine.length > 0 : seating.mine.includes(seat);
  return isSeated ? { kind: "within" } : { kind: "partner", code: partner ?? "", seat };
}

type Props = {
  readonly battle: string;
  readonly seating: Seating;
  /** The names of the armies, once both players may know them. */
  readonly forces: BySeat<string | null>;
  readonly options: ForceOptions;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly table: BattleView["table"];
  /** Whether both armies are shown once both are in. */
  readonly isExchange: boolean;
  /** What the reader called himself last with this account. */
  readonly called: string | null;
};

function listen(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** The code is behind the `#` of the address, which no server sees. Null until the page runs. */
const useFragment = (): string | null =>
  useSyncExternalStore(
    listen,
    () => location.hash,
    () => null,
  );

/** Where the link leads. */
export function JoinBattle(props: Props) {
  const fragment = useFragment();
  // As it was first: a player who has just joined must not read that the seat is taken while the battle loads.
  const [first] = useState(props.seating);
  if (fragment === null) return <Reading />;
  return <Way door={doorOf(fragment, first)} {...props} />;
}

function Reading() {
  return (
    <>
      <h1>{JOIN.tab}</h1>
      <p className="mt-3 text-soft">{JOIN.reading}</p>
      <noscript>
        <p className="finding mt-3 max-w-prose">{JOIN.needsScripts}</p>
      </noscript>
    </>
  );
}

function Way({ door, battle, seating, forces, options, names, rules, table, isExchange, called }: Props & { readonly door: Door }) {
  switch (door.kind) {
    case "invite":
      return <TakeSeat {...{ battle, options, names, rules, table, isExchange, called }} {...door} />;
    case "partner":
      return <SitBeside battle={battle} code={door.code} whose={door.seat && forces[door.seat]} isOpponent={seating.mine.length > 0} />;
    case "within":
      return <Within battle={battle} />;
    case "no-code":
    case "taken":
    case "over":
      return <DoorClosed battle={battle} why={door.kind} />;
    default:
      return door satisfies never;
  }
}

/** A player who is in the battle already goes to it. */
function Within({ battle }: { readonly battle: string }) {
  const router = useRouter();
  useEffect(() => router.replace(`/battles/${battle}`), [router, battle]);
  return (
    <>
      <h1>{JOIN.tab}</h1>
      <p className="mt-3 text-soft">{JOIN.within}</p>
    </>
  );
}

type SitBesideProps = {
  readonly battle: string;
  readonly code: string;
  /** The army of the shared seat, where it is known. */
  readonly whose: string | null;
  /** Whether the reader holds the other seat. */
  readonly isOpponent: boolean;
};

const bringNothing = async () => ({ force: null });

/** Two at one seat. */
function SitBeside({ battle, code, whose, isOpponent }: SitBesideProps) {
  const { trouble, isGone, busy, join } = useJoining({ battle, code, bring: bringNothing });
  if (isGone) return <DoorClosed battle={battle} why="gone" />;
  return (
    <>
      <h1>{JOIN.partner.title}</h1>
      <p className="mt-3 max-w-prose">{JOIN.partner.text(whose)}</p>
      <div className="mt-2 max-w-prose">
        {JOIN.partner.inPlay} <SourceMark from="house" why={JOIN.partner.why} />
      </div>
      {isOpponent && (
        <p className="finding mt-4 max-w-prose" data-severity="warning">
          {JOIN.partner.warning}
        </p>
      )}
      <form
        method="post"
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <FormTrouble trouble={trouble} />
        <div>
          <SubmitButton label={JOIN.partner.button(whose)} working={JOIN.joining} busy={busy} />
        </div>
      </form>
    </>
  );
}
