import type { Draws } from '../draws.ts';

/** What lies on the wheel of the market, and what a bet on it pays, in halves, to one. */
export const wheelPaysHalves = { yam: 2, mango: 6, basket: 11, cowrie: 24, drum: 50, crown: 102 } as const;

export type WheelSpot = keyof typeof wheelPaysHalves;

export const wheelSpots = Object.keys(wheelPaysHalves) as WheelSpot[];

export const wheelSegments = 54;

/** Where each lies, clockwise from the top. A yam is beside every other thing, save where two of them meet once. */
const places: Readonly<Record<Exclude<WheelSpot, 'yam'>, readonly number[]>> = {
  crown: [0],
  drum: [13, 41],
  cowrie: [7, 21, 33, 47],
  basket: [3, 11, 17, 25, 29, 37, 43, 51],
  mango: [1, 5, 9, 15, 19, 23, 27, 31, 35, 39, 45, 49, 53],
};

/** The segments in their order: 26 yams, 13 mangoes, 8 baskets, 4 cowries, 2 drums and one crown. */
export const wheelOrder: readonly WheelSpot[] = Array.from({ length: wheelSegments }, (_, segment) => {
  const here = Object.entries(places).find(([, segments]) => segments.includes(segment));
  return (here?.[0] as WheelSpot | undefined) ?? 'yam';
});

/** The segment at which the wheel stops. */
export function drawWheel(draws: Draws): number {
  return draws.below(wheelSegments);
}

/** What a bet gets for the segment, its own stake included. Part of a kobo is not paid. */
export function payWheel(on: string, stakeMinor: bigint, segment: number): bigint {
  const spot = wheelSpots.find((one) => one === on);
  if (!spot || wheelOrder[segment] !== spot) return 0n;
  return stakeMinor + (stakeMinor * BigInt(wheelPaysHalves[spot])) / 2n;
}
