import { expect, test } from 'vitest';
import type { PlaceAnswer } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';
import {
  decideReferral,
  endReferrals,
  listOpenReferrals,
  readPlayerLimits,
  setPlayerLimits,
} from '../trading/index.ts';

const db = useSportsbookDatabase();
const referrals = { stakeMinor: 100_000n, returnMinor: 1_000_000n, seconds: 30 };
const stake = 200_000;

/** A slip that an operator has to look at. */
async function openReferred(change = {}) {
  const world = await openBetWorld(db, { referrals });
  const player = await world.sit({ fundsMinor: 1_000_000n });
  const match = world.small.add();
  const request = world.slipOf([world.pick(match)], { stake, ...change });
  const answer = await player.place(request);
  const [open] = (await listOpenReferrals(db.pool, 100)).slice(-1);
  const decide = (decision: 'accept' | 'offer' | 'refuse', offeredMinor: bigint | null = null) =>
    decideReferral(db.pool, { slipId: open?.slipId ?? 0n, decision, offeredMinor, by: 'ada', seconds: 30 });
  const answerOffer = async (wish: number | null): Promise<PlaceAnswer> =>
    (await world.post(`${player.own}/slips/${request.key}/offer`, { stake: wish })).json();
  return { ...world, player, match, request, answer, decide, answerOffer };
}

/** The time that the operator or the player has is over. */
const letTimeRunOut = () => db.pool.query("update sportsbook.referral set until = app_now() - interval '1 second'");

test('a larger stake, or a larger return, than the book accepts by itself is referred, and no money is asked for', async () => {
  const { answer, wallet, player, slipOf, pick, small } = await openReferred();
  expect(answer).toMatchObject({ status: 'referred', offer: null });
  expect((answer as { leftMs: number }).leftMs).toBeGreaterThan(20_000);
  small.setPrice(small.add(), '1', 2_000);
  const rich = small.add();
  small.setPrice(rich, '1', 20_000);
  expect(await player.place(slipOf([pick(rich)], { stake: 60_000 }))).toMatchObject({ status: 'referred' });
  expect(await player.place(slipOf([pick(rich)], { stake: 50_000 }))).toMatchObject({ status: 'placed' });
  expect(wallet.said('place')).toHaveLength(1);
  expect(await player.list()).toHaveLength(1);
});

test('what the operator accepts is placed once, at the price that was held, whatever the price is by then', async () => {
  const { decide, small, match, start, player, request, wallet } = await openReferred();
  start();
  small.setPrice(match, '1', 1_500);
  expect((await Promise.all([decide('accept'), decide('accept')])).sort()).toEqual([false, true]);
  await expect.poll(async () => (await player.ask(request.key)).status).toBe('placed');
  expect(await player.ask(request.key)).toMatchObject({ bets: [{ stake, price: 2_000 }] });
  expect(await decide('refuse')).toBe(false);
  expect(wallet.said('place')).toHaveLength(1);
});

test('an offer of less is taken by the player alone, for that stake and at that price', async () => {
  const { decide, answerOffer, start, player, request, small, match } = await openReferred();
  start();
  expect(await decide('offer', BigInt(stake))).toBe(false);
  expect(await decide('offer', 50_000n)).toBe(true);
  expect(await player.ask(request.key)).toMatchObject({ status: 'referred', offer: 50_000 });
  expect(player.funds()).toBe(1_000_000n);
  small.setPrice(match, '1', 1_900);
  // Another amount than the offer is no answer to it.
  expect(await answerOffer(60_000)).toMatchObject({ status: 'referred', offer: 50_000 });
  await Promise.all([answerOffer(50_000), answerOffer(50_000)]);
  await expect.poll(async () => (await player.ask(request.key)).status).toBe('placed');
  expect(await player.ask(request.key)).toMatchObject({ bets: [{ stake: 50_000, price: 2_000, potential: 100_000 }] });
  expect(player.funds()).toBe(950_000n);
});

test.each([
  ['the operator says no', 'referral-refused'],
  ['the operator says nothing', 'referral-expired'],
  ['the player does not answer an offer', 'referral-expired'],
  ['the player declines', 'referral-declined'],
])('nothing is taken when %s', async (what, reason) => {
  const { decide, answerOffer, player, request, wallet, start } = await openReferred();
  start();
  if (what === 'the operator says no') await decide('refuse');
  if (what.startsWith('the player')) await decide('offer', 10_000n);
  if (what === 'the player declines') await answerOffer(null);
  if (reason === 'referral-expired') await letTimeRunOut();
  await expect.poll(async () => (await player.ask(request.key)).status).toBe('refused');
  expect(await player.ask(request.key)).toMatchObject({ reason });
  expect(wallet.said('place')).toEqual([]);
  expect(player.funds()).toBe(1_000_000n);
});

test('silence is a no although no process was there to write it down: a late yes counts no more', async () => {
  const { decide, answerOffer, player, request, wallet } = await openReferred();
  await letTimeRunOut();
  expect(await decide('accept')).toBe(false);
  expect(await decide('offer', 10_000n)).toBe(false);
  await endReferrals(db.pool);
  expect(await player.ask(request.key)).toMatchObject({ status: 'refused', reason: 'referral-expired' });
  expect(await answerOffer(10_000)).toMatchObject({ status: 'refused' });
  expect(wallet.said('place')).toEqual([]);
});

test('a yes that the book took up and crashed with is placed by the next process', async () => {
  const { decide, stop, player, request, wallet, small } = await openReferred();
  await decide('accept');
  await stop();
  const next = await openBetWorld(db, { referrals, wallet, small });
  next.start();
  await expect
    .poll(
      async () =>
        (
          await db.pool.query(
            'select state from sportsbook.bet join sportsbook.slip on slip.id = slip_id where key = $1',
            [request.key],
          )
        ).rows[0].state,
    )
    .toBe('open');
  expect(player.funds()).toBe(800_000n);
});

test('a goal or a suspension meanwhile refuses what was accepted', async () => {
  const { decide, small, match, player, request, start } = await openReferred();
  small.suspend(match);
  await decide('accept');
  start();
  await expect.poll(async () => (await player.ask(request.key)).status).toBe('refused');
  expect(await player.ask(request.key)).toMatchObject({ reason: 'suspended' });
});

test('a player’s factor and maximum are told at the seat and kept by the book, not only by the page', async () => {
  const { sit, small, slipOf, pick, get } = await openBetWorld(db, { referrals });
  const { playerId, own, place } = await sit({ fundsMinor: 10n ** 12n });
  const match = small.add();
  const stakeMax = async () => (await get(own)).json().stakeMax;
  expect(await stakeMax()).toBe(1_000_000_000);
  await setPlayerLimits(db.pool, { playerId, factorPercent: 1, maximumMinor: null, by: 'ada' });
  expect(await stakeMax()).toBe(10_000_000);
  expect(await place(slipOf([pick(match)], { stake: 10_000_001 }))).toMatchObject({
    ...{ status: 'refused', reason: 'stake-high', limit: 10_000_000 },
  });
  // The level from which an operator looks at a slip follows the factor.
  expect(await place(slipOf([pick(match)], { stake: 1_001 }))).toMatchObject({ status: 'referred' });
  expect(await place(slipOf([pick(match)], { stake: 1_000 }))).toMatchObject({ status: 'placed' });
  await setPlayerLimits(db.pool, { playerId, factorPercent: 100, maximumMinor: 5_000n, by: 'ada' });
  expect(await stakeMax()).toBe(5_000);
  expect(await place(slipOf([pick(match)], { stake: 5_001 }))).toMatchObject({ reason: 'stake-high', limit: 5_000 });
  expect(await place(slipOf([pick(match)], { stake: 5_000 }))).toMatchObject({ status: 'placed' });
  expect(await readPlayerLimits(db.pool, 'another')).toEqual({ factorPercent: 100, maximumMinor: null });
});
