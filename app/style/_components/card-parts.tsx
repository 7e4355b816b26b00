import type { ReactNode } from "react";
import { DeathDie } from "@/app/battles/_components/cards/death-die";
import { CardBack, CardSlot, PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { InvasionRoll } from "@/app/battles/_components/days/invasion-roll";
import { OutScouting } from "@/app/battles/_components/days/out-scouting";
import { TwoForces } from "@/app/battles/_components/days/two-forces";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { COLOURS, DIE_FACES } from "@/lib/model/enumerations";
import type { ShownForce } from "@/lib/model/force";
import { seatNames } from "@/lib/words/battle/names";
import { Hands } from "./live-parts";

const POLES: ShownForce = {
  ...{ name: "Crown army at Kircholm", list: "polish-lithuanian-1576-1660", territories: ["C", "F", "P"] },
  commanders: [
    { grade: "legendary", class: "professional" },
    { grade: "talented", class: "instinctive" },
    { grade: "competent", class: "instinctive" },
  ],
  ...{ mapCards: 7, scoutingCards: 5, camp: "mobile", unitGroups: 14, verdict: "legal" },
};
const SWEDES: ShownForce = {
  ...{ name: "Charles IX in Livonia", list: null, territories: ["P", "S"], commanders: [{ grade: "mediocre", class: "professional" }] },
  ...{ mapCards: 4, scoutingCards: 2, camp: "none", unitGroups: 11, verdict: "typed-in" },
};

const HEX = "0".repeat(64);

const BASE: BattleView = {
  ...{ battle: "sample" as BattleView["battle"], seq: 1, step: "days", toAct: ["a", "b"], seat: "a" },
  chairs: { a: "player", b: "player" },
  roles: { invader: "a", defender: "b" },
  invasion: [
    { a: "wound", b: "wound" },
    { a: "skull", b: "special" },
  ],
  ...{ territory: "P", square: "B4", day: 4 },
  declared: { a: null, b: null },
  ...{ hand: [], handCounts: { a: 4, b: 1 }, committed: { a: false, b: true }, card: null },
  days: [
    { day: 1, cards: { a: "yellow", b: "green" }, mover: "a", from: "C5", to: "C4" },
    { day: 2, cards: { a: "green", b: "green" }, mover: null, from: "C4", to: "C4" },
    { day: 3, cards: { a: "red", b: null }, mover: "a", from: "C4", to: "B4" },
  ],
  outscouting: null,
  forces: { a: POLES, b: SWEDES },
  ...{ table: { width: 45, depth: 30 }, pieces: [], units: [], markers: [], abandonOffered: { a: false, b: false } },
  ...{ flank: null, laying: null, camps: { a: null, b: null }, stragglers: [], ordered: { a: false, b: false }, batch: null },
  ...{ commanders: [], commands: { a: null, b: null }, closing: null, result: null, own: null },
  ...{ commitment: HEX, chain: HEX, seed: null, legal: [] },
};

/** A battle as a component may meet it. */
const sampleView = (changes: Partial<BattleView>): BattleView => ({ ...BASE, ...changes });

const SIZES = ["hand", "row", "tiny"] as const;

type TablesProps = { readonly tables: BattleTables };

/** Cards, dice, and the reports of the five days. */
export function CardParts({ tables }: TablesProps) {
  return (
    <section className="grid gap-8">
      <h2>Cards and days</h2>
      {SIZES.map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {COLOURS.map((colour) => (
            <PlayingCard key={colour} colour={colour} size={size} />
          ))}
          <PlayingCard colour="red" size={size} faded />
          <CardBack size={size} />
          <CardBack size={size} mine={false} />
          <CardBack size={size} faded />
          <CardSlot size={size} />
          <CardSlot size={size} word="pass" />
        </div>
      ))}
      <div className="grid w-max grid-cols-4 gap-3">
        {[...COLOURS].reverse().flatMap((colour) => DIE_FACES.map((face) => <DeathDie key={colour + face} colour={colour} face={face} />))}
      </div>
      <div className="grid max-w-2xl gap-8">
        <Hands tables={tables} />
      </div>
      <DayParts tables={tables} />
    </section>
  );
}

const DAYS: readonly (readonly [Partial<BattleView>, SeatName | null])[] = [
  [{}, "a"],
  [{ declared: { a: null, b: "pass" }, committed: { a: true, b: false } }, "b"],
  [{ day: 3 }, null],
  [{ day: 5, days: [...sampleView({}).days, { day: 4, cards: { a: null, b: null }, mover: null, from: "B4", to: "B4" }] }, "b"],
  [{ day: null, days: [], step: "position" }, "a"],
];

const SCOUTED = {
  cards: { a: ["red", "yellow", "green", "green", "white"], b: ["yellow", "black"] },
  ...{ percent: { a: 80, b: 20 }, by: "a", difference: 60 },
} satisfies BattleView["outscouting"];

function DayParts({ tables }: TablesProps) {
  const told = (children: (view: BattleView, eyes: SeatName | null) => ReactNode, changes: Partial<BattleView>, eyes: SeatName | null) =>
    children(sampleView(changes), eyes);
  const names = (view: BattleView, eyes: SeatName | null) => seatNames(view, eyes);
  return (
    <div className="grid max-w-2xl gap-10">
      {DAYS.map(([changes, eyes], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <div key={at}>
          {told(
            (view, of) => (
              <DaysTable view={view} tables={tables} eyes={of} names={names(view, of)} />
            ),
            changes,
            eyes,
          )}
        </div>
      ))}
      {told(
        (view, of) => (
          <InvasionRoll view={view} tables={tables} names={names(view, of)} />
        ),
        {},
        "a",
      )}
      {told(
        (view, of) => (
          <InvasionRoll view={view} tables={tables} names={names(view, of)} />
        ),
        { roles: null },
        null,
      )}
      {told(
        (view, of) => (
          <InvasionRoll view={view} tables={tables} names={names(view, of)} />
        ),
        { invasion: [] },
        "a",
      )}
      {told(
        (view, of) => (
          <OutScouting view={view} tables={tables} names={names(view, of)} />
        ),
        { outscouting: SCOUTED },
        "a",
      )}
      {told(
        (view, of) => (
          <OutScouting view={view} tables={tables} names={names(view, of)} />
        ),
        { outscouting: { ...SCOUTED, by: null } },
        null,
      )}
      {told(
        (view, of) => (
          <TwoForces view={view} names={names(view, of)} />
        ),
        {},
        "a",
      )}
      {told(
        (view, of) => (
          <TwoForces view={view} names={names(view, of)} />
        ),
        { forces: { a: sampleView({}).forces.a, b: null } },
        "a",
      )}
    </div>
  );
}
