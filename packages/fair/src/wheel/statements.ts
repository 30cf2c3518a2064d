import type { Statement } from '../statement.ts';
import { drawWheel, payWheel, wheelSegments, wheelSpots } from './wheel.ts';

/** Twenty-six twenty-sevenths, whatever is bet. */
export const wheelStatements: readonly Statement[] = wheelSpots.map((spot) => ({
  name: `wheel-${spot}`,
  returnMillionths: 962_963,
  bounds: [wheelSegments],
  play: (draws) => Number(payWheel(spot, 100n, drawWheel(draws))),
}));
