/** How often each of so many things is asked for, the first the most: 1 / rank ** exponent, all together 1 (Zipf). */
export function zipf(count: number, exponent: number): readonly number[] {
  const weights = Array.from({ length: count }, (_, place) => 1 / (place + 1) ** exponent);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Draws places by their shares, which together are 1. */
export function drawer(shares: readonly number[], random: () => number): () => number {
  let sum = 0;
  const sums = Float64Array.from(shares, (share) => {
    sum += share;
    return sum;
  });
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
