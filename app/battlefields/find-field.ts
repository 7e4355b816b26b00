import { headers } from "next/headers";
import { cache } from "react";
import type { Battlefield } from "@/lib/model/battlefield";
import type { Fault } from "@/lib/model/faults";
import { findBattlefield } from "@/lib/server/find-battlefield";
import { secondsToWait } from "@/lib/server/rate-limit";
import { running } from "@/lib/server/running";

type FoundField =
  | { readonly kind: "found"; readonly field: Battlefield }
  | { readonly kind: "refused"; readonly faults: readonly Fault[] }
  | { readonly kind: "too-many"; readonly seconds: number };

type Part = string | null;
/** One by one: `cache` knows texts again, not objects. */
type Asked = readonly [seed: string, territory: Part, square: Part, width: Part, depth: Part, table: Part];

/** No page can show them. */
const UNSEEN = /\p{Cc}/u;

/** The battlefield of a page, laid once for its title and all else, and counted as one that is asked of the API. */
export const findField = cache(async (...[seed, territory, square, width, depth, table]: Asked): Promise<FoundField> => {
  if (UNSEEN.test(seed)) return { kind: "refused", faults: [{ path: ["seed"], code: "bad-value", params: {} }] };
  const seconds = await secondsToWait("battlefields", (await headers()).get("x-forwarded-for") ?? "unknown");
  if (seconds > 0) return { kind: "too-many", seconds };
  const asked = Object.entries({ seed, territory, square, width, depth, table }).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  const found = findBattlefield(Object.fromEntries(asked), running().knowledge);
  return found.ok ? { kind: "found", field: found.battlefield } : { kind: "refused", faults: found.faults };
});
