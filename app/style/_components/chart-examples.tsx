"use client";

import { type ReactNode, useState } from "react";
import { CampaignChart, type ChartProps } from "@/app/battles/_components/chart/campaign-chart";
import type { Square } from "@/lib/model/battle-tables";

type Tables = ChartProps["tables"];
type State = Omit<ChartProps, "tables" | "ground" | "pick" | "describe" | "caption">;

const STATES: readonly (readonly [string, State])[] = [
  [
    "Day four: three choices, one chosen, worths",
    {
      territory: "P",
      start: "C5",
      days: [
        { day: 1, to: "C4", cards: ["yellow", "green"] },
        { day: 2, to: "C4", cards: ["green", "green"] },
        { day: 3, to: "B4", cards: ["black", "white"] },
      ],
      marker: "B4",
      choices: ["A4", "B4", "B5", "C4"],
      hints: ["A5", "C5", "C3"],
      chosen: "C4",
      worths: { A4: -6, B4: 2, B5: 11, C4: 8, C5: 14, A5: 9, C3: -2, D3: -3, D4: 7, D5: 14, E3: -5, E4: 0, E5: 12 },
    },
  ],
  ["Before anything is known", { territory: null, start: null, days: [], marker: null, choices: [], chosen: null }],
  [
    "Where to place the marker",
    {
      territory: "M",
      start: null,
      days: [],
      marker: null,
      choices: ["B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"],
      chosen: "C2",
    },
  ],
  [
    "Five days on one square",
    {
      territory: "F",
      start: "B2",
      days: [
        { day: 1, to: "B2", cards: ["white", "white"] },
        { day: 2, to: "B2", cards: [null, "black"] },
        { day: 3, to: "B2", cards: ["red", "red"] },
        { day: 4, to: "B2", cards: [null, null] },
        { day: 5, to: "B2", cards: ["green", "yellow"] },
      ],
      marker: "B2",
      choices: [],
      chosen: null,
    },
  ],
  [
    "There and back along the shore",
    {
      territory: "S",
      start: "A3",
      days: [
        { day: 1, to: "A4", cards: ["red", "white"] },
        { day: 2, to: "A3", cards: ["black", "red"] },
        { day: 3, to: "A4", cards: ["yellow", "black"] },
        { day: 4, to: "A4", cards: ["green", "green"] },
        { day: 5, to: "B5", cards: ["green", null] },
      ],
      marker: "B5",
      choices: [],
      chosen: null,
    },
  ],
];

/** The chart in each of its states; the first answers. */
export function ChartExamples({ tables, ground }: { tables: Tables; ground: ReactNode }) {
  const [chosen, setChosen] = useState<Square | null>("C4");
  return (
    <div className="grid gap-8" data-example="chart">
      {STATES.map(([name, state], at) => (
        <div key={name} className="max-w-[760px]">
          <h3>{name}</h3>
          <CampaignChart
            tables={tables}
            ground={ground}
            {...state}
            {...(at === 0 ? { chosen, pick: setChosen, describe: (square: Square) => `Square ${square}` } : {})}
            caption={at === 0 ? "Dashed: where the marker may go. Dotted: where the chosen card could take it at best." : undefined}
          />
        </div>
      ))}
    </div>
  );
}
