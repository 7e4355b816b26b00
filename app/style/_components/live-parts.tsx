"use client";

import { useState } from "react";
import { DialogLeaf } from "@/app/_components/dialog-leaf";
import { AwaitedPart } from "@/app/_components/fetched-part";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { HandOfCards, KeepCards } from "@/app/battles/_components/cards/hand-of-cards";
import { CampaignChart, type ChartProps } from "@/app/battles/_components/chart/campaign-chart";
import { BattleInvite, PartnerLink } from "@/app/battles/_components/hand-on/seat-link";
import { ArmyLikings } from "@/app/battles/_components/likings/army-likings";
import type { SquareLiking } from "@/lib/model/advice";
import type { BattleTables, Square } from "@/lib/model/battle-tables";
import type { Colour } from "@/lib/model/enumerations";
import { battleId } from "@/lib/model/identifiers";

const BATTLE = battleId.parse("abcdefghijklmnopqrstuvwxyz");

/** A dialog: what it says while it loads and where it could not, and links to hand on. */
export function OpenDialog() {
  const [isOpen, setOpen] = useState(false);
  const [failed, setFailed] = useState(true);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        A dialog…
      </button>
      {isOpen && (
        <DialogLeaf name="A dialog" closed={() => setOpen(false)}>
          <div className="grid gap-6">
            <AwaitedPart failed={failed} again={() => setFailed(false)} />
            <HandOnLink url="https://condotta.example/a/link" name="A link" label="The link" isNew={false} />
            <BattleInvite battle={BATTLE} seat="a" player={null} />
            <PartnerLink battle={BATTLE} seat="a" />
          </div>
        </DialogLeaf>
      )}
    </>
  );
}

const CARDS: readonly Colour[] = ["red", "yellow", "green", "green", "white"];

/** A hand to play from, one that waits for the other player, and cards to keep. */
export function Hands({ tables }: { readonly tables: Pick<BattleTables, "scoutingPercent" | "limits" | "pack"> }) {
  const [chosen, choose] = useState<Colour | null>(null);
  const [kept, keep] = useState<readonly number[]>([1]);
  const toggle = (at: number) => keep((now) => (now.includes(at) ? now.filter((one) => one !== at) : [...now, at]));
  return (
    <>
      <HandOfCards cards={CARDS} legal={["red", "green", "white"]} chosen={chosen} committed={null} pick={choose} />
      <HandOfCards cards={CARDS} legal={[]} chosen={null} committed="green" pick={choose} />
      <KeepCards cards={["white", "yellow", "red"]} chosen={kept} toggle={toggle} tables={tables} />
    </>
  );
}

const C4: SquareLiking = {
  ...{ square: "C4", density: "sparse", flank: "none", territories: ["C", "P"], value: 45 },
  reasons: [{ code: "mounted-like-it-open", value: 51, message: "Horse that charges home likes it open (26 of 62 bases)." }],
};

/** The map of the days with a square to choose, and how well that suits an army. */
export function Chart({ tables, ground }: Pick<ChartProps, "tables" | "ground">) {
  const [chosen, choose] = useState<Square | null>("C4");
  return (
    <>
      <div className="max-w-[760px]">
        <CampaignChart
          {...{ tables, ground, territory: "P", start: "C5", marker: "B4", chosen }}
          days={[
            { day: 1, to: "C4", cards: ["yellow", "green"] },
            { day: 2, to: "C4", cards: [null, "green"] },
            { day: 3, to: "B4", cards: ["black", "white"] },
          ]}
          choices={["A4", "B4", "B5", "C4"]}
          hints={["A5", "C5", "C3"]}
          worths={{ A4: -6, B4: 2, B5: 11, C4: 8 }}
          pick={choose}
          describe={(square) => `Square ${square}`}
        />
      </div>
      <ArmyLikings likings={{ foe: null, squares: [C4], weights: [] }} territory="P" square={chosen} />
    </>
  );
}
