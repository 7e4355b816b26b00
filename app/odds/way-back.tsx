import { Link } from "@/app/_components/link";
import type { Query } from "@/app/_components/odds/odds-address";
import { battleToReturnTo } from "@/app/_components/odds/odds-reader";
import type { User } from "@/lib/server/identity";
import { ODDS } from "@/lib/words/odds";
import { PAPER } from "@/lib/words/papers";
import { armyToReturnTo } from "./odds-page";

type Props = { readonly query: Query; readonly reader: User | null };

/** The way back to the battle or the army that the odds were opened from. */
export async function WayBack({ query, reader }: Props) {
  const battle = battleToReturnTo(query);
  const army = battle === null ? await armyToReturnTo(query, reader) : null;
  const way =
    battle !== null
      ? { href: `/battles/${battle}`, words: ODDS.toBattle }
      : army && { href: `/armies/${army.id}`, words: PAPER.back(army.name) };
  return (
    way && (
      <p className="screen-only">
        <Link href={way.href} className="inline-flex min-h-[44px] items-center [overflow-wrap:anywhere]">
          {way.words}
        </Link>
      </p>
    )
  );
}
