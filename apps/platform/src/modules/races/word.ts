import type pg from 'pg';

/** Who does something with races, and what is written with it. */
export interface Word {
  actor: string;
  /** The request that two people decided on. */
  approvalId?: string;
  /** Runs in the transaction of the change and before it, so that the change can point at the decision. Where there is nothing to change, it does not run. */
  also?(transaction: pg.PoolClient): Promise<void>;
}
