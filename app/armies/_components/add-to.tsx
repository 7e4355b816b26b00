import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { CommanderId } from "@/lib/model/identifiers";
import { useArmy } from "./desk-now";

/** The command that new unit groups join, from the list and from the verdict's fixes. Null: none, they are unassigned. */
type AddTo = { readonly chosen: CommanderId | null; readonly choose: (id: CommanderId | null) => void };

const AddToContext = createContext<AddTo>({ chosen: null, choose: () => undefined });

export const useAddTo = (): AddTo => use(AddToContext);

/** Stands around the list and the verdict. At first it is the first sub-commander. */
export function AddingTo({ children }: { readonly children: ReactNode }) {
  const commanders = useArmy((army) => army.commanders);
  const [wanted, choose] = useState<CommanderId | null>(commanders.find((one) => one.role === "sub")?.id ?? null);
  const chosen = commanders.some((one) => one.id === wanted) ? wanted : null;
  const value = useMemo(() => ({ chosen, choose }), [chosen]);
  return <AddToContext value={value}>{children}</AddToContext>;
}
