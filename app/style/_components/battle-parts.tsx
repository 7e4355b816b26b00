import { BattlefieldPicture } from "@/app/_components/battlefield/battlefield-picture";
import { type FieldShown, fieldLayout } from "@/app/_components/battlefield/field-layout";
import { DeathDie } from "@/app/battles/_components/cards/death-die";
import { CardBack, CardSlot, PlayingCard } from "@/app/battles/_components/cards/playing-card";
import { MapSources } from "@/app/battles/_components/chart/chart-frame";
import { ChartGround } from "@/app/battles/_components/chart/chart-ground";
import { DaysTable } from "@/app/battles/_components/days/days-table";
import { InvasionRoll, OutScouting } from "@/app/battles/_components/days/invasion-and-scouting";
import { TwoForces } from "@/app/battles/_components/days/two-forces";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { Placed } from "@/lib/model/battlefield";
import { COLOURS, DIE_FACES, SET_FORMATIONS, TERRAIN_KINDS, TROOP_TYPES } from "@/lib/model/enumerations";
import type { QuickTroop, ShownForce } from "@/lib/model/force";
import { prepareBattle } from "@/lib/rules/prebattle/book";
import { seatNames } from "@/lib/words/battle/names";
import { Chart, Hands } from "./live-parts";

const FORCE: ShownForce = {
  ...{ name: "Crown army at Kircholm", list: "polish-lithuanian-1576-1660", territories: ["C", "F", "P"] },
  commanders: [{ grade: "legendary", class: "professional" }],
  ...{ mapCards: 7, scoutingCards: 5, camp: "mobile", unitGroups: 14, verdict: "legal" },
};

const HEX = "0".repeat(64);

const VIEW: BattleView = {
  ...{ battle: "sample" as BattleView["battle"], seq: 1, step: "days", toAct: ["a", "b"], seat: "a" },
  chairs: { a: "player", b: "player" },
  roles: { invader: "a", defender: "b" },
  invasion: [
    { a: "wound", b: "wound" },
    { a: "skull", b: "special" },
  ],
  ...{ territory: "P", square: "B4", day: 4, declared: { a: null, b: null } },
  ...{ hand: [], handCounts: { a: 4, b: 1 }, committed: { a: false, b: true }, card: null },
  days: [
    { day: 1, cards: { a: "yellow", b: "green" }, mover: "a", from: "C5", to: "C4" },
    { day: 2, cards: { a: "green", b: "green" }, mover: null, from: "C4", to: "C4" },
    { day: 3, cards: { a: "red", b: null }, mover: "a", from: "C4", to: "B4" },
  ],
  outscouting: { cards: { a: ["red", "green"], b: ["yellow", "black"] }, percent: { a: 80, b: 20 }, by: "a", difference: 60 },
  forces: { a: FORCE, b: { ...FORCE, name: "Charles IX in Livonia", list: null, verdict: "typed-in" } },
  ...{ table: { width: 60, depth: 30 }, pieces: [], units: [], markers: [], abandonOffered: { a: false, b: false } },
  ...{ flank: null, laying: null, camps: { a: null, b: null }, stragglers: [], ordered: { a: false, b: false }, batch: null },
  ...{ commanders: [], commands: { a: null, b: null }, closing: null, result: null, own: null },
  ...{ commitment: HEX, chain: HEX, seed: null, legal: [] },
};

const KINDS: readonly Pick<QuickTroop, "type" | "formation" | "setFormation">[] = [
  ...SET_FORMATIONS.map((setFormation) => ({ type: "foot", formation: "close", setFormation }) as const),
  ...TROOP_TYPES.map((type) => ({ type, formation: "loose", setFormation: null }) as const),
];

/** Terrain of every kind beside water, and troops of every kind in front of it. */
const FIELD: FieldShown = {
  ...VIEW,
  flank: { edge: "left", water: { edge: "left", width: 3 } },
  pieces: TERRAIN_KINDS.map((kind, at) => ({
    ...{ id: `piece-${at + 1}`, kind, w: 7, h: 6, x: 8.5 + (at % 6) * 9.4, y: 27 - Math.floor(at / 6) * 8, angle: (at % 3) * 20 },
    ...({ by: "a", as: "optional", adjusted: false } as const),
  })),
  units: KINDS.map(
    (kind, at): Placed => ({
      ...{
        seat: at % 2 === 0 ? "a" : "b",
        number: at + 1,
        name: `No. ${at + 1}`,
        x: 6 + at * 3.8,
        y: 4,
        facing: 90,
        files: 2,
        form: "close",
      },
      ...{ nervous: false, bases: 6, caltrops: false, stakes: false, droppedPikes: false },
      troop: { ...kind, training: "formed", weapon: null, characteristics: [] },
    }),
  ),
};

/** What is of a battle alone: cards, dice, reports of the days, map and battlefield. */
export function BattleParts({ tables }: { readonly tables: BattleTables }) {
  const { squares, densities, flanks, territories } = tables;
  const map = { squares, densities, flanks, territories };
  const names = seatNames(VIEW, "a");
  const { battlefield } = prepareBattle(tables);
  return (
    <section className="grid max-w-5xl gap-8">
      <h2>Battles</h2>
      {(["hand", "row", "tiny"] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {COLOURS.map((colour) => (
            <PlayingCard key={colour} colour={colour} size={size} />
          ))}
          <PlayingCard colour="red" size={size} faded />
          <CardBack size={size} />
          <CardBack size={size} mine={false} />
          <CardSlot size={size} word="pass" />
        </div>
      ))}
      <div className="grid w-max grid-cols-4 gap-3">
        {COLOURS.flatMap((colour) => DIE_FACES.map((face) => <DeathDie key={colour + face} colour={colour} face={face} />))}
      </div>
      <Hands tables={tables} />
      <InvasionRoll view={VIEW} tables={tables} names={names} />
      <DaysTable view={VIEW} tables={tables} eyes="a" names={names} />
      <OutScouting view={VIEW} tables={tables} names={names} />
      <TwoForces view={VIEW} names={names} />
      <Chart tables={map} ground={<ChartGround tables={map} />} />
      <MapSources tables={tables} />
      {battlefield && (
        <BattlefieldPicture
          {...{ field: FIELD, book: battlefield, tables, seed: "sample", zones: true }}
          layout={fieldLayout(FIELD.table, "defender")}
        />
      )}
    </section>
  );
}
