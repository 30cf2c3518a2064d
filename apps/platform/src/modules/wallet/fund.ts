import type { Ids } from '@harmattan/kernel/ids';
import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { boundTransaction } from '../../plumbing/db/bound-transaction.ts';
import { queryDurably } from './durable-query.ts';
import { digest128 } from './keys.ts';
import type { HouseAccount, MoneyKey } from './operations.ts';
import { insertHouseMove, readHouseBalance, readHouseMove, writeMark } from './wallet-store.ts';

/** Money from one house account to another: no player is in it. */
export interface Fund {
  key: MoneyKey;
  from: HouseAccount;
  to: HouseAccount;
  amountMinor: Minor;
  about: string;
}

export interface FundAnswer {
  /** `insufficient`: an escrow would go below zero. `conflict`: the key was used for another move; nothing is written. */
  status: 'ok' | 'insufficient' | 'conflict';
  at: Date;
  /** Whether the same command had been answered before. */
  isRepeat: boolean;
}

/** Legs are folded up to the oldest transaction that is under way. The server ends a move that stands still, so that it is none. */
const moveTimeoutMs = 5_000;
const triesMax = 30;
/** It met another one and lost, or another one wrote the same key first: the next try sees what that one did. */
const worthAnotherTry = ['40001', '40P01', '23505'];

/**
 * Moves are few, and are made one transaction each. What an escrow holds is a sum of legs and no row that could be locked, so
 * two moves that would both empty it are kept apart by the database: one of them is tried again, and finds it empty.
 */
export async function fund(
  { pool, ids, timeoutMs = moveTimeoutMs }: { pool: pg.Pool; ids: Ids; timeoutMs?: number },
  move: Fund & { fromId: number; toId: number },
): Promise<FundAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inOneTransaction(pool, { ...move, batch: ids.next() }, timeoutMs);
    } catch (error) {
      const { code } = error as { code?: string };
      if (tries === triesMax || code === undefined || !worthAnotherTry.includes(code)) throw error;
    }
  }
}

async function inOneTransaction(
  pool: pg.Pool,
  move: Fund & { fromId: number; toId: number; batch: string },
  timeoutMs: number,
): Promise<FundAnswer> {
  const client = await pool.connect();
  // Where the server ends it between two statements, the next one fails; without a listener the process would.
  const ignore = () => {};
  client.on('error', ignore);
  const release = (isBroken: boolean) => {
    client.off('error', ignore);
    client.release(isBroken);
  };
  try {
    await client.query('begin isolation level serializable');
    await client.query(boundTransaction({ timeoutMs }));
    // The fold expects of each transaction that its number is drawn before its time. A repeat has to wait for the standby as well.
    await client.query(`select ${writeMark}`);
    const answer = await decide(client, move);
    await queryDurably(client, 'commit');
    release(false);
    return answer;
  } catch (error) {
    await client.query('rollback').then(
      () => release(false),
      () => release(true),
    );
    throw error;
  }
}

async function decide(
  client: pg.PoolClient,
  move: Fund & { fromId: number; toId: number; batch: string },
): Promise<FundAnswer> {
  const { key, from, to, amountMinor, about } = move;
  const fingerprint = digest128(['fund', from, to, String(amountMinor), about]);
  const known = await readHouseMove(client, key);
  if (known) {
    const { status, at } = known;
    return { status: known.fingerprint === fingerprint ? status : 'conflict', at, isRepeat: true };
  }
  const isShort = from.startsWith('escrow:') && (await readHouseBalance(client, from)) < amountMinor;
  const status = isShort ? 'insufficient' : 'ok';
  const at = await insertHouseMove(client, { ...move, fingerprint, status });
  return { status, at, isRepeat: false };
}
