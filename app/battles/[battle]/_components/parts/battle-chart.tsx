import { memo, type ReactNode, useCallback, useMemo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { CampaignChart, type ChartDay } from "@/app/battles/_components/chart/campaign-chart";
import { MapSources } from "@/app/battles/_components/chart/map-sources";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { squareWords } from "@/lib/sheets/square-words";
import type { Worths } from "@/lib/words/battle/option-words";
import { ROOM } from "@/lib/words/battle/room";
import { openSquareName, squareName } from "@/lib/words/battle/square-name";
import { type Deed, deedOn, squareOf, squaresIn } from "../turn/deed";

type Props = {
  readonly view: BattleView;
  readonly book: BattleBook;
  readonly ground: ReactNode;
  readonly worths: Worths | null;
  readonly chosen: Deed | null;
  readonly choose: (deed: Deed) => void;
  /** The square that was tapped last. */
  readonly looked: Square | null;
  readonly look: (square: Square) => void;
};

const Sources = memo(MapSources);

const NOWHERE: readonly Square[] = [];

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
export const BattleChart = memo(function BattleChart({ view, book, ground, worths, chosen, choose, looked, look }: Props) {
  const { legal, territory, square, days: played, seat } = view;
  const days = useMemo(() => daysOf({ days: played, seat }), [played, seat]);
  const choices = useMemo(() => squaresIn(legal), [legal]);
  const card = choices.length > 0 ? null : chosen?.type === "commit-card" ? chosen.card : view.card;
  const hints = useMemo(() => hintsOf({ territory, square, card }, book), [territory, square, card, book]);
  const pick = useCallback(
    (tapped: Square) => {
      look(tapped);
      const deed = deedOn(tapped, legal);
      if (deed) choose(deed);
    },
    [look, choose, legal],
  );
  const describe = useCallback((one: Square) => (choices.includes(one) ? openSquareName : squareName)(one, book.tables), [book, choices]);
  const asked = looked ?? square;
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
      <p className="square-line">
        <AwaitedWords text={asked ? squareWords(asked, { view, book }) : ROOM.tapSquare} />
      </p>
      <div className="map-sources">
        <Sources tables={book.tables} />
      </div>
    </div>
  );
});
