import type { Kobo } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/plumbing/stand-in/transaction';

/** What is staked in the middle of a hand, for a move that costs more. */
export interface Raise {
  id: bigint;
  move: object;
  amountKobo: Kobo;
  stakeTx: string;
  cancelTx: string;
}

interface Row {
  id: bigint;
  move: object;
  amount_kobo: bigint;
  stake_tx: bigint;
  cancel_tx: bigint;
}

export async function insertRaise(
  db: Queryable,
  roundId: bigint,
  { move, amountKobo }: Pick<Raise, 'move' | 'amountKobo'>,
) {
  await db.query('insert into arcade.raise (round_id, move, amount_kobo) values ($1, $2, $3)', [
    roundId,
    JSON.stringify(move),
    amountKobo,
  ]);
}

/** The one that is under way, or being undone. */
export async function findOpenRaise(db: Queryable, roundId: bigint): Promise<Raise | undefined> {
  const { rows } = await db.query<Row>(
    `select * from arcade.raise where round_id = $1 and state in ('staking', 'cancelling')`,
    [roundId],
  );
  const [row] = rows;
  return (
    row && {
      id: row.id,
      move: row.move,
      amountKobo: row.amount_kobo,
      stakeTx: String(row.stake_tx),
      cancelTx: String(row.cancel_tx),
    }
  );
}

export async function setRaise(
  db: Queryable,
  { id }: Raise,
  state: 'taken' | 'refused' | 'cancelling' | 'cancelled',
): Promise<void> {
  await db.query('update arcade.raise set state = $2 where id = $1', [id, state]);
}
