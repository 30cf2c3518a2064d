import { deckSize, ranks } from '../cards/card.ts';
import type { Statement } from '../statement.ts';
import { actHiLo, drawCards, layCards, leaveHiLo, tellHiLo } from './hi-lo.ts';
import { type HiLoCall, hiLoMaxHundredThousandths, hiLoMultiplier, isRight, rightRanks } from './pays.ts';

/** Says what to call from a rank. */
type Habit = (rank: number) => HiLoCall;

const safest: Habit = (rank) => (rightRanks('higher', rank) >= rightRanks('lower', rank) ? 'higher' : 'lower');
const boldest: Habit = (rank) => (safest(rank) === 'higher' ? 'lower' : 'higher');

const ways: readonly { name: string; habit: Habit; calls: number }[] = [
  { name: 'safest-1', habit: safest, calls: 1 },
  { name: 'safest-4', habit: safest, calls: 4 },
  { name: 'higher-2', habit: () => 'higher', calls: 2 },
  { name: 'boldest-1', habit: boldest, calls: 1 },
];

/** Every row of ranks is equally likely: what those pay in which all calls come true, over all of them. */
function hiLoReturnMillionths(habit: Habit, calls: number): number {
  const everyRank = Array.from({ length: ranks }, (_, at) => at + 1);
  const paid = (from: number, rightOnes: readonly number[]): bigint => {
    if (rightOnes.length === calls) return BigInt(hiLoMultiplier(rightOnes, hiLoMaxHundredThousandths));
    const call = habit(from);
    const more = [...rightOnes, rightRanks(call, from)];
    return everyRank.filter((to) => isRight(call, from, to)).reduce((sum, to) => sum + paid(to, more), 0n);
  };
  const all = everyRank.reduce((sum, rank) => sum + paid(rank, []), 0n);
  return Number((all * 10_000_000n) / BigInt(ranks) ** BigInt(calls + 1)) / 1_000_000;
}

/** Calls so often by the habit, and takes what it is worth: with only so many cards, the last one ends the round. */
export const hiLoStatements: readonly Statement[] = ways.map(({ name, habit, calls }) => ({
  name: `hi-lo-${name}`,
  returnMillionths: hiLoReturnMillionths(habit, calls),
  bounds: [deckSize],
  play(draws) {
    let hand = layCards(drawCards(draws, calls + 1), hiLoMaxHundredThousandths);
    for (let call = 0; call < calls; call += 1) {
      hand = actHiLo(hand, { do: habit(hand.cards[call]?.rank ?? 0) }) ?? hand;
    }
    hand = actHiLo(hand, leaveHiLo(hand)) ?? hand;
    return (tellHiLo(hand)?.multiplierHundredThousandths ?? 0) / 1_000;
  },
}));
