import type { Metadata } from "next";
import { Link } from "@/app/_components/link";
import { OTHER_GAMES } from "@/lib/words/other-games/common";

export const metadata: Metadata = { title: OTHER_GAMES.title };

/** Other rules for the same figures. */
export default function OtherGamesPage() {
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{OTHER_GAMES.title}</h1>
      <p className="mt-2 max-w-prose font-serif text-[1.15rem] text-soft italic">{OTHER_GAMES.intro}</p>
      <ul className="mt-6 grid max-w-prose gap-5">
        {Object.entries(OTHER_GAMES.games).map(([game, { name, what }]) => (
          <li key={game}>
            <h2>
              <Link href={`/other-games/${game}`} className="inline-flex min-h-[44px] items-center">
                {name}
              </Link>
            </h2>
            <p>{what}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
