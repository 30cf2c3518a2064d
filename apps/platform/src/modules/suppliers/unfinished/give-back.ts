import { inTransaction } from '@harmattan/process/transaction';
import { isBookName, type WalletName, walletNames } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { Log } from '../../../plumbing/log.ts';
import { type MoneyKey, type Wallet, WalletBusy, WalletUnavailable } from '../../wallet/index.ts';
import { readMemo } from '../move-memo.ts';
import { openLedger } from '../supplier-ledger.ts';
import type { Outcome } from '../supplier-wallet.ts';
import { undoRound, undoStake } from '../undo.ts';
import {
  type GivenBackRow,
  insertGivenBack,
  listOpenRounds,
  listOpenStakes,
  markGivenBack,
  type OpenRoundRow,
} from './unfinished-store.ts';

export interface GiveBackDeps {
  pool: pg.Pool;
  wallet: Wallet;
  currency: string;
  log: Log;
}

interface Approved {
  /** Of the request that two people decided on. */
  approvalId: string;
  round: MoneyKey;
  by: string;
  why: string;
  /** Decides on the request, in the transaction of the row that points at it. */
  also(transaction: pg.PoolClient): Promise<void>;
}

const always = new Date('9999-01-01');

export async function findOpenRound(
  deps: Pick<GiveBackDeps, 'pool'>,
  round: MoneyKey,
): Promise<OpenRoundRow | undefined> {
  return (await listOpenRounds(deps.pool, { round, before: always, limit: 1 }))[0];
}

/**
 * Gives the stakes of a round back and closes it: a win that comes later is refused. `moved on`: the round has ended before, and nothing moved.
 * `later`: the wallet gave no answer, and the keeper comes back to it.
 */
export async function giveBackRound(
  deps: GiveBackDeps,
  { approvalId, round, by, why, also }: Approved,
): Promise<'done' | 'moved on' | 'later'> {
  const open = await findOpenRound(deps, round);
  const stake = open && (await deps.wallet.entry(open.stake));
  if (!open || !stake) return 'moved on';
  const row = {
    ...{ id: approvalId, player_id: open.player_id, round, supplier: open.supplier, game: open.game },
    ...{ reference: readMemo(stake.memo).round, amount_minor: open.staked, note: `operator:${by}: ${why}` },
  };
  const isNew = await inTransaction(deps.pool, async (transaction) => {
    await also(transaction);
    if (!(await insertGivenBack(transaction, row))) throw new GivenBackBefore();
    return true;
  }).catch((error) => {
    if (error instanceof GivenBackBefore) return false;
    throw error;
  });
  return isNew ? moveStakes(deps, row) : 'moved on';
}

/** Rolls back what the approval was for. */
class GivenBackBefore extends Error {}

/** The second half. Done twice it does nothing more. */
export async function moveStakes(
  deps: GiveBackDeps,
  row: Omit<GivenBackRow, 'created_at'>,
): Promise<'done' | 'moved on' | 'later'> {
  try {
    const outcome = await undo(deps, row);
    const isDone = outcome === 'done' || outcome === 'repeat';
    if (!isDone) deps.log.warn({ round: row.round, outcome }, 'the stakes of a round could not be given back');
    await markGivenBack(deps.pool, { id: row.id, state: isDone ? 'done' : 'over' });
    return isDone ? 'done' : 'moved on';
  } catch (error) {
    if (!(error instanceof WalletBusy) && !(error instanceof WalletUnavailable)) throw error;
    deps.log.warn({ err: error, round: row.round }, 'the wallet gave no answer');
    return 'later';
  }
}

/** The whole round where none of it was paid, or else the stakes of it that are open. */
async function undo(deps: GiveBackDeps, row: Omit<GivenBackRow, 'created_at'>): Promise<Outcome> {
  const supplier = walletNames.find((name) => name === row.supplier);
  if (!supplier) return 'unknown';
  const ledger = openLedger(deps, supplier);
  const move = {
    ...{
      playerId: row.player_id,
      currency: deps.currency,
      game: row.game || '-',
      round: row.reference,
      note: row.note,
    },
    txId: row.id,
  };
  const { outcome } = await undoRound(ledger, move);
  return outcome === 'settled' && !isBookName(supplier) ? undoOpenStakes(deps, { supplier, row }) : outcome;
}

async function undoOpenStakes(
  deps: GiveBackDeps,
  { supplier, row }: { supplier: WalletName; row: Omit<GivenBackRow, 'created_at'> },
): Promise<Outcome> {
  const ledger = openLedger(deps, supplier);
  const outcomes: Outcome[] = [];
  for (const key of await listOpenStakes(deps.pool, { playerId: row.player_id, round: row.round })) {
    const stake = await deps.wallet.entry(key);
    if (!stake) continue;
    const { outcome } = await undoStake(ledger, {
      ...{
        playerId: row.player_id,
        currency: deps.currency,
        game: row.game || '-',
        round: row.reference,
        note: row.note,
      },
      stakeTxId: readMemo(stake.memo).txId,
    });
    outcomes.push(outcome);
  }
  return outcomes.find((outcome) => outcome === 'done' || outcome === 'repeat') ?? 'settled';
}
