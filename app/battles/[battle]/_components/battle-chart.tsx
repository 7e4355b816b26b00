import { memo, useCallback, useMemo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import { CampaignChart, type ChartDay } from "@/app/battles/_components/chart/campaign-chart";
import { MapSources } from "@/app/battles/_components/chart/chart-frame";
import type { Square } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { Territory } from "@/lib/model/enumerations";
import type { BattleBook } from "@/lib/rules/prebattle/book";
import { markerOutlook } from "@/lib/rules/prebattle/marker-outlook";
import { chartKey, codeWords, markerWords, openSquareName, squareName } from "@/lib/words/battle/map";
import type { SeatNames } from "@/lib/words/battle/names";
import { ROOM } from "@/lib/words/battle/room";
import { say, type Words } from "@/lib/words/sentence";
import { useChoice } from "./choice";
import { cardsIn, deedOn, squareOf, squaresIn } from "./deed";
import { useLikings } from "./likings";
import { useLooked, useNames, usePaintedView, useRoom } from "./room-context";

/** What a square is, whether the marker may move to it now, and if not, why not and what it would take. */
type Seen = { readonly view: BattleView; readonly book: BattleBook; readonly names?: SeatNames };

export function squareWords(square: Square, { view, book, names }: Seen): Words {
  const { tables } = book;
  const outlook = markerWords(square, markerOutlook(square, { view, book }), {
    eyes: { seat: view.seat, roles: view.roles, ...(names && { names }) },
    tables,
  });
  return say`${squareName(square, tables)}; ${codeWords(square, tables)}. ${outlook}`;
}

const Sources = memo(MapSources);

const NOWHERE: readonly Square[] = [];

/** What the map and the words about a square depend on. */
const OF_CHART = ["days", "day", "step", "square", "territory", "legal", "card", "roles", "toAct", "forces", "chairs"] as const;

function daysOf({ days, seat }: Pick<BattleView, "days" | "seat">): readonly ChartDay[] {
  const [first, second] = seat === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  return days.map(({ day, to, cards }) => ({ day, to, cards: [cards[first], cards[second]] }));
}

type Standing = Pick<BattleView, "territory" | "square" | "card"> & { readonly wanted: Territory | null };

/** The squares of the territory that is chosen and not sent, or where the marker could go with the chosen or committed card against the lowest. */
function hintsOf({ territory, square, card: played, wanted }: Standing, { reach, values, tables }: BattleBook): readonly Square[] {
  if (wanted) return tables.squares.filter((row) => row.territories.includes(wanted)).map(({ id }) => id);
  if (!played || !territory || !square) return NOWHERE;
  return (reach[territory][square]?.[values[played]] ?? NOWHERE).filter((one) => one !== square);
}

/** The figures help to choose a square, or a card that may move the marker; at other times they would only cover the map. */
const isChoosingGround = ({ step, legal }: BattleView): boolean =>
  legal.length > 0 && (step === "territory" || squaresIn(legal).length > 0 || cardsIn(legal).length > 0);

/** The map of the five days as this seat sees it: every square can be tapped, and those where the marker may go be chosen. */
export const BattleChart = memo(function BattleChart() {
  const { book, ground, looked } = useRoom();
  const view = usePaintedView(OF_CHART);
  const { chosen, choose } = useChoice();
  const { worths } = useLikings();
  const { legal, territory, square, day, days: played, seat } = view;
  const days = useMemo(() => daysOf({ days: played, seat }), [played, seat]);
  const choices = useMemo(() => squaresIn(legal), [legal]);
  const card = choices.length > 0 ? null : chosen?.type === "commit-card" ? chosen.card : view.card;
  const wanted = chosen?.type === "choose-territory" ? chosen.territory : null;
  const hints = useMemo(() => hintsOf({ territory, square, card, wanted }, book), [territory, square, card, wanted, book]);
  const dotted = hints.length === 0 ? null : wanted ? "territory" : "card";
  const hidesWorths = !isChoosingGround(view);
  const pick = useCallback(
    (tapped: Square) => {
      looked.show({ tapped, marker: square, day });
      const deed = deedOn(tapped, legal);
      if (deed) choose(deed);
    },
    [looked, choose, legal, square, day],
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
        hidesWorths={hidesWorths}
        pick={pick}
        describe={describe}
      />
      <SquareLine view={view} />
      <div className="map-sources">
        <p className="text-[0.85rem] text-soft md:text-end">
          <AwaitedWords text={chartKey(worths !== null && !hidesWorths, dotted)} />
        </p>
        <Sources tables={book.tables} />
      </div>
    </div>
  );
});

function SquareLine({ view }: { readonly view: BattleView }) {
  const { book } = useRoom();
  const names = useNames();
  const asked = useLooked(view.square);
  return (
    <p className="square-line">
      <AwaitedWords text={asked ? squareWords(asked, { view, book, names }) : ROOM.chooseSquare} />
    </p>
  );
}
