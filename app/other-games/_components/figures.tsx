import type { Tone } from "./chance-bars";

export type Figure = { readonly name: string; readonly value: string; readonly tone?: Tone };

/** An answer in a few large numbers. */
export function Figures({ all }: { readonly all: readonly Figure[] }) {
  return (
    <dl className="odds-verdict">
      {all.map(({ name, value, tone }) => (
        <div key={name} data-part={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
