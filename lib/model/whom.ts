import type { CommanderRole } from "./enumerations";

/** A commander as sentences name him. `count`: which he is of several of his role without a name. */
export type Whom = { readonly name: string | null; readonly role: CommanderRole; readonly count?: number };

type Commander = Pick<Whom, "name" | "role"> & { readonly id: string };

/** One of an army's commanders as sentences name him. */
export function whom({ id, name, role }: Commander, all: readonly Commander[]): Whom {
  const alike = all.filter((one) => one.name === null && one.role === role);
  return name === null && alike.length > 1 ? { name, role, count: 1 + alike.findIndex((one) => one.id === id) } : { name, role };
}
