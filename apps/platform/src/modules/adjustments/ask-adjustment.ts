import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { AdjustmentsDeps } from './adjustments-deps.ts';
import { type Direction, findRequest, insertRequest, type RequestRow } from './adjustments-store.ts';

export interface AskAdjustment {
  playerId: bigint;
  amountMinor: Minor;
  direction: Direction;
  reason: string;
  /** Names the request for ever. */
  key: string;
  maker: bigint;
  /** Written with a request that is new. */
  also(transaction: pg.PoolClient, approvalId: string): Promise<void>;
}

export type Asked = { approvalId: string; state: RequestRow['state'] } | 'key in use' | 'short';

class AskedMeanwhile extends Error {
  override name = 'AskedMeanwhile';
}

/** The player exists. A debit of more than the account holds is not worth a second person's time. */
export async function askAdjustment(deps: AdjustmentsDeps, ask: AskAdjustment): Promise<Asked> {
  const before = await findRequest(deps.pool, ask.key);
  if (before) return repeatOf(before, ask);
  if (ask.direction === 'debit' && (await deps.wallet.balance(ask.playerId)).availableMinor < ask.amountMinor)
    return 'short';
  try {
    return { approvalId: await insert(deps, ask), state: 'waits' };
  } catch (error) {
    if (!(error instanceof AskedMeanwhile)) throw error;
  }
  const first = await findRequest(deps.pool, ask.key);
  return first ? repeatOf(first, ask) : 'key in use';
}

function insert({ pool, approvals }: AdjustmentsDeps, ask: AskAdjustment): Promise<string> {
  const { key, playerId, amountMinor, direction, reason, maker } = ask;
  return inTransaction(pool, async (transaction) => {
    const { request, isNew } = await approvals.ask(transaction, {
      ...{ kind: 'adjustment', subject: key, maker, comment: reason },
      payload: { playerId: String(playerId), amountMinor: String(amountMinor), direction, key },
      amountMinor: direction === 'credit' ? amountMinor : -amountMinor,
    });
    const row = { key, approvalId: request.id, playerId, amountMinor, direction, reason };
    if (!isNew || !(await insertRequest(transaction, row))) throw new AskedMeanwhile(`${key} was asked for meanwhile`);
    await ask.also(transaction, request.id);
    return request.id;
  });
}

function repeatOf(row: RequestRow, { playerId, amountMinor, direction, reason }: AskAdjustment): Asked {
  const isSame =
    row.player_id === playerId &&
    row.amount_minor === amountMinor &&
    row.direction === direction &&
    row.reason === reason;
  return isSame ? { approvalId: row.approval_id, state: row.state } : 'key in use';
}
