import { expect, test } from 'vitest';
import type { Wallet } from '../../apps/platform/src/modules/wallet/index.ts';
import { newKey } from '../../apps/platform/src/testing/test-wallet.ts';
import { betweenShards, escrowOf, findWrongPayments, heldOf, type Payment, payAcross } from './pay-across.ts';
import { useTwoShards } from './two-shards.ts';

const shards = useTwoShards();
const { home, other, wallets, playerOf, walletOf } = shards;

async function filledPool(amountMinor: bigint): Promise<string> {
  const pool = `pool:${newKey()}`;
  await home.fund({ key: newKey(), from: 'house:pools', to: escrowOf(pool), amountMinor, about: 'guarantee' });
  return pool;
}

const prize = (pool: string, amountMinor: bigint, shard: 0 | 1 = 1): Payment => ({
  ...{ id: newKey(), pool, playerId: playerOf(shard), amountMinor },
});
const availableOf = async ({ playerId }: Payment) => (await walletOf(playerId).balance(playerId)).availableMinor;
const wrongIn = (pool: string) => findWrongPayments(wallets, { home, pool });

/** Both wallets of a process that dies right after its n-th commit: what follows is not carried out, and no answer comes. */
function dyingAfter(commits: number) {
  let left = commits;
  const mortal = (wallet: Wallet): Wallet => ({
    ...wallet,
    fund: (move) => unlessDead(() => wallet.fund(move)),
    transfer: (command) => unlessDead(() => wallet.transfer(command)),
  });
  async function unlessDead<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (left === 0) throw new Error('the process is dead');
    left -= 1;
    const answer = await work();
    if (left === 0) throw new Error('the process died');
    return answer;
  }
  const [mortalHome, mortalOther] = [mortal(home), mortal(other)];
  return { home: mortalHome, walletOf: (id: bigint) => (walletOf(id) === home ? mortalHome : mortalOther) };
}

test.each([0, 1] as const)('pays a player of shard %i once, however often and at once it is asked', async (shard) => {
  const pool = await filledPool(1_000n);
  const payment = prize(pool, 300n, shard);
  const answers = await Promise.all(Array.from({ length: 10 }, () => payAcross(shards, payment)));
  expect(new Set(answers)).toEqual(new Set(['paid']));
  expect(await payAcross(shards, payment)).toBe('paid');
  expect(await availableOf(payment)).toBe(300n);
  expect(await home.houseBalance(escrowOf(pool))).toBe(700n);
  expect(await wrongIn(pool)).toEqual([]);
});

test('of two prizes at once with money for one, one is paid and the other is not begun', async () => {
  const pool = await filledPool(500n);
  const payments = [prize(pool, 400n), prize(pool, 400n)];
  const answers = await Promise.all(payments.map((payment) => payAcross(shards, payment)));
  expect(answers.toSorted()).toEqual(['insufficient', 'paid']);
  const balances = await Promise.all(payments.map(availableOf));
  expect(balances.toSorted()).toEqual([0n, 400n]);
  expect(await home.houseBalance(escrowOf(pool))).toBe(100n);
  expect(await wrongIn(pool)).toEqual([]);
});

test.each([1, 2, 3])(
  'a process that dies after commit %i loses nothing: a repeat completes it once',
  async (commits) => {
    const pool = await filledPool(500n);
    const payment = prize(pool, 200n);
    await expect(payAcross(dyingAfter(commits), payment)).rejects.toThrow('the process died');
    const atDeath = { held: commits < 3 ? 200n : 0n, paid: commits > 1 ? 200n : 0n };
    expect(await home.houseBalance(escrowOf(pool))).toBe(300n);
    expect(await home.houseBalance(heldOf(pool))).toBe(atDeath.held);
    expect(await availableOf(payment)).toBe(atDeath.paid);
    expect(await Promise.all([payAcross(shards, payment), payAcross(shards, payment)])).toEqual(['paid', 'paid']);
    expect(await availableOf(payment)).toBe(200n);
    expect(await wrongIn(pool)).toEqual([]);
  },
);

test('many prizes with deaths after every commit come out to the kobo', async () => {
  const pool = await filledPool(3_000n);
  const payments = Array.from({ length: 30 }, (_, at) => prize(pool, BigInt(at + 1), at % 2 ? 1 : 0));
  await Promise.allSettled(payments.map((payment, at) => payAcross(dyingAfter((at % 3) + 1), payment)));
  expect(await wrongIn(pool)).not.toEqual([]);
  await Promise.all([...payments, ...payments].map((payment) => payAcross(shards, payment)));
  expect(await Promise.all(payments.map(availableOf))).toEqual(payments.map(({ amountMinor }) => amountMinor));
  expect(await home.houseBalance(escrowOf(pool))).toBe(3_000n - 465n);
  expect(await wrongIn(pool)).toEqual([]);
});

test('a payer that draws a new key for each try pays twice, and the sums of the shards show it', async () => {
  const pool = await filledPool(500n);
  const payment = prize(pool, 200n);
  const forgetful: Wallet = { ...other, transfer: (command) => other.transfer({ ...command, key: newKey() }) };
  const planted = { home, walletOf: () => forgetful };
  await payAcross(planted, payment);
  await payAcross(planted, payment);
  expect(await availableOf(payment)).toBe(400n);
  expect(await wrongIn(pool)).toEqual(['the shards owe each other -200']);
  // What was paid twice is the home's to bear: with it the sums of later tests are right again.
  await home.fund({ key: newKey(), from: 'house:pools', to: betweenShards, amountMinor: 200n, about: 'correction' });
});
