/** A square table of numbers, row by row. */
export type Square = { readonly size: number; readonly at: Float64Array };

/**
 * The stationary distribution of a chain, from the rates at which it leaves each state for each other (the diagonal does not count): states
 * are taken away one by one and put back (Grassmann, Taksar and Heyman), without one subtraction. Every state must be reachable from every
 * other.
 */
export function stationary({ size, at }: Square): Float64Array {
  const rates = at.slice();
  for (let n = size - 1; n > 0; n--) takeAway(rates, size, n);
  const found = new Float64Array(size);
  found[0] = 1;
  for (let n = 1; n < size; n++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += (found[i] as number) * (rates[i * size + n] as number);
    found[n] = sum;
  }
  const total = found.reduce((sum, one) => sum + one, 0);
  return found.map((one) => one / total);
}

/** Takes the last of n + 1 states away: those before it go where it would have led them. Its column keeps how often they went there. */
function takeAway(rates: Float64Array, size: number, n: number): void {
  const out = rates.subarray(n * size, n * size + n);
  const sum = out.reduce((total, one) => total + one, 0);
  if (sum === 0) throw new Error(`nothing leads away from state ${n}`);
  for (let i = 0; i < n; i++) {
    const share = (rates[i * size + n] as number) / sum;
    rates[i * size + n] = share;
    for (let j = 0; j < n; j++) rates[i * size + j] = (rates[i * size + j] as number) + share * (out[j] as number);
  }
}

/**
 * What each type is worth in the fight, so that in the whole population each wins in enemy worth what it loses of its own: for every i,
 * sum over j of p_j v_j L_ji = v_i sum over j of p_j L_ij. `losses`: the share that i loses to j. The scale is free: the mean of v, weighted
 * by p, is one.
 */
export function balancedWorth(shares: readonly number[] | Float64Array, losses: Square): Float64Array {
  const { size } = losses;
  const rates = new Float64Array(size * size);
  // The balance of what is won and lost is that of a chain that goes from i to j as often as j hurts i in the population.
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++)
      rates[i * size + j] = i === j ? 0 : (shares[i] as number) * (shares[j] as number) * (losses.at[i * size + j] as number);
  const worth = stationary({ size, at: rates });
  const mean = worth.reduce((sum, one, at) => sum + one * (shares[at] as number), 0);
  return worth.map((one) => one / mean);
}
