import { type ShelfLine, shelfNumbers } from "./shelf-columns";

type Props = { readonly columns: readonly (readonly ShelfLine[])[]; readonly title: string };

/** What to take from the shelf, with a box to tick for each. */
export function ShelfLeaf({ columns, title }: Props) {
  return (
    <div className="shelf" style={shelfNumbers}>
      <h2>{title}</h2>
      <div className="shelf-columns">
        {columns.map((lines) => (
          <ul key={lines[0]?.name}>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places.
              <Line key={at} line={line} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function Line({ line: { kind, name, words, bases } }: { readonly line: ShelfLine }) {
  return (
    <li data-kind={kind}>
      {kind === "row" && <span className="card-tick" />}
      <span className="shelf-name">
        <b>{name}</b>
        {words && <small>{words}</small>}
      </span>
      {bases !== null && <span className="shelf-bases">{bases}</span>}
    </li>
  );
}
