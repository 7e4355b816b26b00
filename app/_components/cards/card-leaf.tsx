import type { ReactNode } from "react";
import { HouseMark } from "@/app/_components/army-sheet/sheet-cells";
import { Link } from "@/app/_components/link";
import type { CardLine } from "@/lib/model/army-cards";
import { ODDS_LINKS } from "@/lib/words/site";
import { CARD, isLongName } from "./fit-card";

/** Strapwork round an oval, 20 units wide and 11 high, its scrolls at either side. */
const SCROLLS =
  "M3.4 5.5q-2.6 -.2 -2.6 -2.1q0 -1.2 1.1 -1.2q.9 0 .9 .8M3.4 5.5q-2.6 .2 -2.6 2.1q0 1.2 1.1 1.2q.9 0 .9 -.8M16.6 5.5q2.6 -.2 2.6 -2.1q0 -1.2 -1.1 -1.2q-.9 0 -.9 .8M16.6 5.5q2.6 .2 2.6 2.1q0 1.2 -1.1 1.2q-.9 0 -.9 -.8";

const CartoucheSymbol = () => (
  <symbol id="card-cartouche" viewBox="0 0 20 11">
    <path className="cartouche-scrolls" d={SCROLLS} />
    <ellipse className="cartouche-field" cx="10" cy="5.5" rx="6.8" ry="5" />
    <ellipse className="cartouche-rim" cx="10" cy="5.5" rx="6.05" ry="4.3" />
  </symbol>
);

/** A number or a letter in an engraved cartouche. */
function Cartouche({ text }: { readonly text: string }) {
  return (
    <svg className="cartouche" viewBox="0 0 20 11" role="img" aria-label={text}>
      <use href="#card-cartouche" />
      <text className="cartouche-text" x="10" y="7.75" data-long={text.length > 2 || undefined}>
        {text}
      </text>
    </svg>
  );
}

const { width, height } = CARD;
/** From the edge, where a knife may slip, to the thick line and to the fine one; and the hollow of its corners. */
const [THICK, FINE, HOLLOW] = [1.7, 2.75, 2.6];

const [right, bottom] = [width - FINE, height - FINE];
const arc = (x: number, y: number) => `a${HOLLOW} ${HOLLOW} 0 0 0 ${x} ${y}`;

const FINE_LINE = [
  `M${FINE + HOLLOW} ${FINE}H${right - HOLLOW}`,
  arc(HOLLOW, HOLLOW),
  `V${bottom - HOLLOW}`,
  arc(-HOLLOW, HOLLOW),
  `H${FINE + HOLLOW}`,
  arc(-HOLLOW, -HOLLOW),
  `V${FINE + HOLLOW}`,
  `${arc(HOLLOW, -HOLLOW)}z`,
].join("");

/** A small flower in each hollow. */
const petals = (x: number, y: number) =>
  `M${x - 0.75} ${y}a.375.3 0 0 1 .75 0a.375.3 0 0 1 .75 0a.375.3 0 0 1-.75 0a.375.3 0 0 1-.75 0zM${x} ${y - 0.75}a.3.375 0 0 1 0 .75a.3.375 0 0 1 0 .75a.3.375 0 0 1 0-.75a.3.375 0 0 1 0-.75z`;
const [near, far] = [FINE + 0.55, { x: right - 0.55, y: bottom - 0.55 }];
const FLOWERS = [petals(near, near), petals(far.x, near), petals(near, far.y), petals(far.x, far.y)].join("");

/** The double frame of a card, as printers of the time set them: a thick line, and within it a fine one that gives way at the corners. */
function FrameSymbol() {
  return (
    <symbol id="card-frame" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      <rect className="card-thick" x={THICK} y={THICK} width={width - 2 * THICK} height={height - 2 * THICK} />
      <path className="card-fine" d={FINE_LINE} />
      <path className="card-flower" d={FLOWERS} />
    </symbol>
  );
}

/** Drawn as the page's one FrameSymbol has it. */
const CardFrame = () => (
  <svg className="card-frame" aria-hidden="true">
    <use href="#card-frame" />
  </svg>
);

/** A leaf on its stem. */
const leaf = (side: 1 | -1) =>
  `M0 4c${side * 4} 1 ${side * 7} -1 ${side * 8.5} -4c${side * 1.5} -3 ${side * -1.5} -4.4 ${side * -2.8} -2.4c${side * -0.9} 1.4 ${side * 0.6} 2.4 ${side * 1.5} 1.7` +
  `M${side * 3.4} 3.2c${side * 3} 2 ${side * 6.5} 2 ${side * 9.6} -.2c${side * -1.6} 3.4 ${side * -6} 4.4 ${side * -9.6} .2`;

/** Hatching along a leaf. */
const vein = (side: 1 | -1) =>
  `M${side * 5} 3.4l${side * 0.7} .9M${side * 6.4} 3.6l${side * 0.7} 1M${side * 7.8} 3.6l${side * 0.6} .8M${side * 9.2} 3.4l${side * 0.5} .5`;

/** An ornament, as printers set it where a page ends early. */
function TailpieceSymbol() {
  return (
    <symbol id="card-tailpiece" viewBox="-15 -6 30 18">
      <path d={`${leaf(1)}${leaf(-1)}M0 4v4.5M-1.6 8.5h3.2`} />
      <path className="tailpiece-fine" d={`${vein(1)}${vein(-1)}`} />
      <path
        className="tailpiece-solid"
        d="M0 -3.4l1.5 2.6l-1.5 2.6l-1.5 -2.6zM0 9.4l.7 -.9h-1.4zM-2.7 4a.6 .6 0 1 0 .01 0zM2.7 4a.6 .6 0 1 0 .01 0z"
      />
    </symbol>
  );
}

/** Three trees, for ambushes. */
function ThicketSymbol() {
  const tree = (x: number, tall: number) =>
    `M${x} 12v-${tall * 0.45}M${x - 0.9} 12q.9 -1 .9 -2.4q0 1.4 .9 2.4` +
    `M${x} ${12 - tall * 0.35}c-3.2 .9 -4.8 -1.4 -3.4 -3.2c-1.8 -1.8 -.4 -4.2 1.6 -4c.4 -2.2 3.2 -2.2 3.6 0c2 -.2 3.4 2.2 1.6 4c1.4 1.8 -.2 4.1 -3.4 3.2z`;
  const shade = (x: number, tall: number) =>
    [0, 1, 2, 3].map((at) => `M${x + 1.2 + at * 0.1} ${12 - tall * 0.35 - 1 - at * 1.4}l1.4 -.9`).join("");
  const trees = [
    [-9, 10],
    [-3, 12],
    [4, 10.5],
    [10, 11.5],
  ] as const;
  return (
    <symbol id="card-thicket" viewBox="-15 -3 30 18">
      <path d={trees.map(([x, tall]) => tree(x, tall)).join("")} />
      <path className="tailpiece-fine" d={`${trees.map(([x, tall]) => shade(x, tall)).join("")}M-14 12.6h28M-12 13.3h9M-1 13.3h12`} />
    </symbol>
  );
}

/** Drawn as the page's one symbol of it. */
export const Ornament = ({ of }: { readonly of: "tailpiece" | "thicket" }) => (
  <svg className="tailpiece" viewBox="0 0 30 18" aria-hidden="true">
    <use href={`#card-${of}`} />
  </svg>
);

/** What every card has, drawn once for all of a page. */
export const CardSymbols = () => (
  <svg className="card-symbols" aria-hidden="true">
    <FrameSymbol />
    <CartoucheSymbol />
    <TailpieceSymbol />
    <ThicketSymbol />
  </svg>
);

/** What a card gives in one line each. */
export function CardLines({ lines }: { readonly lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="card-lines">
      {lines.map(({ label, words, source }) => (
        <div key={label}>
          <dt>
            {label}
            {source === "house" && <HouseMark />}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where the odds of a unit group are, by its number. */
export type OddsByNumber = Readonly<Record<number, string>>;

type Props = {
  readonly kind: "unit" | "commander" | "ambush" | "march";
  /** In what room is left, if any is. */
  readonly ornament: ReactNode;
  readonly mark: string;
  readonly name: string;
  /** Where its odds in a fight are; on paper its name is only a name. */
  readonly odds?: string | null;
  /** Above the name, to either side of the mark. */
  readonly corners?: readonly [string, string];
  readonly foot: readonly [ReactNode, ReactNode];
  readonly children: ReactNode;
};

/** One card: frame, cartouche, name, what is written on it, and its foot. */
export function CardLeaf({ kind, ornament, mark, name, odds, corners: [left, right] = ["", ""], foot: [first, last], children }: Props) {
  return (
    <article className="card" data-kind={kind}>
      <CardFrame />
      <Cartouche text={mark} />
      <p className="card-corners">
        <span>{left}</span>
        <span>{right}</span>
      </p>
      <div className="card-room">
        <h2 data-long={isLongName(name) || undefined}>
          {odds ? (
            <Link href={odds} className="card-odds" title={ODDS_LINKS.unit}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
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
