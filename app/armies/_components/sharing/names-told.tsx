import type { ReactNode } from "react";
import type { TypedNames } from "@/lib/rules/army/typed-names";
import { either } from "@/lib/words/phrasing";

type Props = { readonly names: TypedNames; readonly nameless: boolean };

const plural = (count: number, one: string): string => (count === 1 ? one : `${one}s`);

/** Every name that goes out with a share, as it was typed. */
export function NamesTold({ names: { army, commanders, units }, nameless }: Props) {
  const groups = units.map(({ number, name }) => `${name} (no.\u00a0${number})`);
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <Row name="Army">{army}</Row>
      {commanders.length > 0 && (
        <Row name={plural(commanders.length, "Commander")}>{nameless ? <LeftOut /> : either(commanders, "and")}</Row>
      )}
      {groups.length > 0 && (
        <Row name={plural(groups.length, "Unit group")}>
          {nameless ? (
            <LeftOut />
          ) : (
            <ul>
              {groups.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </Row>
      )}
    </dl>
  );
}

const LeftOut = () => <span className="text-soft">left out</span>;

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
