import { Headpiece } from "@/app/_components/headpiece";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import type { BattleSummary, BattleView } from "@/lib/model/battle-view";
import type { SeatName } from "@/lib/model/by-seat";
import { SEATS } from "@/lib/model/enumerations";
import { BATTLES } from "@/lib/words/battle/battles";
import { LINKS } from "@/lib/words/battle/links";
import { seatNames, titleOf } from "@/lib/words/battle/names";
import type { TurnTables } from "@/lib/words/battle/table-turn";
import { turnWords } from "@/lib/words/battle/turn";
import { sentenceCase } from "@/lib/words/phrasing";
import { plain } from "@/lib/words/sentence";
import { TERRITORY_WORDS } from "@/lib/words/territories";
import { InviteAgain } from "./invite-again";

/** A battle as the list shows it. */
export type ListedBattle = {
  readonly battle: BattleSummary["battle"];
  readonly group: Group;
  /** The reader's own first. */
  readonly forces: readonly [string, string];
  /** The turn. */
  readonly title: string;
  readonly sentence: string;
  /** "Day 2 of 5, on C3, Plains · you play both sides". */
  readonly about: string;
  readonly changedAt: string;
  /** The seat whose player may send the invite, and what they are called; null where no opponent is missing. */
  readonly inviter: { readonly seat: SeatName; readonly player: string | null } | null;
};

function aboutOf({ step, day, square, territory, seats }: BattleSummary, { limits }: TurnTables): string {
  return BATTLES.about({
    day: step === "days" ? day : null,
    days: limits.find((row) => row.id === "days")?.value ?? 0,
    square,
    territory: territory && TERRITORY_WORDS[territory],
    bothSides: seats.length > 1,
  });
}

export function listedBattle(summary: BattleSummary, view: BattleView, tables: TurnTables): ListedBattle {
  const { battle, seats, chairs, changedAt } = summary;
  const [only = null] = seats.length === 1 ? seats : [];
  const names = seatNames(view, only, summary.names);
  const [first, second] = only === "b" ? (["b", "a"] as const) : (["a", "b"] as const);
  const { title, sentence } = turnWords(view, names, tables);
  const isOpen = summary.step === "sitting" && (chairs.a === "open" || chairs.b === "open");
  return {
    ...{ battle, title, sentence: plain(sentence), changedAt, group: groupOf(summary), about: aboutOf(summary, tables) },
    forces: [sentenceCase(titleOf(names, first)), chairs[second] === "open" ? BATTLES.toCome : titleOf(names, second)],
    inviter: isOpen && only ? { seat: only, player: summary.names?.[only] ?? null } : null,
  };
}

/** Who acts next in a battle: its reader, the opponent, both at the table, or nobody. */
const GROUPS = ["yours", "theirs", "table", "archive"] as const;
type Group = (typeof GROUPS)[number];

type Standing = Pick<BattleSummary, "step" | "seats" | "toAct" | "chairs" | "abandonOffered">;

/** Whether the opponent has offered to abandon the battle, and the reader has not answered. */
const isOffered = ({ seats, abandonOffered }: Standing): boolean =>
  SEATS.some((seat) => abandonOffered[seat] && !seats.includes(seat)) && !seats.some((seat) => abandonOffered[seat]);

export function groupOf(battle: Standing): Group {
  const { step, seats, toAct, chairs } = battle;
  if (step === "abandoned" || step === "closed") return "archive";
  if (step === "ready") return seats.some((seat) => toAct.includes(seat)) ? "yours" : "table";
  // Without an opponent the reader can only wait: the battle's page takes the seat by itself.
  if (SEATS.some((seat) => chairs[seat] === "open")) return "theirs";
  return seats.some((seat) => toAct.includes(seat)) || isOffered(battle) ? "yours" : "theirs";
}

type Props = { readonly battles: readonly ListedBattle[] };

/** A player's battles by what happens next; finished ones are folded away. */
export function MyBattles({ battles }: Props) {
  return (
    <div className="grid max-w-4xl gap-8">
      {GROUPS.map((group) => {
        const these = battles.filter((one) => one.group === group);
        if (these.length === 0) return null;
        if (group === "archive")
          return (
            <details key={group}>
              <summary className="text-soft pointer-coarse:min-h-[44px] pointer-coarse:content-center">
                {BATTLES.archive(these.length)}
              </summary>
              <BattleRows battles={these} />
            </details>
          );
        return (
          <section key={group}>
            <h2 className="eyebrow">{BATTLES.groups[group]}</h2>
            <BattleRows battles={these} inFull={group === "yours"} />
          </section>
        );
      })}
    </div>
  );
}

type BattleRowsProps = {
  readonly battles: readonly ListedBattle[] /** Whether the turn's sentence stands behind its title. */;
  readonly inFull?: boolean;
};

/** Battles, each with its armies, its turn, and when something last happened. */
export function BattleRows({ battles, inFull = false }: BattleRowsProps) {
  return (
    <ul className="mt-3 border-t border-rule">
      {battles.map((battle) => (
        <li key={battle.battle} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3">
          <Row battle={battle} inFull={inFull} />
          {battle.inviter && <InviteAgain battle={battle.battle} {...battle.inviter} words={inviteWords(battle)} />}
        </li>
      ))}
    </ul>
  );
}

const { again, againFor, dialog } = LINKS.opponent;

const inviteWords = ({ forces: [own] }: ListedBattle) => ({ button: again, name: againFor(own), dialog });

function Row({ battle, inFull }: { readonly battle: ListedBattle; readonly inFull: boolean }) {
  const { forces, title, sentence, about, changedAt } = battle;
  const [first, second] = forces;
  return (
    <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
      <Link href={`/battles/${battle.battle}`} className="font-serif text-[1.35rem] font-medium leading-tight text-ink">
        {first} <span className="text-soft italic">{BATTLES.against}</span> {second}
      </Link>
      <p>
        <span className="font-semibold">{title}.</span> {inFull && sentence}
      </p>
      <p className="text-soft">
        {about !== "" && `${about} · `}
        <Moment at={changedAt} />
      </p>
    </div>
  );
}

/** For a player without battles. */
export function NoBattles() {
  return (
    <div className="max-w-2xl">
      <p className="max-w-prose font-serif text-[1.25rem] leading-snug">{BATTLES.none}</p>
      <div className="mt-10">
        <Headpiece />
      </div>
    </div>
  );
}
