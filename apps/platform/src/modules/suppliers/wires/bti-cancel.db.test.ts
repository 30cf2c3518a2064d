// A stake whose answer was lost is cancelled while it may still be on its way. Wherever the two meet, it is given back.
import { createBookClient } from '@harmattan/supplier-clients/book-clients';
import type { Send } from '@harmattan/supplier-clients/send';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { expect, test } from 'vitest';
import { newWireBet } from '../../../testing/test-books.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { useTestWallet } from '../../../testing/test-wallet.ts';
import type { Wallet } from '../../wallet/index.ts';
import { createSupplierWallet, type WalletDeps } from '../create-supplier-wallet.ts';
import type { SupplierSession } from '../supplier-wallet.ts';
import { btiWire } from './bti.ts';
import type { Wire } from './wire.ts';

const db = useTestDatabase();
const { wallet, playerWith } = useTestWallet(db);

function sendTo({ routes }: Wire): Send {
  return async ({ method, url, body = '' }) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathname.replace(`/${supplierCredentials.bti.pathSecret}/`, '');
    const request = { path, body, query: Object.fromEntries(searchParams), params: {}, header: () => undefined };
    const answer = await routes[`${method} ${path}`]?.(request);
    return { http: answer?.http ?? 404, text: answer?.body ?? '' };
  };
}

function clientOf(of: Wallet, playerId: bigint) {
  const session = { playerId, epoch: 0 } as SupplierSession;
  const sessions = { isLive: () => true, ofPlayer: async () => session, player: async () => playerId };
  const port = createSupplierWallet(
    { wallet: of, sessions: sessions as unknown as WalletDeps['sessions'], currency: 'NGN' },
    'bti',
  );
  const send = sendTo(btiWire(port, {}, { country: 'NG' }));
  return createBookClient('bti', { walletUrl: 'http://wallet', credentials: supplierCredentials.bti, send });
}

/** The same wallet, before whose so manieth command or question of that name something else happens, once. */
function interrupted(name: keyof Wallet | 'any', at: number, happen: () => Promise<unknown>): Wallet {
  let asked = 0;
  return new Proxy(wallet, {
    get(target, key: keyof Wallet) {
      const ask = target[key] as (...words: unknown[]) => Promise<unknown>;
      return async (...words: unknown[]) => {
        if (name === 'any' || name === key) asked += 1;
        if (asked === at) {
          asked += 1;
          await happen();
        }
        return ask(...words);
      };
    },
  });
}

/** A bet of 400 of 1,000 that is set aside, and what takes it. */
async function newBet() {
  const playerId = await playerWith(1_000n);
  const seat = { token: '', playerId: String(playerId), game: '', currency: 'NGN', sitting: '' };
  const bet = newWireBet(400n);
  const { steps } = clientOf(wallet, playerId);
  const { txId, betId, stakeMinor: amountMinor } = bet;
  await steps?.reserve(seat, { reserveId: txId, amountMinor });
  return {
    playerId,
    seat,
    bet,
    draw: async () => steps?.draw(seat, { reserveId: txId, txId, betId, amountMinor }),
    commit: async () => steps?.commit(seat, { reserveId: txId, betId }),
    async balance() {
      const { availableMinor, heldMinor } = await wallet.balance(playerId);
      return [availableMinor, heldMinor];
    },
  };
}

test('a cancel that meets its own draw gives the stake back', async () => {
  const { playerId, seat, bet, draw, commit, balance } = await newBet();
  const replies: unknown[] = [];
  const racing = interrupted('reverse', 1, async () => replies.push((await draw())?.verdict));
  const cancelled = await clientOf(racing, playerId).cancel(seat, bet);
  expect(replies).toEqual(['done']);
  expect(cancelled).toMatchObject({ verdict: 'done', balanceMinor: 1_000n });
  expect(await balance()).toEqual([1_000n, 0n]);
  // The one whose stake it was hears nothing that contradicts it.
  expect(await commit()).toMatchObject({ verdict: 'repeat' });
  expect(await draw()).toMatchObject({ verdict: 'refused' });
  expect((await clientOf(wallet, playerId).cancel(seat, bet)).verdict).toBe('repeat');
  expect(await balance()).toEqual([1_000n, 0n]);
});

test('a reserve whose giving back met a draw was used, not given back', async () => {
  const { playerId, seat, bet, draw, balance } = await newBet();
  const { steps } = clientOf(interrupted('reverse', 1, draw), playerId);
  const of = { reserveId: bet.txId, betId: bet.betId };
  expect((await steps?.release(seat, of))?.raw).toContain('ReserveWasDebited');
  expect((await steps?.commit(seat, of))?.raw).toContain('Already+processed');
  const late = { ...of, txId: `${bet.txId}-late`, amountMinor: 1n };
  expect((await steps?.draw(seat, late))?.raw).toContain('ReserveIsClosed');
  expect((await steps?.release(seat, of))?.raw).toContain('ReserveWasDebited');
  expect(await balance()).toEqual([600n, 0n]);
});

test('whichever step of a cancel the draw comes before, the stake is given back', async () => {
  const verdicts: string[] = [];
  for (let at = 1; ; at += 1) {
    const { playerId, seat, bet, draw, commit, balance } = await newBet();
    let drawn: string | undefined;
    const racing = interrupted('any', at, async () => {
      drawn = (await draw())?.verdict;
    });
    expect((await clientOf(racing, playerId).cancel(seat, bet)).verdict, `before step ${at}`).toBe('done');
    await commit();
    expect((await clientOf(wallet, playerId).cancel(seat, bet)).verdict).toBe('repeat');
    expect(await balance(), `before step ${at}`).toEqual([1_000n, 0n]);
    if (drawn === undefined) break;
    verdicts.push(drawn);
  }
  // It was tried on both sides of the instant that decides.
  expect(new Set(verdicts)).toEqual(new Set(['done', 'refused']));
});
