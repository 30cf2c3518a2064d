import type { Ids } from '@harmattan/kernel/ids';
import type { Market } from '@harmattan/kernel/markets/market';
import type pg from 'pg';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { LimitKind, LimitPeriod, LimitValue } from './limit-rules.ts';

/** A limit as the wallet counts it. */
export interface CountedLimit {
  kind: LimitKind;
  period: LimitPeriod;
  limit: bigint;
  used: bigint;
  endsAt: Date;
}

export type HeldChoice = 'release' | 'return';

/** Money that arrived above a limit of deposits. */
export interface MoneyAbove {
  id: string;
  amountMinor: bigint;
  /** What the player wants done with it. Null: nothing yet. */
  choice: HeldChoice | null;
  /** It is being credited or given back: the choice stands. */
  isMoving: boolean;
  since: Date;
}

export interface LimitsDeps {
  pool: pg.Pool;
  ids: Ids;
  outbox: Pick<Outbox, 'record' | 'wake'>;
  rules: Market['limits'];
  /** In the transaction of the change, which holds the account until it ends. */
  setLimit(
    transaction: pg.PoolClient,
    change: { playerId: bigint; kind: LimitKind; period: LimitPeriod; limit: LimitValue },
  ): Promise<void>;
  listCounted(playerId: bigint): Promise<CountedLimit[]>;
  listMoneyAbove(playerId: bigint): Promise<MoneyAbove[]>;
  /** False: there is no such money of the player's, or it is on its way already. */
  chooseForMoneyAbove(chosen: { playerId: bigint; id: string; choice: HeldChoice }): Promise<boolean>;
}
