import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import type { CommanderId } from "@/lib/model/identifiers";
import { useArmy } from "./desk-now";

/** The command that new unit groups join, from the list and from the verdict's fixes. Null: none, they are unassigned. */
type AddTo = { readonly chosen: CommanderId | null; readonly choose: (id: CommanderId | null) => void };

const AddToContext = createContext<AddTo>({ chosen: null, choose: () => undefined });

export const useAddTo = (): AddTo => use(AddToContext);

/** What was chosen last in each army, for a player who comes back from its cards: until this tab loads a page anew. */
const lastChosen = new Map<string, CommanderId | null>();

/** Stands around the list and the verdict. At first it is the first sub-commander. */
export function AddingTo({ page, children }: { readonly page: string; readonly children: ReactNode }) {
  const commanders = useArmy((army) => army.commanders);
  const first = commanders.find((one) => one.role === "sub")?.id ?? null;
  const [wanted, setWanted] = useState<CommanderId | null>(() => (lastChosen.has(page) ? (lastChosen.get(page) ?? null) : first));
  const choose = useCallback(
    (id: CommanderId | null) => {
      lastChosen.set(page, id);
      setWanted(id);
    },
    [page],
  );
  const chosen = commanders.some((one) => one.id === wanted) ? wanted : null;
  const value = useMemo(() => ({ chosen, choose }), [chosen, choose]);
  return <AddToContext value={value}>{children}</AddToContext>;
}
