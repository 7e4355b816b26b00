/** A slip that wants to stand with its middle at `at` along an edge, so long. */
type Slip = { readonly at: number; readonly long: number };

type Block = { readonly from: number; readonly count: number; readonly mean: number };

/** The middles of labels along an edge: in order, without overlap, and together as near to their wanted places as possible. */
export function alongEdge(slips: readonly Slip[], edge: number): readonly number[] {
  const order = slips.map((_, index) => index).toSorted((one, other) => (slips[one]?.at ?? 0) - (slips[other]?.at ?? 0) || one - other);
  const all = order.map((index) => slips[index] as Slip);
  // How far each stands from the first if they stand close.
  let reach = 0;
  const offsets = all.map(({ long }, place) => {
    const before = all[place - 1];
    if (before) reach += (before.long + long) / 2;
    return reach;
  });
  const blocks: Block[] = [];
  for (const [from, { at }] of all.entries()) {
    let block: Block = { from, count: 1, mean: at - (offsets[from] as number) };
    for (let last = blocks.at(-1); last && last.mean >= block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const count = last.count + block.count;
      block = { from: last.from, count, mean: (last.mean * last.count + block.mean * block.count) / count };
    }
    blocks.push(block);
  }
  const [first, last] = [all[0]?.long ?? 0, all.at(-1)?.long ?? 0];
  const most = edge - last / 2 - reach;
  const places: number[] = [];
  for (const { from, count, mean } of blocks)
    for (let place = from; place < from + count; place++)
      places[order[place] as number] = Math.max(first / 2, Math.min(most, mean)) + (offsets[place] as number);
  return places;
}
