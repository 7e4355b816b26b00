import type { CSSProperties } from "react";
import type { SharePreview } from "@/lib/sheets/share-preview";
import { SHARING } from "@/lib/words/sharing";

const PAPER = "#f6f0e1";
const INK = "#221c15";
const SOFT = "#655946";
const RULE = "#cfc1a5";
const MADDER = "#8c2f1e";

const column: CSSProperties = { display: "flex", flexDirection: "column" };
const row: CSSProperties = { display: "flex", justifyContent: "space-between" };
const oneLine: CSSProperties = { display: "flex", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" };

const twoLines: CSSProperties = { display: "block", lineClamp: 2 };

/** Letters of a name that fit into a line, and their size where they do. */
const NAME_SIZES = [
  { letters: 24, fontSize: 88 },
  { letters: 52, fontSize: 66 },
] as const;
const SMALLEST = 52;

type Props = { readonly preview: SharePreview; readonly families: Readonly<Record<"title" | "text" | "eyebrow", string>> };

/** The picture of a shared army where its link is posted: a title page of 1200 by 630 pixels. Drawn on the server, never on a page. */
export function SharePicture({ preview, families: { title, text, eyebrow } }: Props) {
  const { name, about, verdict, figures, kinds, more } = preview;
  const fontSize = NAME_SIZES.find((one) => name.length <= one.letters)?.fontSize ?? SMALLEST;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", padding: 20, background: PAPER, color: INK, fontFamily: text }}>
      <div style={{ display: "flex", width: "100%", padding: 5, border: `3px solid ${INK}` }}>
        <div style={{ ...column, width: "100%", justifyContent: "space-between", padding: "26px 44px 30px", border: `1px solid ${INK}` }}>
          <div style={column}>
            <div style={{ ...row, fontFamily: eyebrow, fontSize: 30, fontWeight: 600, color: MADDER }}>
              <span>{SHARING.page.eyebrows.own}</span>
              <span>{SHARING.page.site}</span>
            </div>
            <div style={{ ...twoLines, fontFamily: title, fontSize, fontWeight: 500, lineHeight: 1.05, wordBreak: "break-word" }}>
              {name}
            </div>
            <div style={{ ...oneLine, marginTop: 8, fontSize: 27, color: SOFT }}>{about}</div>
            <div style={{ ...oneLine, fontSize: 27, fontWeight: 600 }}>{verdict}</div>
          </div>
          <div style={{ ...row, borderTop: `2px solid ${INK}`, borderBottom: `2px solid ${INK}`, padding: "8px 0" }}>
            {figures.map(({ label, value }) => (
              <div key={label} style={column}>
                <span style={{ fontSize: 19, color: SOFT }}>{label}</span>
                <span style={{ fontFamily: title, fontSize: 38, fontWeight: 500, lineHeight: 1.05 }}>{value}</span>
              </div>
            ))}
          </div>
          <Kinds kinds={kinds} more={more} />
        </div>
      </div>
    </div>
  );
}

/** The unit groups in two columns, read downwards. */
function Kinds({ kinds, more }: Pick<SharePreview, "kinds" | "more">) {
  const lines = [...kinds, ...(more > 0 ? [{ name: SHARING.page.more(more), sizes: "" }] : [])];
  const half = Math.ceil(lines.length / 2);
  return (
    <div style={{ ...row, fontSize: 25 }}>
      {[lines.slice(0, half), lines.slice(half)].map((part, at) => (
        <div key={part[0]?.name ?? at} style={{ ...column, width: 505 }}>
          {part.map(({ name, sizes }) => (
            <div key={name} style={{ ...row, borderBottom: `1px solid ${RULE}` }}>
              <span style={{ ...oneLine, flexShrink: 1 }}>{name}</span>
              <span style={{ flexShrink: 0, paddingLeft: 16 }}>{sizes}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
