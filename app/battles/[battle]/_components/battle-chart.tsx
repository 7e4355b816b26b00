import { memo, useCallback, useMemo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { useBoard } from "@/app/_components/browser/board";
import { CampaignChart, type ChartDay } from "@/app/battles/_components/chart/campaign-chart";
import { MapSources } from "@/app/battles/_components/chart/map-sources";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { squareWords } from "@/lib/sheets/square-words";
import { openSquareName, squareName } from "@/lib/words/battle/map";
import { ROOM } from "@/lib/words/battle/room";
import { useChoice } from "./choice";
import { deedOn, squareOf, squaresIn } from "./deed";
import { useLikings } from "./likings";
import { usePaintedView, useRoom } from "./room-context";

const Sources = memo(MapSources);

const NOWHERE: readonly Square[] = [];

/** What the map and the words about a square depend on. */
const OF_CHART = ["days", "day", "step", "square", "territory", "legal", "card", "roles", "toAct", "forces", "chairs"] as const;

function daysOf({ days, seat }: Pick<BattleView, "days" | "seat">): readonly ChartDay[] {
  const [first, second] = seat === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  return days.map(({ day, to, cards }) => ({ day, to, cards: [cards[first], cards[second]] }));
}

type Standing = Pick<BattleView, "territory" | "square" | "card">;

/** Where the marker could go with the chosen or committed card against the lowest one. */
function hintsOf({ territory, square, card: played }: Standing, { reach, values }: BattleBook): readonly Square[] {
  if (!played || !territory || !square) return NOWHERE;
  return (reach[territory][square]?.[values[played]] ?? NOWHERE).filter((one) => one !== square);
}

/** The figures help to choose a square; at other times they would only cover the map. */
const isChoosingGround = ({ step, legal }: BattleView): boolean =>
  legal.length > 0 && (step === "territory" || squaresIn(legal).length > 0);

/** The map of the five days as this seat sees it: every square can be tapped, and those where the marker may go be chosen. */
export const BattleChart = memo(function BattleChart() {
  const { book, ground, looked } = useRoom();
  const view = usePaintedView(OF_CHART);
  const { chosen, choose } = useChoice();
  const { worths } = useLikings();
  const { legal, territory, square, days: played, seat } = view;
  const days = useMemo(() => daysOf({ days: played, seat }), [played, seat]);
  const choices = useMemo(() => squaresIn(legal), [legal]);
  const card = choices.length > 0 ? null : chosen?.type === "commit-card" ? chosen.card : view.card;
  const hints = useMemo(() => hintsOf({ territory, square, card }, book), [territory, square, card, book]);
  const pick = useCallback(
    (tapped: Square) => {
      looked.show(tapped);
      const deed = deedOn(tapped, legal);
      if (deed) choose(deed);
    },
    [looked, choose, legal],
  );
  const describe = useCallback((one: Square) => (choices.includes(one) ? openSquareName : squareName)(one, book.tables), [book, choices]);
  return (
    <div className="room-map">
      <CampaignChart
        tables={book.tables}
        ground={ground}
        territory={territory}
        start={played[0]?.from ?? square}
        days={days}
        marker={square}
        choices={choices}
        hints={hints}
        chosen={squareOf(chosen)}
        worths={worths ?? undefined}
        hidesWorths={!isChoosingGround(view)}
        pick={pick}
        describe={describe}
      />
      <SquareLine view={view} />
      <div className="map-sources">
        <Sources tables={book.tables} />
      </div>
    </div>
  );
});

/** What the square that was tapped last is, or the marker's. */
function SquareLine({ view }: { readonly view: BattleView }) {
  const { book, looked } = useRoom();
  const asked = useBoard(looked) ?? view.square;
  return (
    <p className="square-line">
      <AwaitedWords text={asked ? squareWords(asked, { view, book }) : ROOM.tapSquare} />
    </p>
  );
}
