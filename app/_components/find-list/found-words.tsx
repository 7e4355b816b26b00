import { Fragment } from "react";
import { Said } from "@/app/_components/said";
import { LIST_SEARCH } from "@/lib/words/lists";
import type { Piece, Why } from "./find-lists";
import "./find-list.css";

/** A text in which what was looked for is marked. */
export const FoundWords = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ at, text, found }) =>
    found ? (
      <mark key={at} className="found">
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );

/** Why it was found: "its troops include Janissaries". */
export const FoundWhy = ({ why }: { readonly why: readonly Why[] }) =>
  why.map(({ field, pieces }, at) => (
    <Fragment key={`${field} ${pieces.map(({ text }) => text).join("")}`}>
      {at > 0 && " · "}
      <Said words={LIST_SEARCH.why[field]} slots={{ found: () => <FoundWords pieces={pieces} /> }} />
    </Fragment>
  ));
