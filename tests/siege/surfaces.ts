import type { BattleView } from "@/lib/model/battle-view";
import { type Answer, type Asking, ask } from "./besieged";

/** What every server says that it is, on whatever port it listens: pages of two servers name the same address. */
export const PUBLIC_URL = "http://condotta.example";

/** A visitor with a cookie, or (null) without one. */
export type Eyes = { readonly name: string; readonly cookie: string | null };

type Surface = Pick<Asking, "method" | "path" | "document">;

const AT = [
  "/plan",
  "/plan?format=text",
  "/plan?for=public",
  "/quick-reference",
  "/quick-reference?for=public",
  "/likings",
  "/suggestion",
  "/layout?line=by-command",
  "/company",
  "/armies",
];
const PAGES = ["", "/record", "/verify", "/plan", "/plan?for=public", "/quick-reference", "/join", "/armies"];

/** Where one might ask about what is hidden: the markers, and a few other places. */
function spotsOf({ markers, table }: BattleView): readonly (readonly [number, number])[] {
  const middle = [[table.width / 2, table.depth / 2] as const];
  return [...markers.flatMap(({ place }) => (place.kind === "ambush" ? [[place.x, place.y] as const] : [])), ...middle].slice(0, 3);
}

function placesAt(view: BattleView): readonly string[] {
  const about = spotsOf(view).flatMap(([x, y]) => [
    `for=unit&number=1&x=${x}&y=${y}&facing=90`,
    `for=commander&x=${x}&y=${y}`,
    `for=ambush&x=${x}&y=${y}`,
    `for=piece&x=${x}&y=${y}&angle=0`,
  ]);
  return ["for=unit&number=1", "for=unit&number=7", "for=commander", "for=camp", ...about].map((query) => `/places?${query}`);
}

/** Commands that are refused whatever is secret: nobody but its owner reveals an order, and nobody does what is not his to do. */
const REFUSED = [
  { type: "reveal-order", order: "ambush-1" },
  { type: "reveal-order", order: "march-1" },
  { type: "place-commander", commander: 1, at: { ambush: "ambush-1" } },
  { type: "keep-cards", keep: ["red", "red"] },
  { type: "commit-card", card: "red" },
  { type: "scout-move", number: 1, distance: 1 },
  { type: "deploy-unit", number: 99, x: 20, y: 8, facing: 90 },
  { type: "declare-commands", commands: [] },
] as const;

/** The id is the same for both servers: what is refused is not kept under it. */
const COMMAND_ID = "6f2c1f0e-5c1d-4b52-9f3b-0a4f5f7d6c21";

/** Looked at after every command, after some, and now and then. */
type Depth = "always" | "often" | "sometimes";

/** Every address of a battle at which something can be read of it or drawn from a refusal, as it stands for these eyes. */
export function surfacesOf(view: BattleView): Readonly<Record<Depth, readonly Surface[]>> {
  const own = new Set(view.legal.map(({ type }) => type));
  const commands = view.seat === null ? REFUSED : REFUSED.filter(({ type }) => !own.has(type));
  const at = (path: string) => ({ path: `/api/battles/${view.battle}${path}` });
  return {
    always: ["", "/record", "/events"].map(at),
    often: [
      ...[...AT, ...placesAt(view)].map(at),
      ...commands.map((command) => ({ ...at("/commands"), method: "POST", document: { commandId: COMMAND_ID, ...command } })),
      { ...at("/join"), method: "POST", document: { invite: "a".repeat(26), force: null } },
      ...(view.seat === null
        ? [
            { ...at("/partner"), method: "POST" },
            { ...at("/invite"), method: "POST" },
          ]
        : []),
      { path: "/api/battles" },
    ],
    sometimes: [...PAGES.map((path) => ({ path: `/battles/${view.battle}${path}` })), { path: "/battles" }],
  };
}

/** Asks as these eyes would. */
export const look = (url: string, { cookie }: Eyes, surface: Surface): Promise<Answer> =>
  ask(url, { ...surface, headers: { origin: PUBLIC_URL, ...(cookie === null ? {} : { cookie }) } });
