import { isDeepStrictEqual } from "node:util";
import type { Armies, ArmyRow } from "../../db/armies";
import type { Part } from "../../db/army-lists";
import type { Army } from "../model/army";
import { armyId } from "../model/identifiers";
import type { ArmyMove, ArmyPlace, ArmySummary, StoredArmy } from "../model/stored-army";
import type { User } from "./identity";
import { newId } from "./ids";
import { LIMITS, mostOf } from "./limits";
import { type PartOfList, partOf } from "./queries";
import { running } from "./running";

/** An army as its owner sees it, without its owner and creation key. */
export function asStoredArmy({ id, revision, place, createdAt, changedAt, document }: ArmyRow): StoredArmy {
  return {
    ...{ id: armyId.parse(id), revision, place },
    ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
    army: document,
  };
}

/** An army of this owner; null if it does not exist, is another user's, or is in the bin. */
export async function findArmy(armies: Armies, owner: string, id: string): Promise<StoredArmy | null> {
  const row = await armies.find(owner, id);
  return row === null || row.place === "bin" ? null : asStoredArmy(row);
}

/**
 * A part of an owner's army summaries: those in one place, or (null) all but the bin. The last changed comes first; in the bin, the last
 * deleted.
 */
export function listArmies(armies: Armies, owner: string, place: ArmyPlace | null, part: Part): Promise<PartOfList<ArmySummary>> {
  const places = place === null ? (["desk", "archive"] as const) : [place];
  return partOf(
    part,
    (asked) => armies.summaries(owner, places, asked),
    (row) => row,
    ({ id, createdAt, changedAt, moment: _, ...rest }) => ({
      ...rest,
      id: armyId.parse(id),
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
    }),
  );
}

/** `isNew` is false if the same save was stored before. */
type Created = { readonly stored: StoredArmy; readonly isNew: boolean };

/**
 * Stores an owner's new army. A save with the same creation key returns the army stored then, as it is now; without a key every save is a
 * new army. Null if there is no room for it.
 */
export async function createArmy(armies: Armies, owner: User, army: Army, creationKey: string | null): Promise<Created | null> {
  const id = newId();
  const { armies: most, armiesWithBin: mostWithBin, bytes: mostBytes } = mostOf(owner);
  const room = { most, mostWithBin, mostBytes };
  const row = await armies.insertIfNew({ id, owner: owner.id, creationKey, document: army, createdAt: new Date(), ...room });
  return row && { stored: asStoredArmy(row), isNew: row.id === id };
}

type Saved =
  | { readonly kind: "saved"; readonly stored: StoredArmy }
  /** It was changed meanwhile; the stored army. */
  | { readonly kind: "changed"; readonly stored: StoredArmy }
  /** It grew, and its owner has no room left. */
  | { readonly kind: "no-room" }
  | { readonly kind: "unknown" };

type Saving = { readonly id: string; readonly revision: number; readonly army: Army };

/** Replaces the document of an owner's army, if it is still at the revision that was edited. */
export async function saveArmy(armies: Armies, { id: owner, anonymous }: User, { id, revision, army }: Saving): Promise<Saved> {
  const before = await findArmy(armies, owner, id);
  if (before === null) return { kind: "unknown" };
  // A save whose answer was lost is sent again with its old revision. The document is already stored.
  if (isDeepStrictEqual(before.army, army)) return { kind: "saved", stored: before };
  const row = await armies.update({ id, owner, revision, document: army, changedAt: new Date(), mostBytes: mostOf({ anonymous }).bytes });
  if (row) return { kind: "saved", stored: asStoredArmy(row) };
  const now = await findArmy(armies, owner, id);
  if (now === null) return { kind: "unknown" };
  if (isDeepStrictEqual(now.army, army)) return { kind: "saved", stored: now };
  return now.revision === revision ? { kind: "no-room" } : { kind: "changed", stored: now };
}

type Moved =
  | { readonly kind: "moved"; readonly stored: StoredArmy }
  /** The army is in the bin, and there is no room for another outside it. */
  | { readonly kind: "no-room" }
  | { readonly kind: "unknown" };

/** Moves an owner's army to the desk or the archive, also from the bin, which undoes a deletion. */
export async function moveArmy(armies: Armies, user: User, id: string, place: ArmyMove["place"]): Promise<Moved> {
  const owner = user.id;
  const row = await armies.move({ id, owner, place, placedAt: new Date(), most: mostOf(user).armies });
  if (row) return { kind: "moved", stored: asStoredArmy(row) };
  return (await armies.find(owner, id)) ? { kind: "no-room" } : { kind: "unknown" };
}

/** Tags without those that are there already, whatever their capitals. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  const folded = tags.map((one) => one.toLocaleLowerCase("en"));
  return tags.filter((_, at) => folded.indexOf(folded[at] ?? "") === at);
}

/** Moves an owner's army to the bin. False if there is none outside it. */
export async function deleteArmy(armies: Armies, owner: string, id: string): Promise<boolean> {
  return (await armies.move({ id, owner, place: "bin", placedAt: new Date(), most: LIMITS.armies })) !== null;
}

/** Which limit leaves no room for another army. */
type Full = "too-many-armies" | "full-bin" | "too-many-bytes";

export async function fullLimit(owner: User): Promise<Full> {
  const [kept, most] = [await running().armies.stockOf(owner.id), mostOf(owner)];
  if (kept.armies >= most.armies) return "too-many-armies";
  return kept.armiesWithBin >= most.armiesWithBin ? "full-bin" : "too-many-bytes";
}
