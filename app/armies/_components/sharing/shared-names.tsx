import type { ReactNode } from "react";
import type { TypedNames } from "@/lib/rules/army/typed-names";
import { SHARING } from "@/lib/words/sharing";

type Props = { readonly names: TypedNames; readonly nameless: boolean };

const WORDS = SHARING.form;

/** Every name in a share, as it was typed. */
export function SharedNames({ names: { army, commanders, units }, nameless }: Props) {
  const groups = units.map(({ number, name }) => WORDS.unitGroup(name, number));
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <Row name={WORDS.army}>{army}</Row>
      {commanders.length > 0 && <Row name={WORDS.commanders(commanders.length)}>{nameless ? <LeftOut /> : <Names of={commanders} />}</Row>}
      {groups.length > 0 && <Row name={WORDS.unitGroups(groups.length)}>{nameless ? <LeftOut /> : <Names of={groups} />}</Row>}
    </dl>
  );
}

const LeftOut = () => <span className="text-soft">{WORDS.leftOut}</span>;

function Names({ of: names }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two commanders may have the same name, and the order never changes
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
