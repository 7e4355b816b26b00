/** How many are kept, and letters of the longest key: what somebody writes can take up no more memory than that. */
const [MOST, LONGEST] = [2000, 1000];

/** Remembers what was made for a key, the last `most` of them, so that what stands in every row of a table is made once. */
export function kept<Made extends object>(most = MOST): (key: string, make: () => Made) => Made {
  const all = new Map<string, Made>();
  return (key, make) => {
    const found = all.get(key);
    if (found) return found;
    const made = make();
    if (key.length > LONGEST) return made;
    const [oldest] = all.size < most ? [] : all.keys();
    if (oldest !== undefined) all.delete(oldest);
    all.set(key, made);
    return made;
  };
}
