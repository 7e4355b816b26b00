import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type Colour, SEATS } from "@/lib/model/enumerations";
import { SCOUTING, scoutingMeans, scoutingWords } from "@/lib/words/battle/days";
import { type SeatNames, subject } from "@/lib/words/battle/names";
import { CardBack, CardSlot, PlayingCard } from "../cards/playing-card";
import { seatsInOrder } from "./days-table";
import "./days.css";

type Tables = Pick<BattleTables, "scoutingPercent" | "limits" | "battlefield">;
type Props = {
  readonly view: Pick<BattleView, "outscouting">;
  readonly tables: Tables;
  readonly names: SeatNames;
  /** How many cards of each side lie open so far; all of them if it is not given. */
  readonly turned?: number;
};

const percentOf = (card: Colour, { scoutingPercent }: Tables): number => scoutingPercent.find((row) => row.id === card)?.percent ?? 0;

/** The best cards of each side by side, what they are worth, and who is out-scouted. */
export function OutScouting({ view, tables, names, turned = Number.POSITIVE_INFINITY }: Props) {
  const { outscouting } = view;
  if (!outscouting) return null;
  const places = Array.from({ length: tables.limits.find((row) => row.id === "scouting-counted")?.value ?? 0 }, (_, at) => at);
  const isOpen = SEATS.every((seat) => turned >= outscouting.cards[seat].length);
  const sumOf = (seat: SeatName) =>
    isOpen ? outscouting.percent[seat] : outscouting.cards[seat].slice(0, turned).reduce((sum, card) => sum + percentOf(card, tables), 0);
  return (
    <div className="scouting">
      {seatsInOrder(names.eyes).map((seat) => (
        <div key={seat} className="scouted" data-cards="">
          <p className="scouted-name">{subject(names, seat)}</p>
          <ol>
            {places.map((at) => {
              const card = outscouting.cards[seat][at];
              if (card && at >= turned)
                return (
                  <li key={at}>
                    <CardBack size="row" mine={seat === seatsInOrder(names.eyes)[0]} />
                  </li>
                );
              return (
                <li key={at}>
                  {card ? <PlayingCard colour={card} size="row" /> : <CardSlot size="row" />}
                  {card ? SCOUTING.percent(percentOf(card, tables)) : "–"}
                </li>
              );
            })}
          </ol>
          <p className="scouted-sum">
            <span className="sr-only">{SCOUTING.sum} </span>
            {SCOUTING.percent(sumOf(seat))}
          </p>
        </div>
      ))}
      <p className="scouted">
        <span className="text-soft">{SCOUTING.difference}</span>
        <span className="scouted-sum">{isOpen ? SCOUTING.percent(outscouting.difference) : ""}</span>
      </p>
      <p className="scouted-result" data-open={isOpen || undefined}>
        <strong className="font-semibold">
          <AwaitedWords text={scoutingWords(outscouting, names)} />
        </strong>{" "}
        <AwaitedWords text={scoutingMeans(outscouting, names, tables)} />
      </p>
    </div>
  );
}
