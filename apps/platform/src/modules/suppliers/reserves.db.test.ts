// The port's part for bets: stakes in steps, and corrections of what was paid.
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { newPlayerId, useTestWallet } from '../../testing/test-wallet.ts';
import { createSupplierWallet, type WalletDeps } from './create-supplier-wallet.ts';
import type { SupplierSession } from './supplier-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith, setExcludedUntil, raiseSessionEpoch } = useTestWallet(db);
const sessions = { isLive: ({ epoch }: SupplierSession) => epoch !== undefined } as WalletDeps['sessions'];
const port = createSupplierWallet({ wallet, sessions, currency: 'NGN' }, 'bti');

async function newReserve(fundsMinor = 1_000n) {
  const playerId = await playerWith(fundsMinor);
  const session = { playerId, epoch: 0 } as SupplierSession;
  const reserveId = newTxId();
  const of = { playerId, currency: 'NGN', game: 'sports' };
  const round = newTxId();
  return {
    playerId,
    round,
    of,
    reserveId,
    reserve: (change: object = {}) => port.reserve({ ...of, txId: reserveId, amountMinor: 500n, session, ...change }),
    draw: (amountMinor: bigint, change: object = {}) =>
      port.draw({ ...of, reserveId, txId: newTxId(), round, amountMinor, ...change }),
    commit: (change: object = {}) => port.commit({ ...of, reserveId, ...change }),
    release: (change: object = {}) => port.release({ ...of, reserveId, ...change }),
    win: (amountMinor: bigint, change: object = {}) =>
      port.win({ ...of, txId: newTxId(), round, amountMinor, ...change }),
    adjust: (direction: 'in' | 'out', amountMinor: bigint, change: object = {}) =>
      port.adjust({ ...of, txId: newTxId(), round, amountMinor, direction, ...change }),
    balance: async () => {
      const { availableMinor, heldMinor } = await wallet.balance(playerId);
      return [availableMinor, heldMinor];
    },
  };
}

test('a reserve is set aside, drawn in parts as stakes of rounds, and what is left comes back', async () => {
  const { reserve, draw, commit, win, round, playerId, balance } = await newReserve();
  expect((await reserve()).outcome).toBe('done');
  expect((await reserve()).outcome).toBe('repeat');
  expect(await balance()).toEqual([500n, 500n]);
  const note = `${'Gulls v Dunes: Result: "Gulls" '.repeat(5)}\u0000`;
  expect((await draw(200n, { note })).outcome).toBe('done');
  expect((await draw(100n, { round: 'other' })).outcome).toBe('done');
  expect(await balance()).toEqual([500n, 200n]);
  expect((await commit()).outcome).toBe('done');
  expect((await commit()).outcome).toBe('repeat');
  expect((await draw(1n)).outcome).toBe('settled');
  expect((await win(450n, { kind: 'cash-out' })).outcome).toBe('done');
  expect(await balance()).toEqual([1_150n, 0n]);
  const lines = await wallet.statement({ playerId, limit: 10, inRounds: true });
  expect(lines.filter(({ status }) => status === 'ok').map(({ about, kind }) => [about, kind])).toEqual([
    ['cash-out', 'credit'],
    ['stake', 'draw'],
    ['stake', 'draw'],
  ]);
  expect(JSON.parse(lines.at(-1)?.memo ?? '')).toEqual([
    'sports',
    round,
    expect.any(String),
    null,
    'Gulls v Dunes: Result: "Gulls" '.repeat(5).slice(0, 120),
  ]);
});

test('a reserve asks for what a stake asks for, and what is drawn of it does not', async () => {
  const { reserve, draw, playerId, balance } = await newReserve();
  expect((await reserve({ session: undefined })).outcome).toBe('no-session');
  expect((await reserve({ session: { playerId: newPlayerId(), epoch: 0 } })).outcome).toBe('no-session');
  expect((await reserve({ currency: 'EUR' })).outcome).toBe('currency');
  expect((await reserve({ amountMinor: 0n })).outcome).toBe('bad-amount');
  expect((await reserve({ txId: '' })).outcome).toBe('bad-request');
  await setExcludedUntil(playerId, new Date('2100-01-01'));
  expect((await reserve({ txId: newTxId() })).outcome).toBe('excluded');
  await setExcludedUntil(playerId, null);
  expect((await reserve({ txId: newTxId(), amountMinor: 1_001n })).outcome).toBe('insufficient');
  expect((await reserve()).outcome).toBe('done');
  await setExcludedUntil(playerId, new Date('2100-01-01'));
  await raiseSessionEpoch(playerId, 1);
  expect((await reserve({ txId: newTxId(), amountMinor: 1n })).outcome).toBe('no-session');
  expect((await reserve({ session: undefined })).outcome).toBe('repeat');
  expect((await draw(500n)).outcome).toBe('done');
  expect(await balance()).toEqual([500n, 0n]);
});

test('a reserve, a part and a commit under the same id with something else in it are refused', async () => {
  const { reserve, draw, commit, release, balance } = await newReserve();
  await reserve();
  expect((await reserve({ amountMinor: 499n })).outcome).toBe('mismatch');
  const txId = newTxId();
  await draw(100n, { txId });
  expect((await draw(100n, { txId })).outcome).toBe('repeat');
  expect((await draw(101n, { txId })).outcome).toBe('mismatch');
  expect((await draw(100n, { txId, round: 'other' })).outcome).toBe('mismatch');
  expect((await draw(401n)).outcome).toBe('bad-amount');
  expect((await draw(0n)).outcome).toBe('bad-amount');
  const stranger = { playerId: await playerWith(1_000n) };
  expect((await draw(1n, stranger)).outcome).toBe('unknown');
  expect((await commit(stranger)).outcome).toBe('unknown');
  expect((await release(stranger)).outcome).toBe('unseen');
  expect((await commit()).outcome).toBe('done');
  expect(await balance()).toEqual([900n, 0n]);
});

test('a reserve of which something was drawn is not given back', async () => {
  const { reserve, draw, commit, release, balance } = await newReserve();
  await reserve();
  await draw(100n);
  expect((await release()).outcome).toBe('settled');
  expect(await balance()).toEqual([500n, 400n]);
  expect((await draw(50n)).outcome).toBe('done');
  await commit();
  expect((await release()).outcome).toBe('settled');
  expect(await balance()).toEqual([850n, 0n]);
});

test('a reserve that was given back, even before it came, stays so', async () => {
  const early = await newReserve();
  expect((await early.release()).outcome).toBe('unseen');
  expect((await early.reserve()).outcome).toBe('reversed');
  expect((await early.draw(1n)).outcome).toBe('unknown');
  const late = await newReserve();
  await late.reserve();
  const outcomes = await Promise.all([late.release(), late.release()]);
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['done', 'repeat']);
  expect((await late.reserve()).outcome).toBe('reversed');
  expect((await late.draw(1n)).outcome).toBe('reversed');
  expect((await late.commit()).outcome).toBe('reversed');
  expect([...(await early.balance()), ...(await late.balance())]).toEqual([1_000n, 0n, 1_000n, 0n]);
});

test('a part and a commit that came before their reserve work once it has come', async () => {
  const { reserve, draw, commit, balance } = await newReserve();
  const txId = newTxId();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await draw(100n, { txId })).outcome).toBe('unknown');
    expect((await commit()).outcome).toBe('unknown');
  }
  await reserve();
  expect((await draw(100n, { txId })).outcome).toBe('done');
  expect((await draw(100n, { txId })).outcome).toBe('repeat');
  expect(await port.find(txId)).toMatchObject({ state: 'applied', amountMinor: 100n });
  expect((await commit()).outcome).toBe('done');
  expect((await commit()).outcome).toBe('repeat');
  expect(await balance()).toEqual([900n, 0n]);
});

test('a bet of several parts is called off as a whole, and its parts do not stand any more', async () => {
  const { reserve, draw, of, round, balance } = await newReserve();
  await reserve();
  const txId = newTxId();
  await draw(100n, { txId });
  await draw(150n);
  const cancel = () => port.cancelRound({ ...of, round, txId: newTxId(), amountMinor: 250n });
  expect((await cancel()).outcome).toBe('done');
  expect((await cancel()).outcome).toBe('repeat');
  expect((await draw(100n, { txId })).outcome).toBe('reversed');
  expect((await draw(10n)).outcome).toBe('reversed');
  expect(await balance()).toEqual([750n, 250n]);
});

test('a correction pays or takes once, however often it is asked for', async () => {
  const { reserve, draw, win, adjust, balance } = await newReserve();
  await reserve();
  await draw(500n);
  expect((await adjust('in', 10n)).outcome).toBe('unknown');
  await win(0n);
  for (const direction of ['in', 'out'] as const) {
    const txId = newTxId();
    const receipts = await Promise.all([1, 2, 3].map(() => adjust(direction, 300n, { txId })));
    expect(receipts.map(({ outcome }) => outcome).sort()).toEqual(['done', 'repeat', 'repeat']);
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
    expect((await adjust(direction, 301n, { txId })).outcome).toBe('mismatch');
  }
  expect((await adjust('out', -1n)).outcome).toBe('bad-amount');
  expect((await adjust('in', 1n, { currency: 'EUR' })).outcome).toBe('currency');
  expect((await adjust('in', 1n, { round: 'no such bet' })).outcome).toBe('unknown');
  expect(await balance()).toEqual([500n, 0n]);
});

test('a correction of a bet that was called off is taken as well', async () => {
  const { reserve, draw, of, round, adjust, balance } = await newReserve();
  await reserve();
  await draw(500n);
  await port.cancelRound({ ...of, round, txId: newTxId() });
  expect((await adjust('out', 400n)).outcome).toBe('done');
  expect((await adjust('in', 100n)).outcome).toBe('done');
  expect(await balance()).toEqual([700n, 0n]);
});

test('what was spent is taken back when there is money again, or below zero where that is allowed', async () => {
  const { reserve, draw, commit, win, adjust, of, playerId, balance } = await newReserve(500n);
  await reserve();
  await draw(500n);
  await commit();
  await win(80n);
  await port.award({ ...of, txId: newTxId(), round: newTxId(), amountMinor: 1n, kind: 'promotion' });
  const txId = newTxId();
  const take = () => adjust('out', 100n, { txId });
  expect((await take()).outcome).toBe('insufficient');
  expect((await take()).outcome).toBe('insufficient');
  await port.award({ ...of, txId: newTxId(), round: newTxId(), amountMinor: 30n, kind: 'promotion' });
  expect((await take()).outcome).toBe('done');
  expect((await take()).outcome).toBe('repeat');
  expect(await balance()).toEqual([11n, 0n]);
  const lenient = createSupplierWallet({ wallet, sessions, currency: 'NGN', mayOverdraw: true }, 'bti');
  const round = newTxId();
  const session = { playerId, epoch: 0 } as SupplierSession;
  await lenient.stake({ ...of, txId: newTxId(), round, amountMinor: 10n, session });
  await lenient.win({ ...of, txId: newTxId(), round, amountMinor: 9n });
  const below = { ...of, txId: newTxId(), round, amountMinor: 50n, direction: 'out' as const };
  const receipts = await Promise.all([lenient.adjust(below), lenient.adjust(below)]);
  expect(receipts.map(({ outcome }) => outcome).sort()).toEqual(['done', 'repeat']);
  expect(await balance()).toEqual([-40n, 0n]);
  // Under the stricter setting it is told just the same.
  expect((await port.adjust(below)).outcome).toBe('repeat');
});

test('games never take a balance below zero', async () => {
  const game = createSupplierWallet({ wallet, sessions, currency: 'NGN', mayOverdraw: true }, 'betsolutions');
  const playerId = await playerWith(100n);
  const of = { playerId, currency: 'NGN', game: '1', round: newTxId() };
  const session = { playerId, epoch: 0 } as SupplierSession;
  await game.stake({ ...of, txId: newTxId(), amountMinor: 100n, session });
  const previousTxId = newTxId();
  await game.win({ ...of, txId: previousTxId, amountMinor: 60n });
  await game.stake({ ...of, txId: newTxId(), round: newTxId(), amountMinor: 60n, session });
  const change = { ...of, txId: newTxId(), amountMinor: 10n, previousTxId, previousMinor: 60n };
  expect((await game.changeWin(change)).outcome).toBe('insufficient');
});
