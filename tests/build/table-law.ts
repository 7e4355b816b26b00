import type { Happening } from "@/lib/model/battle-event";
import type { Battle } from "@/lib/rules/prebattle/battle";
import type { Turn } from "./played-battle";

export type Played = { readonly turns: readonly Turn[]; readonly end: Battle };
/** What in a battle breaks it; nothing where it holds. */
export type Law = (played: Played) => readonly string[];

type Of<Type extends Happening["type"]> = Extract<Happening, { type: Type }>;
export const among = <Type extends Happening["type"]>(events: readonly Happening[], type: Type): readonly Of<Type>[] =>
  events.filter((event): event is Of<Type> => event.type === type);

export const allOf = <Type extends Happening["type"]>({ turns }: Played, type: Type): readonly Of<Type>[] =>
  turns.flatMap((turn) => among(turn.events, type));
