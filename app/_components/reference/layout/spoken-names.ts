const GOES_ON = "…";

/** Whether a row's name says nothing without the row above it. */
export const goesOn = (name: string | null | undefined): boolean => name?.startsWith(GOES_ON) ?? false;

/** What the names of a table's rows say: "…" is the one above again, and "… but free" goes on from the last that stands by itself. */
export function spokenNames(names: readonly string[]): readonly string[] {
  let [whole, last] = ["", ""];
  return names.map((name) => {
    if (!goesOn(name)) whole = name;
    if (name !== GOES_ON) last = goesOn(name) ? `${whole} ${name.slice(GOES_ON.length).trim()}`.trim() : name;
    return last;
  });
}
