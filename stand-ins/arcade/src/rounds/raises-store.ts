import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';

/** What is staked in the middle of a hand, for a move that costs more. */
export interface Raise {
  id: bigint;
  roundId: bigint;
  move: object;
  amountMinor: Minor;
  stakeTx: string;
  cancelTx: string;
}

interface Row {
  id: bigint;
  round_id: bigint;
  move: object;
  amount_kobo: bigint;
  stake_tx: bigint;
  cancel_tx: bigint;
}

export async function insertRaise(
  db: Queryable,
  roundId: bigint,
  { move, amountMinor }: Pick<Raise, 'move' | 'amountMinor'>,
) {
  await db.query('insert into arcade.raise (round_id, move, amount_kobo) values ($1, $2, $3)', [
    roundId,
    JSON.stringify(move),
    amountMinor,
  ]);
}

/** The one that is under way (`staking`), or being undone (`cancelling`). There is one of both at most. */
export async function findOpenRaise(
  db: Queryable,
  roundId: bigint,
  state: 'staking' | 'cancelling',
): Promise<Raise | undefined> {
  const { rows } = await db.query<Row>('select * from arcade.raise where round_id = $1 and state = $2', [
    roundId,
    state,
  ]);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      roundId: row.round_id,
      move: row.move,
      amountMinor: row.amount_kobo,
      stakeTx: String(row.stake_tx),
      cancelTx: String(row.cancel_tx),
    }
  );
}

/**
 * Whether the raise is still what its round waits for: it may have been undone, and another one begun, before its answer came. The
 * round stays locked until the transaction ends.
 */
export async function holdRaise(
  db: Queryable,
  { id, roundId }: Raise,
  state: 'staking' | 'cancelling',
): Promise<boolean> {
  await db.query('select from arcade.round where id = $1 for update', [roundId]);
  const { rowCount } = await db.query('select from arcade.raise where id = $1 and state = $2', [id, state]);
  return rowCount === 1;
}

export async function setRaise(
  db: Queryable,
  { id }: Raise,
  state: 'taken' | 'refused' | 'cancelling' | 'cancelled',
): Promise<void> {
  await db.query('update arcade.raise set state = $2 where id = $1', [id, state]);
}
