"use client";

import { type ComponentProps, useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart } from "@/app/_components/fetched-part";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { HandOfCards } from "@/app/battles/_components/cards/hand-of-cards";
import { MapSources } from "@/app/battles/_components/chart/map-sources";
import { KeepCards } from "@/app/battles/_components/days/keep-cards";
import { BattleInvite, PartnerLink } from "@/app/battles/_components/hand-on/seat-link";
import { ArmyLikings } from "@/app/battles/_components/likings/army-likings";
import type { Likings } from "@/lib/model/advice";
import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { Colour } from "@/lib/model/enumerations";
import { battleId } from "@/lib/model/identifiers";

const BATTLE = battleId.parse("abcdefghijklmnopqrstuvwxyz");

/** A link to hand on, and what stands where this browser knows none. */
export function HandOnParts() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        A link to hand on…
      </button>
      {isOpen && (
        <DialogLeaf name="A link to hand on" closed={() => setOpen(false)}>
          <div className="grid gap-6">
            <HandOnLink url="https://condotta.example/a/link" name="A link" label="The link" isNew={false} />
            <BattleInvite battle={BATTLE} seat="a" />
            <PartnerLink battle={BATTLE} seat="a" />
          </div>
        </DialogLeaf>
      )}
    </>
  );
}

/** Opens a dialog in its states: loading, and not loaded. */
export function OpenLeaf() {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(true);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        A dialog…
      </button>
      {isOpen && (
        <DialogLeaf name="A dialog" closed={() => setOpen(false)}>
          <AwaitedPart failed={failed} again={() => setFailed(false)} />
        </DialogLeaf>
      )}
    </>
  );
}

const LIKINGS: Likings = {
  squares: [
    {
      ...{ square: "C5", density: "featureless", flank: "none", territories: ["P"], value: 62 },
      reasons: [
        { code: "mounted-like-it-open", value: 42, message: "Horse that charges home likes it open (26 of 62 bases)." },
        { code: "close-foot-wants-good-going", value: 12, message: "Close foot can keep its line here (20 of 62 bases)." },
        { code: "wings-open-to-ride-round", value: 14, message: "Both wings are open for your horse to ride round (34 of 62 bases)." },
        { code: "flanks-in-the-air", value: -6, message: "Both flanks of the line are open (20 of 62 bases)." },
      ],
    },
    {
      ...{ square: "C4", density: "sparse", flank: "none", territories: ["C", "P"], value: 45 },
      reasons: [
        { code: "mounted-like-it-open", value: 25, message: "Horse that charges home likes it open (26 of 62 bases)." },
        { code: "wings-open-to-ride-round", value: 20, message: "Both wings are open for your horse to ride round (34 of 62 bases)." },
      ],
    },
    {
      ...{ square: "A4", density: "sparse", flank: "water", territories: ["S", "C", "P"], value: 0 },
      reasons: [
        { code: "mounted-like-it-open", value: 25, message: "Horse that charges home likes it open (26 of 62 bases)." },
        { code: "water-closes-a-wing", value: -25, message: "Water closes a wing to your horse (34 of 62 bases)." },
      ],
    },
    { square: "C3", density: "moderate", flank: "none", territories: ["C", "P"], value: -8, reasons: [] },
    { square: "A1", density: "very-dense", flank: "water", territories: ["S"], value: -75, reasons: [] },
  ],
  weights: [
    ["mounted-like-it-open", "Loose horse that charges home moves 5 in good going and 3 or 2 elsewhere, and shatters in good going only"],
    ["close-foot-wants-good-going", "Close foot is hampered in terrain"],
    ["wings-open-to-ride-round", "The faster army outflanks the slower"],
    ["flanks-in-the-air", "Both ends of the line must be guarded"],
    ["water-closes-a-wing", "No riding and no flank march round water"],
  ].map(([code, why]) => ({ code, source: { from: "house", heading: null, why } })) as Likings["weights"],
};

const OURS = { from: "house", heading: null, why: "The printed map is not available" } as const;
const TABLES: ComponentProps<typeof MapSources>["tables"] = {
  squares: [{ id: "C5", density: "featureless", flank: "C", territories: ["P"], source: OURS }],
  flanks: [{ id: "C", name: "Open flanks", kind: "none", water: null, source: OURS }],
  densities: [
    { id: "sparse", name: "Sparse", column: 4, source: { ...OURS, why: "No source names the fourth density" } },
    { id: "featureless", name: "Featureless", column: 5, source: { ...OURS, from: "sibling", why: "Named in a report of a game" } },
  ],
};

const SQUARES: readonly (Square | null)[] = [null, "C4", "A4"];

/** How well squares suit an army: without a square, with one and with another. */
export function LikingsParts() {
  const [square, choose] = useState<Square | null>(null);
  return (
    <div className="grid max-w-md gap-3">
      <p className="flex gap-2">
        {SQUARES.map((one) => (
          <button key={one} type="button" className="button" data-small aria-pressed={one === square} onClick={() => choose(one)}>
            {one ?? "No square"}
          </button>
        ))}
      </p>
      <MapSources tables={TABLES} />
      <ArmyLikings likings={LIKINGS} territory="P" square={square} />
    </div>
  );
}

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
