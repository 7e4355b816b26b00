import type { ReactNode } from "react";
import type { TypedNames } from "@/lib/rules/army/typed-names";

type Props = { readonly names: TypedNames; readonly nameless: boolean };

const plural = (count: number, one: string): string => (count === 1 ? one : `${one}s`);

/** Every name that goes out with a share, as it was typed. */
export function NamesTold({ names: { army, commanders, units }, nameless }: Props) {
  const groups = units.map(({ number, name }) => `${name} (no.\u00a0${number})`);
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <Row name="Army">{army}</Row>
      {commanders.length > 0 && (
        <Row name={plural(commanders.length, "Commander")}>{nameless ? <LeftOut /> : <Names of={commanders} />}</Row>
      )}
      {groups.length > 0 && <Row name={plural(groups.length, "Unit group")}>{nameless ? <LeftOut /> : <Names of={groups} />}</Row>}
    </dl>
  );
}

const LeftOut = () => <span className="text-soft">left out</span>;

function Names({ of: names }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two commanders may bear one name, and the list is never put in another order
        <li key={at}>{name}</li>
      ))}
    </ul>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
