// Every supplier's wire for a player who has reached a limit, against a platform of our own: the wire's own code, never that money is missing.
import { systemClock } from '@harmattan/kernel/clock';
import { inTransaction } from '@harmattan/process/transaction';
import type { BookName, SupplierName, WalletName } from '@harmattan/wires/suppliers/names';
import { expect, test } from 'vitest';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { setLimit } from '../../apps/platform/src/modules/wallet/limit-store.ts';
import { createOwnStage, spokenBooks, spokenSuppliers } from '../../apps/platform/src/testing/own-stage.ts';
import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { sharedTestPlatform } from '../../apps/platform/src/testing/test-platform.ts';
import { newBet, wireBet } from './books/bet.ts';
import { stakeMinor, winMinor } from './cases/bet.ts';
import { createNewId } from './run-cases.ts';
import { createScene, expectBalance, expectVerdict, fundsMinor } from './scene.ts';

const db = useTestDatabase();
const newId = createNewId(systemClock.now());

async function openStage() {
  const platform = await sharedTestPlatform(db);
  const ownerUrl = db.url('harmattan_owner');
  return createOwnStage({ platform, url: platform.url, ownerUrl, currency: 'NGN' });
}

/** Of the player who opened an account last. */
async function limitLastPlayer(kind: 'stake' | 'loss' | 'time', limit: bigint): Promise<void> {
  const { pool } = db.database;
  const { rows } = await pool.query('select max(player_id) as id from wallet.account');
  const change = { playerId: BigInt(rows[0].id), kind, period: 'day', limit, currency: 'NGN' } as const;
  await inTransaction(pool, (transaction) => setLimit(transaction, change));
}

/** What stands in the answer: of stakes, of losses, of time. */
const words: Record<WalletName, [stake: string, loss: string, time: string]> = {
  betsolutions: ['405', '405', '405'],
  bsbetting: ['405', '405', '405'],
  egt: ['3300', '3400', '3500'],
  softgaming: ['Player limit is reached', 'Player limit is reached', 'Player limit is reached'],
  endorphina: ['LIMIT_REACHED', 'LIMIT_REACHED', 'LIMIT_REACHED'],
  betconstruct: ['A limit of the player', 'A limit of the player', 'A limit of the player'],
  qtech: ['LIMIT_EXCEEDED', 'LIMIT_EXCEEDED', 'LIMIT_EXCEEDED'],
  globalbet: ['LIMIT_REACHED', 'LIMIT_REACHED', 'LIMIT_REACHED'],
  vivo: ['812', '812', '812'],
  altenar: ['Stake limit', 'Loss limit', 'Time limit'],
  bti: ['PlayerLimitReached', 'PlayerLimitReached', 'PlayerLimitReached'],
  everymatrix: ['110', '109', '111'],
};
const kinds = ['stake', 'loss', 'time'] as const;

test.each(spokenSuppliers)(
  '%s is refused a stake above each limit with its own code, and paid for what runs',
  async (name) => {
    const { stage, close } = await openStage();
    const scene = createScene(stage, stage.client(name as SupplierName), newId);
    const { client } = scene;
    for (const [at, kind] of kinds.entries()) {
      const seat = await scene.seat();
      const [txId, round] = [newId(), newId()];
      expectVerdict(await client.stake(seat, { txId, round, amountMinor: stakeMinor }), 'done');
      await limitLastPlayer(kind, kind === 'time' ? 0n : stakeMinor);
      const refused = await client.stake(seat, { txId: newId(), round: newId(), amountMinor: stakeMinor });
      expectVerdict(refused, 'refused');
      expect(refused.raw).toContain(words[name as WalletName][at]);
      const win = { txId: newId(), round, amountMinor: winMinor, stakeTxId: txId };
      expectVerdict(await client.win(seat, win), 'done');
      await expectBalance(scene, seat, fundsMinor - stakeMinor + winMinor);
    }
    expect(await findings(db.database.pool)).toEqual([]);
    await close();
  },
);

test.each(spokenBooks)(
  '%s is refused a bet above each limit with its own code, and settles what is placed',
  async (name) => {
    const { stage, close } = await openStage();
    const scene = createScene(stage, stage.book(name as BookName), newId);
    for (const [at, kind] of kinds.entries()) {
      const bet = await newBet(scene);
      expectVerdict(await bet.place(), 'done');
      await limitLastPlayer(kind, kind === 'time' ? 0n : stakeMinor);
      const refused = await scene.client.place(bet.seat, wireBet(scene));
      expectVerdict(refused, 'refused');
      expect(refused.raw).toContain(words[name as WalletName][at]);
      expectVerdict(await bet.settle(), 'done');
      await bet.balance(fundsMinor - stakeMinor + winMinor);
    }
    expect(await findings(db.database.pool)).toEqual([]);
    await close();
  },
);
