import type { Queryable } from '@harmattan/process/transaction';
import type { Wallet } from './wallet.ts';
import { readRounds, readStatement } from './wallet-store.ts';

export type WalletReads = Pick<Wallet, 'statement' | 'rounds'>;

/** A player's lists, read where the caller says. */
export function readsOf(db: Queryable): WalletReads {
  return {
    statement: ({ playerId, beforeVersion, limit, inRounds }) =>
      readStatement(db, { playerId, beforeVersion, limit, inRounds }),
    rounds: (query) => readRounds(db, query),
  };
}
