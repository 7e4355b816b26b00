import { memo } from "react";
import { AwaitedWords } from "@/app/_components/awaited-words";
import type { BattleTables } from "@/lib/model/battle-tables";
import type { BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { type Colour, SEATS } from "@/lib/model/enumerations";
import { FACE_NOUNS, INVASION, interceptWords, rollWords, SCOUTING, scoutingMeans, scoutingWords } from "@/lib/words/battle/days";
import { type SeatNames, subject } from "@/lib/words/battle/names";
import { DeathDie } from "../cards/death-die";
import { CardBack, CardSlot, PlayingCard } from "../cards/playing-card";
import { seatsInOrder } from "./days-table";
import "./days.css";

type Props = {
  readonly view: Pick<BattleView, "invasion" | "forces" | "roles">;
  readonly tables: Pick<BattleTables, "invasionDice">;
  readonly names: SeatNames;
};

type RollsProps = Pick<BattleView, "invasion" | "forces"> & Omit<Props, "view">;

/** By the grade of the army commander, who stands first. */
function dieOf(
  { forces }: Pick<BattleView, "forces">,
  seat: SeatName,
  { invasionDice }: Props["tables"],
): { grade: string; die: Colour } | null {
  const grade = forces[seat]?.commanders[0]?.grade;
  const row = invasionDice.find((one) => one.id === grade);
  return row ? { grade: row.id, die: row.die } : null;
}

const Rolls = memo(function Rolls({ invasion, forces, tables, names }: RollsProps) {
  const dice = seatsInOrder(names.eyes).map((seat) => ({ seat, own: dieOf({ forces }, seat, tables) }));
  return (
    <table className="days" data-named="">
      <thead>
        <tr>
          {dice.map(({ seat, own }) => (
            <th key={seat} scope="col" className="days-name">
              <span>{subject(names, seat)}</span>
              {own && <span className="block font-normal">{INVASION.die(own.grade, own.die)}</span>}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{INVASION.result}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invasion.map((roll, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls are only ever added
          <tr key={at}>
            {dice.map(({ seat, own }) => (
              <td key={seat} data-die>
                {own && <DeathDie colour={own.die} face={roll[seat]} />}
                <span aria-hidden={own ? "true" : undefined} className="block w-[52px] text-center text-[0.85rem] text-soft">
                  {FACE_NOUNS[roll[seat]]}
                </span>
              </td>
            ))}
            <td>
              <AwaitedWords text={rollWords(roll, names)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** The rolls for who invades, ties among them, and what the last one allows. */
export function InvasionRoll({ view, tables, names }: Props) {
  if (view.invasion.length === 0)
    return (
      <p className="text-soft">
        <AwaitedWords text={INVASION.notRolled} />
      </p>
    );
  return (
    <div className="grid gap-3" data-ties={view.invasion.length > 1 || undefined}>
      <Rolls invasion={view.invasion} forces={view.forces} tables={tables} names={names} />
      <p className="invasion-means text-soft">
        <AwaitedWords text={interceptWords(view, names)} />
      </p>
    </div>
  );
}

type Tables = Pick<BattleTables, "scoutingPercent" | "limits" | "battlefield">;
type OutScoutingProps = {
  readonly view: Pick<BattleView, "outscouting">;
  readonly tables: Tables;
  readonly names: SeatNames;
  /** How many cards of each side lie open so far; all of them if it is not given. */
  readonly turned?: number;
};

const percentOf = (card: Colour, { scoutingPercent }: Tables): number => scoutingPercent.find((row) => row.id === card)?.percent ?? 0;

/** The best cards of each side by side, what they are worth, and who is out-scouted. */
export function OutScouting({ view, tables, names, turned = Number.POSITIVE_INFINITY }: OutScoutingProps) {
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
