import { OTHER_GAMES } from "@/lib/words/other-games/common";

/** How we read what a text leaves open: what of, and how. */
export type Reading = { readonly name: string; readonly text: string };

/** Marks, beside an answer, what of it is our own reading; each opens. Those that do not hold here are false. */
export function OurReadings({ of }: { readonly of: readonly (Reading | false)[] }) {
  const all = [...new Set(of)].filter((one) => one !== false);
  if (all.length === 0) return null;
  return (
    <div className="our-readings">
      <span className="text-soft">{OTHER_GAMES.ourReading}</span>
      {all.map(({ name, text }) => (
        <details key={name} className="mark">
          <summary>{name}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
