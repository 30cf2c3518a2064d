// Whatever the results, in whatever order and however often they are corrected: in the end everybody has what the last ones say.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bet, Pick } from '../contract/bets.ts';
import { isSystem, lineCount, returnOf, type System } from '../prices/index.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();
const runs = Number(process.env.PROPERTY_RUNS ?? 8);
const outcomes = ['1', 'X', '2'] as const;
type End = (typeof outcomes)[number] | 'off';

const slips = fc.array(
  fc.record({
    stake: fc.integer({ min: 1_000, max: 99_999 }),
    /** Where there are picks enough: with or without a banker, each choice of two of the others. */
    system: fc.constantFrom('none', 'free', 'banker'),
    /** For each of four matches an outcome, or none. */
    picks: fc
      .array(fc.option(fc.constantFrom(...outcomes), { nil: undefined }), { minLength: 4, maxLength: 4 })
      .filter((picks) => picks.some((outcome) => outcome !== undefined)),
  }),
  { minLength: 1, maxLength: 6 },
);
const ends = fc.array(
  fc.record({
    match: fc.integer({ min: 0, max: 3 }),
    end: fc.constantFrom<End>(...outcomes, 'off'),
    /** Whether it is taken before the next one comes, or both come at once. */
    isTakenFirst: fc.boolean(),
  }),
  { minLength: 1, maxLength: 10 },
);
const prices = fc.array(fc.integer({ min: 1_010, max: 9_999 }), { minLength: 12, maxLength: 12 });

/** Of three picks or more. Its stake is one that each line has a whole share of. */
function systemOf(wish: string, picks: number): System | null {
  if (wish === 'none' || picks < 3) return null;
  const system = { sizes: [2], bankers: wish === 'banker' && picks > 3 ? [1] : [] };
  return isSystem(picks, system) ? system : null;
}

test('paid in total is what the last results say, for any bets, results, voids and corrections in any order', async () => {
  await fc.assert(
    fc.asyncProperty(slips, ends, prices, async (drawn, told, priced) => {
      const { small, sit, wallet, start, stop } = await openBetWorld(db);
      const fundsMinor = 10_000_000n;
      const player = await sit({ fundsMinor });
      const matches = [small.add(), small.add(), small.add(), small.add()];
      const priceOf = (match: number, outcome: string) =>
        priced[match * 3 + outcomes.indexOf(outcome as '1')] as number;
      for (const [at, match] of matches.entries()) {
        for (const outcome of outcomes) small.setPrice(match, outcome, priceOf(at, outcome));
      }
      const placed: Bet[] = [];
      const wishes = drawn.map(({ stake, system: wish, picks }) => {
        const count = picks.filter(Boolean).length;
        const system = systemOf(wish, count);
        return { picks, system, stake: system ? stake * lineCount(count, system) : stake };
      });
      for (const { stake, system, picks } of wishes) {
        const chosen = picks.flatMap((outcome, at): Pick[] =>
          outcome ? [{ match: matches[at] as string, market: '1x2', outcome }] : [],
        );
        placed.push(await player.bet(chosen, { stake, ...(system && { kind: 'system', system }) }));
      }
      start();
      const last = new Map<number, End>();
      for (const { match, end, isTakenFirst } of told) {
        if (end === 'off') small.callOff(matches[match] as string);
        else small.finish(matches[match] as string, end);
        last.set(match, end);
        if (isTakenFirst) await expect.poll(() => small.offer.results(9), { interval: 5 }).toEqual([]);
      }
      const dueOf = ({ stake, system, picks }: (typeof wishes)[number]): bigint | undefined => {
        const judged = picks.flatMap((outcome, at) =>
          outcome ? [{ price: priceOf(at, outcome), outcome, end: last.get(at) }] : [],
        );
        const isLost = ({ end, outcome }: (typeof judged)[number]) => end && end !== 'off' && end !== outcome;
        const lastPrices = judged.map((each) => (isLost(each) ? 0 : each.end === 'off' ? 1_000 : each.price));
        if (system ? returnOf(BigInt(stake), lastPrices, system) === 0n : lastPrices.includes(0)) return 0n;
        if (judged.some(({ end }) => end === undefined)) return undefined;
        return returnOf(BigInt(stake), lastPrices, system);
      };
      const dues = wishes.map(dueOf);
      const states = async () =>
        Promise.all(
          placed.map(async ({ id }) =>
            (await player.find(id)).state === 'open' ? undefined : (await player.find(id)).paid,
          ),
        );
      await expect
        .poll(states, { interval: 20 })
        .toEqual(dues.map((due) => (due === undefined ? undefined : Number(due))));
      const staked = wishes.reduce((sum, { stake }) => sum + BigInt(stake), 0n);
      const paid = dues.reduce<bigint>((sum, due) => sum + (due ?? 0n), 0n);
      expect(player.funds()).toBe(fundsMinor - staked + paid);
      expect(new Set(wallet.said('settle').map(({ txId }) => txId)).size).toBe(
        new Set(wallet.said('settle').map(({ betId }) => betId)).size,
      );
      await stop();
    }),
    { numRuns: runs },
  );
});
