import { assert } from '@harmattan/kernel/assert';
import type { Queryable } from '@harmattan/process/transaction';
import type { Seat } from '../seats/index.ts';
import type { BetRecord } from './bet.ts';
import { readBets } from './bet-row.ts';

const taken = "state in ('open', 'won', 'lost', 'void', 'cashed-out')";

/** One that is known to exist. */
export async function findBet(db: Queryable, id: bigint): Promise<BetRecord> {
  const [bet] = await readBets(db, 'where id = $1', [id]);
  assert(bet, 'a bet is never deleted');
  return bet;
}

/** A bet of this player at this supplier, whatever seat they had then; bets of others are not found. */
export async function findOwnBet(
  db: Queryable,
  { supplier, wallet }: Seat,
  id: bigint,
): Promise<BetRecord | undefined> {
  const [bet] = await readBets(db, `where id = $1 and supplier = $2 and player_id = $3 and ${taken}`, [
    id,
    supplier,
    wallet.playerId,
  ]);
  return bet;
}

export async function findByTicket(db: Queryable, ticket: string): Promise<BetRecord | undefined> {
  const [bet] = await readBets(db, `where ticket = $1 and ${taken}`, [ticket]);
  return bet;
}

/** Newest first. */
export function listBets(
  db: Queryable,
  { supplier, wallet }: Seat,
  { isOpen, before, betsMax }: { isOpen: boolean; before: bigint | undefined; betsMax: number },
): Promise<BetRecord[]> {
  return readBets(
    db,
    `where supplier = $1 and player_id = $2 and ${taken} and (state = 'open') = $3 and ($4::bigint is null or id < $4)
     order by id desc limit $5`,
    [supplier, wallet.playerId, isOpen, before ?? null, betsMax],
  );
}
