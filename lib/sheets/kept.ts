/** How many are kept, and the length of the longest key, so that what users write takes up only so much memory. */
const [MOST, LONGEST] = [2000, 1000];

/** Remembers what was made for the last `most` keys, so that what many rows of a table share is made once. */
export function kept<Made extends object>(most = MOST, longest = LONGEST): (key: string, make: () => Made) => Made {
  const all = new Map<string, Made>();
  return (key, make) => {
    const found = all.get(key);
    if (found) return found;
    const made = make();
    if (key.length > longest) return made;
    const [oldest] = all.size < most ? [] : all.keys();
    if (oldest !== undefined) all.delete(oldest);
    all.set(key, made);
    return made;
  };
}
