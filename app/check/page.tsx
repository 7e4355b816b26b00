import type { Metadata } from "next";
import { GlossaryCard } from "@/app/_components/glossary-card";
import { CHECK } from "@/lib/words/check";
import { CheckDesk } from "./_components/check-desk";

export const metadata: Metadata = { title: CHECK.title, description: CHECK.description };

/** For organisers: many armies in one table. What is checked stays in the browser. */
export default function CheckPage() {
  return (
    <div className="px-4 py-6 md:px-7">
      <h1>{CHECK.title}</h1>
      <p className="mt-1 max-w-prose text-soft print:hidden">{CHECK.lead}</p>
      <CheckDesk />
      <GlossaryCard />
    </div>
  );
}
