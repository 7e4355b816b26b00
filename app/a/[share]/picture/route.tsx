import { ImageResponse } from "next/og";
import { SHEET_READERS } from "@/lib/model/army-sheet";
import { addressOf, overRate } from "@/lib/server/api/guards";
import { refuse } from "@/lib/server/api/refusals";
import { respond } from "@/lib/server/api/reply";
import { readShare } from "@/lib/server/army-papers";
import { drawable, PICTURE_FAMILIES, pictureFonts } from "@/lib/server/picture-letters";
import { kept } from "@/lib/sheets/kept";
import { type SharePreview, sharePreview } from "@/lib/sheets/share-preview";
import { SHARING } from "@/lib/words/sharing";
import { SharePicture } from "../_components/share-picture";

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
