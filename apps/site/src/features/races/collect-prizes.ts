import type { RaceDetails } from './use-race.ts';

interface PrizeLine {
  from: number;
  to: number;
  prize: number;
  net: number;
}

/** Places beside each other with the same prize stand in one line: 11–20. */
export function collectPrizes(prizes: RaceDetails['prizeDistribution']): PrizeLine[] {
  const lines: PrizeLine[] = [];
  for (const { place, prize, net } of prizes) {
    const last = lines[lines.length - 1];
    if (last && last.prize === prize && last.to === place - 1) last.to = place;
    else lines.push({ from: place, to: place, prize, net });
  }
  return lines;
}
