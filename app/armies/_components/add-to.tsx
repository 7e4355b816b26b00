import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import { inTab } from "@/app/_components/browser/storage";
import type { CommanderId } from "@/lib/model/identifiers";
import { useArmy } from "./desk-now";

/** The command that new unit groups join, from the list and from the verdict's fixes. Null: none, they are unassigned. */
type AddTo = { readonly chosen: CommanderId | null; readonly choose: (id: CommanderId | null) => void };

const AddToContext = createContext<AddTo>({ chosen: null, choose: () => undefined });

export const useAddTo = (): AddTo => use(AddToContext);

/** What was chosen last in an army, for a player who comes back from its cards. Empty: nobody. */
const keyOf = (page: string): string => `condotta.add-to.${page}`;

/** Stands around the list and the verdict. At first it is the first sub-commander. */
export function AddingTo({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  const commanders = useArmy((army) => army.commanders);
  const first = commanders.find((one) => one.role === "sub")?.id ?? null;
  const [wanted, setWanted] = useState<CommanderId | null>(first);
  useEffect(() => {
    const kept = inTab.read(keyOf(page));
    if (kept !== null) setWanted(kept === "" ? null : (kept as CommanderId));
  }, [page]);
  const choose = useCallback(
    (id: CommanderId | null) => {
      inTab.write(keyOf(page), id ?? "");
      setWanted(id);
    },
    [page],
  );
  const chosen = commanders.some((one) => one.id === wanted) ? wanted : null;
  const value = useMemo(() => ({ chosen, choose }), [chosen, choose]);
  return <AddToContext value={value}>{children}</AddToContext>;
}
