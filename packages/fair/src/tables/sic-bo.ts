import type { Draws } from '../draws.ts';

export type Dice = readonly [number, number, number];

export type SicBoKind = 'small' | 'big' | 'odd' | 'even' | 'total' | 'single' | 'double' | 'triple' | 'any' | 'pair';

export interface SicBoSpot {
  /** What a bet calls it: `small`, `total-9`, `pair-2-5`, `triple-6`, `any`. */
  on: string;
  kind: SicBoKind;
  /** The faces that it names, or the total. */
  numbers: readonly number[];
  /** In halves, to one, for the dice that fell: 13 pays six and a half stakes and gives the stake back. Zero when it loses. */
  paysHalves(dice: Dice): number;
}

const faces: readonly number[] = [1, 2, 3, 4, 5, 6];

const sumOf = ([a, b, c]: Dice) => a + b + c;
const isTriple = ([a, b, c]: Dice) => a === b && b === c;
const countOf = (dice: Dice, face: number) => dice.filter((one) => one === face).length;

/** To one, in halves: how rare a total is decides. The two ends pay alike. */
export const totalPaysHalves: ReadonlyMap<number, number> = new Map(
  [136, 68, 40, 26, 18, 14, 13].flatMap((halves, at) => [
    [4 + at, halves],
    [17 - at, halves],
  ]),
);

/** To one: what a single face pays when one, two or all three dice show it. */
const singlePays: readonly [number, number, number] = [1, 2, 12];
export const pairPays = 6;
export const doublePays = 12;
export const triplePays = 200;
export const anyTriplePays = 33;

/** Even money, and every triple loses. */
function even(kind: SicBoKind, holds: (sum: number) => boolean): SicBoSpot {
  return { on: kind, kind, numbers: [], paysHalves: (dice) => (!isTriple(dice) && holds(sumOf(dice)) ? 2 : 0) };
}

function naming(kind: SicBoKind, numbers: readonly number[], pays: number, holds: (dice: Dice) => boolean): SicBoSpot {
  const on = [kind, ...numbers].join('-');
  return { on, kind, numbers, paysHalves: (dice) => (holds(dice) ? 2 * pays : 0) };
}

export const sicBoSpots: readonly SicBoSpot[] = [
  even('small', (sum) => sum <= 10),
  even('big', (sum) => sum >= 11),
  even('odd', (sum) => sum % 2 === 1),
  even('even', (sum) => sum % 2 === 0),
  ...faces.map((face) => naming('triple', [face], triplePays, (dice) => countOf(dice, face) === 3)),
  naming('any', [], anyTriplePays, isTriple),
  ...faces.map((face) => naming('double', [face], doublePays, (dice) => countOf(dice, face) >= 2)),
  ...Array.from({ length: 14 }, (_, at) => at + 4).map((total): SicBoSpot => {
    const halves = totalPaysHalves.get(total) ?? 0;
    return {
      on: `total-${total}`,
      kind: 'total',
      numbers: [total],
      paysHalves: (dice) => (sumOf(dice) === total ? halves : 0),
    };
  }),
  ...faces.flatMap((low) =>
    faces
      .filter((high) => high > low)
      .map((high) => naming('pair', [low, high], pairPays, (dice) => dice.includes(low) && dice.includes(high))),
  ),
  ...faces.map((face): SicBoSpot => {
    const paysHalves = (dice: Dice) => 2 * (singlePays[countOf(dice, face) - 1] ?? 0);
    return { on: `single-${face}`, kind: 'single', numbers: [face], paysHalves };
  }),
];

const spots: ReadonlyMap<string, SicBoSpot> = new Map(sicBoSpots.map((spot) => [spot.on, spot]));

export function drawSicBo(draws: Draws): Dice {
  const roll = () => draws.below(6) + 1;
  return [roll(), roll(), roll()];
}

/** What a bet gets for the dice that fell, its own stake included. Half a kobo is not paid. */
export function paySicBo(on: string, stakeMinor: bigint, dice: Dice): bigint {
  const halves = spots.get(on)?.paysHalves(dice) ?? 0;
  return halves === 0 ? 0n : stakeMinor + (stakeMinor * BigInt(halves)) / 2n;
}
