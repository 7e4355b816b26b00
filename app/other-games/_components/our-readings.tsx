import { OTHER_GAMES } from "@/lib/words/other-games/common";

/** How we read what a text leaves open: what of, and how. */
export type Reading = { readonly name: string; readonly text: string };

/** As many as stand side by side, each with its name. */
const MOST_MARKS = 3;

/** Marks, beside an answer, what of it is our own reading; each opens, and many open together. Those that do not hold here are false. */
export function OurReadings({ of }: { readonly of: readonly (Reading | false)[] }) {
  const all = [...new Set(of)].filter((one) => one !== false);
  if (all.length === 0) return null;
  if (all.length > MOST_MARKS)
    return (
      <div className="our-readings">
        <details className="mark">
          <summary>{OTHER_GAMES.ourReadings(all.length)}</summary>
          {all.map(({ name, text }) => (
            <p key={name}>
              <strong>{name}.</strong> {text}
            </p>
          ))}
        </details>
      </div>
    );
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
