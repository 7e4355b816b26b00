import type { StoredArmy } from "@/lib/model/stored-army";

/** An army as this browser saved it last and the worker kept it at once; null where it did not. */
export async function savedHere(army: string): Promise<Pick<StoredArmy, "id" | "army" | "revision"> | null> {
  // Pages on plain http have no caches.
  if (typeof caches === "undefined") return null;
  try {
    const kept = await caches.match(`/api/armies/${army}`);
    return kept ? ((await kept.json()) as StoredArmy) : null;
  } catch {
    return null;
  }
}
