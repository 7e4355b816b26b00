import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { Commander } from "@/lib/model/army";
import type { CommanderId } from "@/lib/model/identifiers";

/** The command that new unit groups join, from the list and from the verdict's fixes. Null: none, they are unassigned. */
type AddTo = { readonly chosen: CommanderId | null; readonly choose: (id: CommanderId | null) => void };

const AddToContext = createContext<AddTo>({ chosen: null, choose: () => undefined });

export const useAddTo = (): AddTo => use(AddToContext);

/** Stands around the list and the verdict. At first it is the first sub-commander. */
export function AddingTo({ commanders, children }: { readonly commanders: readonly Commander[]; readonly children: ReactNode }) {
  const [wanted, choose] = useState<CommanderId | null>(commanders.find((one) => one.role === "sub")?.id ?? null);
  const chosen = commanders.some((one) => one.id === wanted) ? wanted : null;
  const value = useMemo(() => ({ chosen, choose }), [chosen]);
  return <AddToContext value={value}>{children}</AddToContext>;
}
