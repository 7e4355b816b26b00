import type { Army } from "@/lib/model/army";

const bytesIn = (army: Army): number => Buffer.byteLength(JSON.stringify(army));

/** The options and names of its unit groups make an army as large as one likes, to the byte; they are no options of any list. */
export function armyOfBytes(army: Army, bytes: number): Army {
  const [first, ...rest] = army.units;
  if (!first || !army.listVersion) throw new Error("an army with a unit group, and with its versions, is wanted");
  const grown: Army = { ...army, units: [first, ...rest].map((unit) => ({ ...unit, options: [], name: "n" })) };
  let left = bytes - bytesIn(grown);
  const options = (): string[] => {
    const taken: string[] = [];
    // Every option takes its length, two quotation marks and, but for the first, a comma; what is left at the end are letters of names.
    for (let at = 0; at < 30 && left > 60; at++) {
      const length = Math.min(40, left - 20);
      taken.push(`${String(at).padStart(2, "0")}${"x".repeat(length - 2)}`);
      left -= length + (at === 0 ? 2 : 3);
    }
    return taken;
  };
  const units: Army["units"] = grown.units.map((unit) => ({ ...unit, options: options() }));
  for (let number = 200; left > 300; number++) {
    const unit = { ...first, number, options: [] as string[], name: "n" };
    left -= JSON.stringify(unit).length + 1;
    units.push({ ...unit, options: options() });
  }
  const named = units.map((unit) => {
    const more = Math.min(79, Math.max(0, left));
    left -= more;
    return { ...unit, name: "n".repeat(1 + more) };
  });
  const large = { ...grown, units: named };
  if (bytesIn(large) !== bytes) throw new Error(`it takes ${bytesIn(large)} bytes, not ${bytes}`);
  return large;
}
