// Money that a book has set aside and forgotten: an operator finds it by its age and gives it back, with a trace.
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newTxId } from '../../testing/test-suppliers.ts';
import { newKey, useTestWallet } from '../../testing/test-wallet.ts';
import { listAudit } from './audit-store.ts';
import { createSupplierWallet, type WalletDeps } from './create-supplier-wallet.ts';
import { listOpenReserves, releaseReserve, reserveOverdueMs } from './open-reserves.ts';
import type { SupplierSession } from './supplier-wallet.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);
const sessions = { isLive: () => true } as unknown as WalletDeps['sessions'];
const port = createSupplierWallet({ wallet, sessions, currency: 'NGN' }, 'bti');
const pool = db.database.pool;

/** Late enough for whatever the tests set aside. */
const clock = { now: () => new Date(Date.now() + reserveOverdueMs + 60_000) };
const deps = { wallet, clock, pool, currency: 'NGN' };
const word = { by: 'ngozi', why: 'the book has no such bet' };

async function newReserve() {
  const playerId = await playerWith(1_000n);
  const session = { playerId, epoch: 0 } as SupplierSession;
  const reserveId = newTxId();
  const of = { playerId, currency: 'NGN', game: 'sports' };
  expect((await port.reserve({ ...of, txId: reserveId, amountMinor: 500n, session })).outcome).toBe('done');
  const shown = async () => (await listOpenReserves(deps)).find((reserve) => reserve.playerId === playerId);
  const draw = async (amountMinor: bigint) =>
    (await port.draw({ ...of, reserveId, txId: newTxId(), round: newTxId(), amountMinor })).outcome;
  const balance = async () => {
    const { availableMinor, heldMinor } = await wallet.balance(playerId);
    return [availableMinor, heldMinor];
  };
  return { playerId, reserveId, of, shown, draw, balance };
}

test('a reserve that is neither taken nor given back is listed by its age', async () => {
  const { playerId, reserveId, shown } = await newReserve();
  expect(await shown()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    kind: 'reserve left open',
    playerId,
    amountMinor: 500n,
    since: expect.any(Date),
    ageMs: expect.any(Number),
    reason: 'neither drawn nor cancelled',
    supplier: 'bti',
    reference: reserveId,
  });
  expect((await shown())?.ageMs).toBeGreaterThan(reserveOverdueMs);
  const young = await listOpenReserves({ wallet, clock: { now: () => new Date() } });
  expect(young.filter((reserve) => reserve.playerId === playerId)).toEqual([]);
});

test('only reserves are listed, and none that was committed or given back; other holds cannot be released here', async () => {
  const [one, other] = [await newReserve(), await newReserve()];
  await port.commit({ ...one.of, reserveId: one.reserveId });
  await port.release({ ...other.of, reserveId: other.reserveId });
  expect(await one.shown()).toBeUndefined();
  expect(await other.shown()).toBeUndefined();
  const playerId = await playerWith(100n);
  const key = newKey();
  await wallet.hold({ playerId, key, amountMinor: 100n, about: 'withdrawal' });
  expect((await listOpenReserves(deps)).filter((reserve) => reserve.playerId === playerId)).toEqual([]);
  expect(await releaseReserve(deps, { id: key, ...word })).toBeUndefined();
});

test('an operator gives it back once, under a name and with a reason, and the book draws nothing of it any more', async () => {
  const { playerId, reserveId, of, shown, draw, balance } = await newReserve();
  const id = (await shown())?.id as string;
  const outcomes = await Promise.all([releaseReserve(deps, { id, ...word }), releaseReserve(deps, { id, ...word })]);
  expect(outcomes).toContain('done');
  expect(await balance()).toEqual([1_000n, 0n]);
  expect(await shown()).toBeUndefined();
  expect(await releaseReserve(deps, { id, ...word })).toBeUndefined();
  expect(await draw(100n)).toBe('reversed');
  expect((await port.commit({ ...of, reserveId })).outcome).toBe('reversed');
  expect((await listAudit(pool, playerId))[0]).toMatchObject({
    actor: 'operator:ngozi',
    action: 'release-reserve',
    reference: `bti ${reserveId}`,
    reason: word.why,
  });
  const entries = await wallet.statement({ playerId, limit: 10 });
  expect(entries.find(({ kind }) => kind === 'reverse')?.memo).toContain('operator:ngozi: the book has no such bet');
});

test('of one that was drawn in part the stake stays, and the rest goes back', async () => {
  const { shown, draw, balance } = await newReserve();
  expect(await draw(200n)).toBe('done');
  expect(await shown()).toMatchObject({ amountMinor: 300n, reason: 'drawn in part and not committed' });
  const id = (await shown())?.id as string;
  expect(await releaseReserve(deps, { id, ...word })).toBe('done');
  expect(await balance()).toEqual([800n, 0n]);
  expect(await draw(100n)).toBe('settled');
});

test('who gives no name or no reason does nothing', async () => {
  const { shown, balance } = await newReserve();
  const id = (await shown())?.id as string;
  await expect(releaseReserve(deps, { id, by: '', why: 'x' })).rejects.toThrow('an operator');
  await expect(releaseReserve(deps, { id, by: 'x', why: '' })).rejects.toThrow('an operator');
  expect(await balance()).toEqual([500n, 500n]);
});
