import { FrameSymbol } from "./card-frame";
import { CartoucheSymbol } from "./cartouche";
import { TailpieceSymbol, ThicketSymbol } from "./tailpiece";

/** What every card has, drawn once for all of a page. */
export const CardSymbols = () => (
  <svg className="card-symbols" aria-hidden="true">
    <FrameSymbol />
    <CartoucheSymbol />
    <TailpieceSymbol />
    <ThicketSymbol />
  </svg>
);
