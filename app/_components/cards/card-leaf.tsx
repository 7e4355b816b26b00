import type { ReactNode } from "react";
import { CardFrame } from "./card-frame";
import { Cartouche } from "./cartouche";
import { type CardSetting, isLongName, settingNumbers } from "./fit-card";

type Props = {
  readonly kind: "unit" | "commander" | "ambush" | "march";
  readonly setting: CardSetting["name"];
  /** In what room is left, if any is. */
  readonly ornament: ReactNode;
  readonly mark: string;
  readonly name: string;
  /** Above the name, to either side of the mark. */
  readonly corners?: readonly [string, string];
  readonly foot: readonly [ReactNode, ReactNode];
  readonly children: ReactNode;
};

/** One card: frame, cartouche, name, what is written on it, and its foot. */
export function CardLeaf({ kind, setting, ornament, mark, name, corners: [left, right] = ["", ""], foot: [first, last], children }: Props) {
  return (
    <article className="card" data-kind={kind} data-type={setting} style={settingNumbers(setting)}>
      <CardFrame />
      <Cartouche text={mark} />
      <p className="card-corners">
        <span>{left}</span>
        <span>{right}</span>
      </p>
      <div className="card-room">
        <h2 data-long={isLongName(name) || undefined}>
          <bdi>{name}</bdi>
        </h2>
        {children}
        {ornament}
      </div>
      <p className="card-foot">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </article>
  );
}
