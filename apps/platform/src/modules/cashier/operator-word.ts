import type pg from 'pg';
import { insertApprovedAct } from './store/approved-acts.ts';

/** An operator's word, and what is written in the transaction that acts on it. */
export interface OperatorWord {
  by: string;
  why: string;
  /** The request that a second person approved, where it took two. */
  approvalId?: string | undefined;
  also?: ((transaction: pg.PoolClient) => Promise<void>) | undefined;
}

/** Writes what goes with an act. Throws, so that the act is undone, where a second person's approval is none. */
export async function writeWord(
  transaction: pg.PoolClient,
  { approvalId, also }: Pick<OperatorWord, 'approvalId' | 'also'>,
  done: { act: string; subject: string },
): Promise<void> {
  await also?.(transaction);
  if (approvalId !== undefined) await insertApprovedAct(transaction, { approvalId, ...done });
}
