import { Headpiece } from "@/app/_components/headpiece";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import { BATTLES } from "@/lib/words/battle/battles";
import { LINKS } from "@/lib/words/battle/links";
import { InviteAgain } from "./invite-again";
import { GROUPS, type ListedBattle } from "./listed-battle";

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
