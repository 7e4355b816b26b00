"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Width } from "@/lib/sheets/plan/plan-measures";

const BaseSizes = createContext<readonly Width[]>([]);

type Props = { readonly sizes: readonly Width[]; readonly children: ReactNode };

/** Gives the base sizes to the pictures inside, for lengths in centimetres. A page gives them before it has fetched any picture. */
export const BaseSizesGiven = ({ sizes, children }: Props) => <BaseSizes value={sizes}>{children}</BaseSizes>;

export const useBaseSizes = (): readonly Width[] => useContext(BaseSizes);
