"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { Link } from "@/app/_components/link";
import { Moment } from "@/app/_components/moment";
import type { OwnListSummary } from "@/lib/model/own-list";
import { OWN_LISTS } from "@/lib/words/own-lists";
import { COMMON } from "@/lib/words/site";

type Listed = OwnListSummary & { readonly placedAt: string };
type Props = { readonly desk: readonly Listed[]; readonly bin: readonly Listed[]; readonly binDays: number };

const nameOf = ({ name }: Listed): string => name || OWN_LISTS.nameless;

/** The reader's lists, and those in the bin. Deleting one can be undone at once, and from the bin. */
export function MyLists({ desk, bin, binDays }: Props) {
  const router = useRouter();
  const [status, setStatus] = useState("");
  const [removed, setRemoved] = useState<Listed | null>(null);
  async function move(list: Listed, method: "DELETE" | "PATCH"): Promise<void> {
    const answer = await askServer(method, `/api/my-lists/${list.id}`, method === "PATCH" ? { body: { place: "desk" } } : {});
    setRemoved(answer.ok && method === "DELETE" ? list : null);
    setStatus(answer.ok ? (method === "DELETE" ? OWN_LISTS.removed(nameOf(list)) : "") : answer.error.message);
    router.refresh();
  }
  return (
    <>
      <p role="status" className="min-h-6">
        {status}{" "}
        {removed && (
          <button type="button" className="button" data-small onClick={() => void move(removed, "PATCH")}>
            {COMMON.undo}
          </button>
        )}
      </p>
      {desk.length === 0 ? (
        <p className="text-soft">{OWN_LISTS.none}</p>
      ) : (
        <ListRows lists={desk} changed={OWN_LISTS.columns.changed} whenOf={({ changedAt }) => changedAt} isLinked>
          {(list) => (
            <button
              type="button"
              className="button"
              data-small
              aria-label={OWN_LISTS.remove(nameOf(list))}
              onClick={() => void move(list, "DELETE")}
            >
              {COMMON.delete}
            </button>
          )}
        </ListRows>
      )}
      {bin.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-[44px] content-center">
            {OWN_LISTS.bin} ({bin.length})
          </summary>
          <p className="text-soft">{OWN_LISTS.binNote(binDays)}</p>
          <ListRows lists={bin} changed={OWN_LISTS.columns.deleted} whenOf={({ placedAt }) => placedAt} isLinked={false}>
            {(list) => (
              <button
                type="button"
                className="button"
                data-small
                aria-label={OWN_LISTS.restoreOf(nameOf(list))}
                onClick={() => void move(list, "PATCH")}
              >
                {OWN_LISTS.restore}
              </button>
            )}
          </ListRows>
        </details>
      )}
    </>
  );
}

type RowsProps = {
  readonly lists: readonly Listed[];
  readonly changed: string;
  readonly whenOf: (list: Listed) => string;
  readonly isLinked: boolean;
  readonly children: (list: Listed) => React.ReactNode;
};

const ListRows = ({ lists, changed, whenOf, isLinked, children }: RowsProps) => (
  <table className="ledger max-w-3xl">
    <thead>
      <tr>
        <th scope="col">{OWN_LISTS.columns.name}</th>
        <th scope="col">{changed}</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {lists.map((list) => (
        <tr key={list.id}>
          <th scope="row" className="!text-ink [overflow-wrap:anywhere]">
            {isLinked ? (
              <Link href={`/my-lists/${list.id}`} className="font-serif text-[1.2rem]">
                {nameOf(list)}
              </Link>
            ) : (
              nameOf(list)
            )}
          </th>
          <td className="text-soft">
            <Moment at={whenOf(list)} />
          </td>
          <td className="text-right">{children(list)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
