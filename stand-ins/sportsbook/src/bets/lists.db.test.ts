import { expect, test } from 'vitest';
import type { Bet, BetList } from '../contract/bets.ts';
import { openBetWorld } from '../testing/bet-world.ts';
import { useSportsbookDatabase } from '../testing/test-sportsbook.ts';

const db = useSportsbookDatabase();

test('lists the newest first, twenty at a time, each bet once', async () => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const { bet, own } = await sit();
  const match = small.add();
  const placed: Bet[] = [];
  for (let at = 0; at < 45; at += 1) placed.push(await bet([pick(match)], { stake: 1_000 }));
  const seen: string[] = [];
  let before: string | null = null;
  do {
    const page: BetList = (await get(`${own}/bets?state=open${before ? `&before=${before}` : ''}`)).json();
    expect(page.bets.length).toBeLessThanOrEqual(20);
    seen.push(...page.bets.map(({ id }) => id));
    before = page.before;
  } while (before);
  expect(seen).toEqual(placed.map(({ id }) => id).reverse());
});

test('shows no player what is another player’s, or the same player’s at another supplier', async () => {
  const { small, pick, sit, get } = await openBetWorld(db);
  const owner = await sit();
  const placed = await owner.bet([pick(small.add())]);
  const strangers = [await sit(), await sit({ playerId: owner.playerId, supplier: 'everymatrix', fundsMinor: 0n })];
  for (const stranger of strangers) {
    expect(await stranger.list()).toEqual([]);
    expect((await get(`${stranger.own}/bets/${placed.id}`)).statusCode).toBe(404);
  }
});

test('a seat that does not exist has nothing, and what is no question is refused', async () => {
  const { sit, get, post, slipOf, pick, small } = await openBetWorld(db);
  const { own } = await sit();
  const unknownSeat = `/api/seats/${'A'.repeat(43)}`;
  const slip = slipOf([pick(small.add())]);
  for (const path of ['', '/bets?state=open', '/bets/1000000000', `/slips/${slip.key}`]) {
    expect((await get(`${unknownSeat}${path}`)).statusCode).toBe(404);
  }
  expect((await post(`${unknownSeat}/bets`, slip)).statusCode).toBe(404);
  for (const query of ['', '?state=all', '?state=open&before=1', '?state=open&more=1', '?state=open&before=x']) {
    expect((await get(`${own}/bets${query}`)).statusCode).toBe(400);
  }
  expect((await get(`${own}/slips/none`)).statusCode).toBe(404);
});

test('tells who sits there and what they have, and who is signed out', async () => {
  const { sit, get, wallet } = await openBetWorld(db);
  const { own } = await sit({ fundsMinor: 12_345n });
  const view = async () => (await get(own)).json();
  const stakeMax = 1_000_000_000;
  expect(await view()).toEqual({ isSignedIn: true, currency: 'NGN', language: 'en', balance: 12_345, stakeMax });
  wallet.break('balance', 'lost');
  expect(await view()).toMatchObject({ isSignedIn: true, balance: null });
  wallet.break('balance', { verdict: 'no-session' });
  expect(await view()).toMatchObject({ isSignedIn: false });
});

test('no secret of a player or a seat is in the log', async () => {
  const { small, sit, pick, logged, wallet, slipOf } = await openBetWorld(db);
  const { bet, own, place, playerId } = await sit();
  await bet([pick(small.add())]);
  wallet.break('place', 'lost');
  await place(slipOf([pick(small.add())]));
  expect(logged.length).toBeGreaterThan(1);
  const all = logged.join('');
  for (const secret of [own.split('/').at(-1) ?? '', `token-${playerId}`]) expect(all).not.toContain(secret);
});
