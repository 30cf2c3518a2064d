import type { Present } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { ExportPart } from '../../plumbing/export-part.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Identity } from '../identity/index.ts';
import type { Switches } from '../switches/index.ts';
import type { Obstacles } from './closing/close-account.ts';

/** What every use case of the module works with. */
export interface RightsDeps {
  pool: pg.Pool;
  clock: Present;
  ids: Ids;
  random: Random;
  log: Log;
  brandName: string;
  confirmPlayer: Identity['confirmPlayer'];
  recordRight: Identity['recordRight'];
  /** What every module has of a player. */
  partsOf(playerId: bigint): ExportPart[];
  closing: ClosingDeps;
}

type Forget = (transaction: pg.PoolClient, playerId: bigint) => Promise<void>;

interface ClosingDeps {
  /** How long the law keeps what it keeps of a closed account. */
  keepYears: number;
  turnOff: Switches['turnOff'];
  /** In a transaction, with the balance locked. */
  obstaclesOf(db: Queryable, playerId: bigint): Promise<Obstacles>;
  /** Until when the number opens no new account, in which nothing would hold of what holds in this one. Null: it is free at once. */
  numberKeptUntil(transaction: pg.PoolClient, playerId: bigint): Promise<Date | null>;
  /** Answers the number that it had. Undefined: it was closed before. */
  closeIdentity(transaction: pg.PoolClient, playerId: bigint): Promise<string | undefined>;
  /** What no law keeps. */
  forgetAtOnce: readonly Forget[];
  eraseLater: readonly Forget[];
}
