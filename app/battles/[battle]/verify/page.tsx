import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { loadBattle } from "@/lib/server/battles/load-battle";
import { running } from "@/lib/server/running";
import { VerifyDesk } from "./_components/verify-desk";

type Props = { params: Promise<{ battle: string }> };

const find = cache(async (battle: string) => (await loadBattle(battle, running())) ?? notFound());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await find((await params).battle);
  return { title: "Check a battle", robots: { index: false, follow: false } };
}

export default async function VerifyPage({ params }: Props) {
  const { battle } = (await find((await params).battle)).battle;
  return (
    <article className="px-4 py-6 md:px-7">
      <VerifyDesk battle={battle}>
        <header className="max-w-prose">
          <p className="eyebrow">Was it fair?</p>
          <h1 className="mt-1">Check every die and every card</h1>
          <p className="mt-3">
            Your browser works all of it out again, from the public record alone. Where every check holds, nobody steered the dice or the
            cards once the battle had begun, and, by the link that you saw, nobody has changed anything since.
          </p>
          <p className="mt-2 text-soft">
            It cannot show what the server whispered to somebody: it knows the seed all along. Where one of the players runs the server,
            play on one that neither of you runs.
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
            <Link className="inline-flex min-h-[44px] items-center md:min-h-[28px]" href={`/battles/${battle}`}>
              To the battle
            </Link>
            <Link className="inline-flex min-h-[44px] items-center md:min-h-[28px]" href={`/battles/${battle}/record`}>
              Its record, step by step
            </Link>
          </p>
        </header>
      </VerifyDesk>
    </article>
  );
}
