"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { BattleView } from "@/lib/model/battle-view";
import type { BySeat } from "@/lib/model/by-seat";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import { JOIN } from "@/lib/words/battle/battles";
import type { ForceNames } from "../../../_components/force/force-names";
import type { ForceOptions } from "../../../_components/force/force-option";
import { type Door, doorOf, type Seating } from "./door";
import { DoorClosed } from "./door-closed";
import { SitBeside } from "./sit-beside";
import { TakeSeat } from "./take-seat";

type Props = {
  readonly battle: string;
  readonly seating: Seating;
  /** The names of the armies, once both players may know them. */
  readonly forces: BySeat<string | null>;
  readonly options: ForceOptions;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly table: BattleView["table"];
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

function Way({ door, battle, seating, forces, options, names, rules, table }: Props & { readonly door: Door }) {
  switch (door.kind) {
    case "invite":
      return <TakeSeat {...{ battle, options, names, rules, table }} code={door.code} isOwn={door.isOwn} />;
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
