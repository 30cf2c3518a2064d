import type { Card } from '../cards/card.ts';
import type { VideoPokerModel } from './models.ts';
import { deck, forEveryHand, forEveryKind, handCount, maskCount, numberSets, placeOf, setCount } from './subsets.ts';

const held = Array.from({ length: maskCount }, (_, mask) => [0, 1, 2, 3, 4].filter((at) => (mask >> at) & 1));
/** How many different draws there are from the 47 cards that are left, by how many cards are held. */
const drawCounts = [1_533_939, 178_365, 16_215, 1_081, 47, 1];
/** What all of them divide: averages are told in parts of this, so that they are whole numbers. */
const parts = 7_669_695;
const weights = held.map(({ length }) => parts / (drawCounts[length] ?? 1));

/** The best way to play a model, without any doubt. */
export interface Adviser {
  /** Which cards to hold. Of several ways that are worth the same, the one with fewer cards. */
  hold(cards: readonly Card[]): number[];
  /** What comes back of a stake on average, over all hands and all draws. */
  averageReturn(): number;
}

const advisers = new Map<VideoPokerModel, Adviser>();

/** Made when it is first asked for, and kept: it takes a second and twelve megabytes. */
export function adviserOf(model: VideoPokerModel): Adviser {
  const adviser = advisers.get(model) ?? createAdviser(model);
  advisers.set(model, adviser);
  return adviser;
}

/**
 * Sums the pays of all hands for each set of cards that they hold. What a draw to some cards brings, with the others gone, is then
 * the sum for those that are held, less the sums for those with one that is gone, plus those with two, and so on.
 */
function createAdviser(model: VideoPokerModel): Adviser {
  const sums = sumPays(model);
  const numbers = new Int32Array(maskCount);
  const worth = new Float64Array(maskCount);

  /** The best hold of a hand, and leaves in `worth` what each is worth. */
  function weigh(places: readonly number[]): number {
    numberSets(places, numbers);
    for (let mask = 0; mask < maskCount; mask++) worth[mask] = sums[numbers[mask] ?? 0] ?? 0;
    for (let bit = 1; bit < maskCount; bit <<= 1) {
      for (let mask = 0; mask < maskCount; mask++) {
        if (!(mask & bit)) worth[mask] = (worth[mask] ?? 0) - (worth[mask | bit] ?? 0);
      }
    }
    let best = 0;
    for (let mask = 0; mask < maskCount; mask++) {
      worth[mask] = (worth[mask] ?? 0) * (weights[mask] ?? 0);
      if ((worth[mask] ?? 0) > (worth[best] ?? 0)) best = mask;
    }
    return best;
  }

  return {
    hold(cards) {
      const places = cards.map(placeOf);
      const rising = [...places].sort((one, other) => one - other);
      const best = held[weigh(rising)] ?? [];
      return best.map((at) => places.indexOf(rising[at] ?? 0)).sort();
    },
    averageReturn() {
      let sum = 0;
      forEveryKind((places, count) => {
        sum += count * (worth[weigh(places)] ?? 0);
      });
      return sum / handCount / parts;
    },
  };
}

function sumPays(model: VideoPokerModel): Int32Array {
  const sums = new Int32Array(setCount);
  const numbers = new Int32Array(maskCount);
  forEveryHand((places) => {
    const pay = model.payOf(places.map((place) => deck[place] as Card));
    if (!pay) return;
    numberSets(places, numbers);
    for (const number of numbers) sums[number] = (sums[number] ?? 0) + pay.times;
  });
  return sums;
}
