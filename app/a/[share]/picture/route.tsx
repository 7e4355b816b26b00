import { ImageResponse } from "next/og";
import type { CSSProperties } from "react";
import { SHEET_READERS } from "@/lib/model/army-sheet";
import { addressOf, overRate } from "@/lib/server/api/guards";
import { refuse } from "@/lib/server/api/refusals";
import { respond } from "@/lib/server/api/reply";
import { readShare } from "@/lib/server/army-papers";
import { drawable, PICTURE_FAMILIES, pictureFonts } from "@/lib/server/picture-letters";
import { kept } from "@/lib/sheets/kept";
import { type SharePreview, sharePreview } from "@/lib/sheets/share-preview";
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
function SharePicture({ preview, families: { title, text, eyebrow } }: Props) {
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

/** Only in letters that can be drawn: for any other the library would ask the internet. A name may have none of them. */
function inLetters(preview: SharePreview): SharePreview {
  const drawn: SharePreview = JSON.parse(JSON.stringify(preview), (_, value) => (typeof value === "string" ? drawable(value) : value));
  return { ...drawn, name: drawn.name || SHARING.page.unnamed };
}

/** Of the pictures drawn last so many are kept, each of some fifty kilobytes: where a link is posted, everybody's program asks for its picture. */
const KEPT = 100;
const pictures = kept<{ drawn: ArrayBuffer | null }>(KEPT);

async function draw(preview: SharePreview): Promise<ArrayBuffer> {
  const image = new ImageResponse(<SharePicture preview={inLetters(preview)} families={PICTURE_FAMILIES} />, {
    ...{ width: 1200, height: 630 },
    fonts: [...(await pictureFonts())],
  });
  return image.arrayBuffer();
}

let before: Promise<unknown> = Promise.resolve();

/** Draws what was not drawn yet, one after the other: each keeps a processor busy, and four at once would leave none for anybody else. */
function drawn(preview: SharePreview): Promise<ArrayBuffer> {
  const picture = pictures(JSON.stringify(preview), () => ({ drawn: null }));
  const mine = before.then(async () => {
    picture.drawn ??= await draw(preview);
    return picture.drawn;
  });
  before = mine.catch(() => undefined);
  return mine;
}

type Context = { readonly params: Promise<{ share: string }> };

/** The picture of a shared army, which is gone when the army is withdrawn. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const refused = await overRate(addressOf(request), "pictures");
  if (refused) return respond(refused, request);
  const reader = SHEET_READERS.find((one) => one === new URL(request.url).searchParams.get("for")) ?? "own";
  const { share } = await params;
  const found = await readShare(share, reader);
  if (found.kind === "withdrawn") return respond(refuse("share-withdrawn", {}), request);
  if (found.kind !== "shared") return respond(refuse("unknown-share", { own: false }), request);
  const picture = await drawn(sharePreview(found.sheet));
  return new Response(picture, { headers: { "content-type": "image/png", "cache-control": "no-cache" } });
}
