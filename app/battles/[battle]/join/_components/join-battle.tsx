"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { BySeat } from "@/lib/model/by-seat";
import type { ForceRules } from "@/lib/rules/army/typed-force";
import type { ForceNames } from "../../../_components/force/force-names";
import type { ForceOptions } from "../../../_components/force/force-option";
import { type Door, doorOf, type Seating } from "./door";
import { DoorClosed } from "./door-closed";
import { SitBeside } from "./sit-beside";
import { TakeSeat } from "./take-seat";

type Props = {
  readonly battle: string;
  readonly seating: Seating;
  /** What the armies are called, as far as everybody may know. */
  readonly forces: BySeat<string | null>;
  readonly options: ForceOptions;
  readonly names: ForceNames;
  readonly rules: ForceRules;
  readonly table: string;
};

function listen(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}

/** The code stands behind the `#` of the address: no server on the way is told it. Null before the page has come alive. */
const useFragment = (): string | null =>
  useSyncExternalStore(
    listen,
    () => location.hash,
    () => null,
  );

/** Where the link leads that one has followed. */
export function JoinBattle(props: Props) {
  const fragment = useFragment();
  // Whoever has just sat down is not to be told, while the battle is on its way, that the seat is taken.
  const [first] = useState(props.seating);
  if (fragment === null) return <Reading />;
  return <Way door={doorOf(fragment, first)} {...props} />;
}

function Reading() {
  return (
    <>
      <h1>A seat in a battle</h1>
      <p className="mt-3 text-soft">Reading the invite…</p>
      <noscript>
        <p className="finding mt-3 max-w-prose">
          To sit down, this page needs scripts: only your browser knows the code in its address. Allow them and load it again.
        </p>
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

/** He who sits there already goes in. */
function Within({ battle }: { readonly battle: string }) {
  const router = useRouter();
  useEffect(() => router.replace(`/battles/${battle}`), [router, battle]);
  return (
    <>
      <h1>A seat in a battle</h1>
      <p className="mt-3 text-soft">You sit here already. Going in…</p>
    </>
  );
}
