"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { keptDrafts } from "./drafts";

/** The armies this browser keeps: nothing where there are none. */
export function KeptDrafts() {
  const [drafts, setDrafts] = useState<ReturnType<typeof keptDrafts>>([]);
  useEffect(() => setDrafts(keptDrafts()), []);
  if (drafts.length === 0) return null;
  return (
    <section className="mb-8">
      <p className="eyebrow">Yours, in this browser</p>
      <ul className="mt-1 border-t border-rule">
        {drafts.map(({ name, address }) => (
          <li key={address} className="border-b border-rule px-2 py-2 [overflow-wrap:anywhere]">
            <Link href={address} className="font-serif text-[1.35rem] leading-tight">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
