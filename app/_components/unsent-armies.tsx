"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { allUnsent } from "./unsent";

/** Armies with changes that this browser keeps until the server has them; opening one sends them. Nothing where there are none. */
export function UnsentArmies() {
  const [unsent, setUnsent] = useState<ReturnType<typeof allUnsent>>([]);
  useEffect(() => setUnsent(allUnsent()), []);
  if (unsent.length === 0) return null;
  return (
    <section className="finding mb-6" data-severity="warning" aria-label="Not sent yet">
      <p>Kept in this browser and not sent yet. Open an army to send what you changed:</p>
      <ul>
        {unsent.map(({ page, name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an army can stand here twice, once for each page it was changed on.
          <li key={at} className="[overflow-wrap:anywhere]">
            <Link href={`/armies/${page}`} className="font-serif text-[1.2rem]">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
