import type { ListId, Version } from "@/lib/model/identifiers";
import { isOwnList } from "@/lib/model/list-origin";

/** The page of a list. A player's own is found by the version that an army names, too. */
export const listAddress = ({ id, version }: { readonly id: ListId; readonly version: Version | null }): string =>
  isOwnList(id) ? `/lists/${id}?version=${version}` : `/lists/${id}`;

/** The page of rules tables. */
export const tablesAddress = (version: Version): string => `/tables/${version}`;
