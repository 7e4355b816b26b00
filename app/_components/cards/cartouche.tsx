/** Strapwork round an oval, 20 units wide and 11 high, its scrolls at either side. */
const SCROLLS =
  "M3.4 5.5q-2.6 -.2 -2.6 -2.1q0 -1.2 1.1 -1.2q.9 0 .9 .8M3.4 5.5q-2.6 .2 -2.6 2.1q0 1.2 1.1 1.2q.9 0 .9 -.8M16.6 5.5q2.6 -.2 2.6 -2.1q0 -1.2 -1.1 -1.2q-.9 0 -.9 .8M16.6 5.5q2.6 .2 2.6 2.1q0 1.2 -1.1 1.2q-.9 0 -.9 -.8";

export const CartoucheSymbol = () => (
  <symbol id="card-cartouche" viewBox="0 0 20 11">
    <path className="cartouche-scrolls" d={SCROLLS} />
    <ellipse className="cartouche-field" cx="10" cy="5.5" rx="6.8" ry="5" />
    <ellipse className="cartouche-rim" cx="10" cy="5.5" rx="6.05" ry="4.3" />
  </symbol>
);

/** A number or a letter in an engraved cartouche. */
export function Cartouche({ text }: { readonly text: string }) {
  return (
    <svg className="cartouche" viewBox="0 0 20 11" role="img" aria-label={text}>
      <use href="#card-cartouche" />
      <text className="cartouche-text" x="10" y="7.75" data-long={text.length > 2 || undefined}>
        {text}
      </text>
    </svg>
  );
}
