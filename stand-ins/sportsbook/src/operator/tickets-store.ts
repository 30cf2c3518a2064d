import type { Queryable } from '@harmattan/process/transaction';

interface Movement {
  kind: 'place' | 'cancel' | 'settle' | 'cashout' | 'part-cashout' | 'correct';
  txId: string;
  amount: bigint;
  previous: bigint | null;
  outcome: string | null;
  state: string;
  attempts: number;
  doneAt: Date | null;
}

interface SlipOfBet {
  slipId: bigint;
  code: string | null;
  askedAt: Date;
  rulesVersion: number;
  delayMs: number;
}

export async function readSlipOf(db: Queryable, betId: bigint): Promise<SlipOfBet> {
  const { rows } = await db.query<SlipOfBet>(
    `select slip.id as "slipId", slip.code, slip.asked_at as "askedAt", rules_version as "rulesVersion",
       coalesce(extract(epoch from decide_at - slip.asked_at) * 1000, 0)::int as "delayMs"
     from sportsbook.bet join sportsbook.slip on slip.id = slip_id where bet.id = $1`,
    [betId],
  );
  return rows[0] as SlipOfBet;
}

interface Voided {
  ground: 'price' | 'late' | 'match';
  definition: string;
  by: string;
  at: Date;
}

export async function findVoided(db: Queryable, betId: bigint): Promise<Voided | undefined> {
  const { rows } = await db.query<Voided>(
    'select ground, definition, voided_by as by, voided_at as at from sportsbook.voided_bet where bet_id = $1',
    [betId],
  );
  return rows[0];
}

/** Every word to the wallet about a bet, in the order in which they are said. */
export async function listMovements(db: Queryable, betId: bigint): Promise<Movement[]> {
  const { rows } = await db.query<Movement>(
    `select kind, tx_id::text as "txId", amount_kobo as amount, previous_kobo as previous, outcome, state, attempts, done_at as "doneAt"
     from sportsbook.movement where bet_id = $1 order by id`,
    [betId],
  );
  return rows;
}
