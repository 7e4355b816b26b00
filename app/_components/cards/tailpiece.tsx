/** A leaf on its stem. */
const leaf = (side: 1 | -1) =>
  `M0 4c${side * 4} 1 ${side * 7} -1 ${side * 8.5} -4c${side * 1.5} -3 ${side * -1.5} -4.4 ${side * -2.8} -2.4c${side * -0.9} 1.4 ${side * 0.6} 2.4 ${side * 1.5} 1.7` +
  `M${side * 3.4} 3.2c${side * 3} 2 ${side * 6.5} 2 ${side * 9.6} -.2c${side * -1.6} 3.4 ${side * -6} 4.4 ${side * -9.6} .2`;

/** Hatching along a leaf. */
const vein = (side: 1 | -1) =>
  `M${side * 5} 3.4l${side * 0.7} .9M${side * 6.4} 3.6l${side * 0.7} 1M${side * 7.8} 3.6l${side * 0.6} .8M${side * 9.2} 3.4l${side * 0.5} .5`;

/** An ornament, as printers set it where a page ends early. */
export function TailpieceSymbol() {
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
export function ThicketSymbol() {
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
