import type { Minor } from '@harmattan/kernel/money';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import type { Reply, SupplierClient, Verdict } from '@harmattan/supplier-clients/supplier-client';
import type pg from 'pg';
import { findSeat, lockPlayMoney, type Seat, setPlayMoney } from '../seats/index.ts';

/** What a round needs of the keeper of the player's money: a wallet, or play money. */
export type Purse = Pick<SupplierClient, 'balance' | 'stake' | 'win' | 'cancel'>;

/** The purse of a seat in free play. It answers as a wallet would, so that a round does not know the difference. */
export function playMoneyOf(pool: pg.Pool, { id }: Pick<Seat, 'id'>): Purse {
  /** Moves the amount under that id, unless it was moved before or `before` says why not. */
  function move(
    txId: string,
    amountMinor: Minor,
    before?: (db: Queryable, playMinor: Minor) => Promise<Verdict | Minor>,
  ): Promise<Reply> {
    return inTransaction(pool, async (db) => {
      const playMinor = (await lockPlayMoney(db, id)) ?? 0n;
      if ((await amountOf(db, txId)) !== undefined) return reply('repeat', playMinor);
      const said = (await before?.(db, playMinor)) ?? amountMinor;
      if (typeof said !== 'bigint') return reply(said, playMinor);
      await db.query('insert into arcade.play_move (tx_id, seat_id, amount_kobo) values ($1, $2, $3)', [
        txId,
        id,
        said,
      ]);
      await setPlayMoney(db, id, playMinor + said);
      return reply('done', playMinor + said);
    });
  }

  return {
    balance: async () => reply('done', (await findSeat(pool, id))?.playMinor),
    stake: (_seat, { txId, amountMinor }) =>
      move(txId, -amountMinor, async (_db, playMinor) => (playMinor < amountMinor ? 'insufficient' : -amountMinor)),
    win: (_seat, { txId, amountMinor }) => move(txId, amountMinor),
    cancel: (_seat, { txId, stakeTxId }) =>
      move(txId, 0n, async (db) => {
        const staked = await amountOf(db, stakeTxId);
        if (staked !== undefined) return -staked;
        // The stake's own id is used up, so that it moves nothing if it comes after all.
        await db.query('insert into arcade.play_move (tx_id, seat_id, amount_kobo) values ($1, $2, 0)', [
          stakeTxId,
          id,
        ]);
        return 0n;
      }),
  };
}

async function amountOf(db: Queryable, txId: string): Promise<Minor | undefined> {
  const { rows } = await db.query<{ amount_kobo: bigint }>(
    'select amount_kobo from arcade.play_move where tx_id = $1',
    [txId],
  );
  return rows[0]?.amount_kobo;
}

function reply(verdict: Verdict, balanceMinor: Minor | undefined): Reply {
  return { verdict, balanceMinor, id: undefined, raw: '' };
}
