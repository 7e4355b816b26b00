"use client";

import { useState } from "react";
import { HandOfCards } from "@/app/battles/_components/cards/hand-of-cards";
import { KeepCards } from "@/app/battles/_components/days/keep-cards";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { Colour } from "@/lib/model/enumerations";

const FIVE: readonly Colour[] = ["red", "yellow", "green", "green", "white"];
const TWELVE: readonly Colour[] = [
  "red",
  "red",
  "yellow",
  "yellow",
  "yellow",
  "green",
  "green",
  "green",
  "white",
  "white",
  "black",
  "black",
];

type HandProps = { readonly cards: readonly Colour[]; readonly legal?: readonly Colour[]; readonly committed?: Colour };

function Hand({ cards, legal = cards, committed }: HandProps) {
  const [chosen, choose] = useState<Colour | null>(null);
  return <HandOfCards cards={cards} legal={legal} chosen={chosen} committed={committed ?? null} pick={choose} />;
}

/** Hands to choose from, in all their states. */
export function Hands({ tables }: { readonly tables: Pick<BattleTables, "scoutingPercent" | "limits" | "pack"> }) {
  const [kept, keep] = useState<readonly number[]>([1]);
  const toggle = (at: number) => keep((now) => (now.includes(at) ? now.filter((one) => one !== at) : [...now, at]));
  return (
    <>
      <Hand cards={FIVE} />
      <Hand cards={TWELVE} />
      <Hand cards={FIVE} legal={["red", "green", "white"]} committed="yellow" />
      <Hand cards={FIVE} legal={[]} committed="green" />
      <Hand cards={FIVE} legal={["red", "yellow"]} />
      <Hand cards={FIVE} legal={[]} />
      <Hand cards={["green", "green"]} legal={[]} committed="green" />
      <Hand cards={[]} />
      <KeepCards cards={["white", "yellow", "red"]} chosen={kept} toggle={toggle} tables={tables} />
    </>
  );
}
