import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Link } from "@/app/_components/link";
import { loadBattle } from "@/lib/server/battles/load-battle";
import { running } from "@/lib/server/running";
import { VERIFY } from "@/lib/words/battle/verify";
import { VerifyDesk } from "./_components/verify-desk";

type Props = { params: Promise<{ battle: string }> };

const find = cache(async (battle: string) => (await loadBattle(battle, running())) ?? notFound());

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await find((await params).battle);
  return { title: VERIFY.title, robots: { index: false, follow: false } };
}

export default async function VerifyPage({ params }: Props) {
  const { battle } = (await find((await params).battle)).battle;
  return (
    <article className="px-4 py-6 md:px-7">
      <VerifyDesk battle={battle}>
        <header className="max-w-prose">
          <p className="eyebrow">{VERIFY.eyebrow}</p>
          <h1 className="mt-1">{VERIFY.heading}</h1>
          <p className="mt-3">{VERIFY.intro}</p>
          <p className="mt-2 text-soft">{VERIFY.limits}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
            <Link className="inline-flex min-h-[44px] items-center md:min-h-[28px]" href={`/battles/${battle}`}>
              {VERIFY.toBattle}
            </Link>
            <Link className="inline-flex min-h-[44px] items-center md:min-h-[28px]" href={`/battles/${battle}/record`}>
              {VERIFY.toRecord}
            </Link>
          </p>
        </header>
      </VerifyDesk>
    </article>
  );
}
