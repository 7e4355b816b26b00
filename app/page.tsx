import Link from "next/link";
import { readyArmies } from "@/lib/server/ready-armies";
import { running } from "@/lib/server/running";
import { yearsWords } from "@/lib/words/list-words";
import { Headpiece } from "./_components/headpiece";
import { KeptDrafts } from "./_components/kept-drafts";
import { ReadyArmies } from "./_components/ready-armies";

export default function HomePage() {
  const { lists } = running().knowledge.catalog;
  return (
    <div className="grid gap-x-14 gap-y-10 px-4 py-8 md:px-7 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <section>
        <KeptDrafts />
        <p className="eyebrow">Ready to march</p>
        <h1 className="mt-1">Take an army as it stands</h1>
        <ReadyArmies armies={readyArmies()} />
        <div className="mt-10">
          <Headpiece />
        </div>
      </section>
      <section>
        <p className="eyebrow">Raise your own</p>
        <h2 className="mt-1 text-[2.25rem]">Start from a list</h2>
        <ul className="mt-4 border-t border-rule">
          {lists.map((list) => (
            <li key={list.id} className="border-b border-rule py-3">
              <Link href={`/lists/${list.id}`} className="font-serif text-[1.35rem] leading-tight">
                {list.name}
              </Link>{" "}
              <span className="text-soft">{yearsWords(list.years)}</span>
              <p className="font-serif text-[1.05rem] italic">{list.keynote}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
