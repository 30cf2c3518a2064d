import type { Statement } from '../statement.ts';
import { burstAt, reachingNumbers } from './burst.ts';

const targets = [101, 150, 200, 1_000, 10_000];
const scale = 2n ** 52n;

/** Getting out at a height that was chosen beforehand. What is drawn stands for the bits of the digest. */
export const zeppelinStatements: readonly Statement[] = targets.map((target) => ({
  name: `zeppelin-${(target / 100).toFixed(2)}`,
  returnMillionths: Number((reachingNumbers(target) * BigInt(target) * 10_000n) / scale),
  bounds: [2 ** 26],
  play: (draws) => {
    const h = BigInt(draws.below(2 ** 26)) * 2n ** 26n + BigInt(draws.below(2 ** 26));
    return burstAt(h) >= target ? target : 0;
  },
}));
