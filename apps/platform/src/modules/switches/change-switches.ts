import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { OffUntil, SwitchName } from './switch-rules.ts';
import { lockSwitches, readOff } from './switches-store.ts';

/** Makes a switch count in the module that it is about. What it returns is done once all is committed. */
export type ApplySwitch = (
  transaction: pg.PoolClient,
  off: { playerId: bigint; until: OffUntil; text: string | null },
) => Promise<(() => Promise<void>) | undefined>;

export interface Word {
  playerId: bigint;
  switches: readonly SwitchName[];
  by: string;
  reason: string;
  /** Decides once the player's switches are locked. With false nothing is changed. */
  isAllowed?(transaction: pg.PoolClient): Promise<boolean>;
  /** Written with the change. */
  also?(transaction: pg.PoolClient): Promise<void>;
}

type Afterwards = () => Promise<void>;

export interface ChangeDeps {
  pool: pg.Pool;
  outbox: Pick<Outbox, 'wake'>;
  apply: Record<SwitchName, ApplySwitch>;
}

/** Blocks that change, and the modules that follow them, in one transaction. */
export function createChanges({ pool, outbox, apply }: ChangeDeps) {
  /** Has the modules follow what the blocks say now. */
  async function bring(
    transaction: pg.PoolClient,
    { playerId, switches }: Pick<Word, 'playerId' | 'switches'>,
  ): Promise<Afterwards[]> {
    const afterwards: Afterwards[] = [];
    for (const name of switches) {
      const off = await readOff(transaction, { playerId, name });
      const after = await apply[name](transaction, { playerId, ...off });
      if (after) afterwards.push(after);
    }
    return afterwards;
  }

  async function change(word: Word, write: (transaction: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    const afterwards = await inTransaction(pool, async (transaction) => {
      await lockSwitches(transaction, word.playerId);
      if (word.isAllowed && !(await word.isAllowed(transaction))) return undefined;
      if (!(await write(transaction))) return undefined;
      const done = await bring(transaction, word);
      await word.also?.(transaction);
      return done;
    });
    for (const after of afterwards ?? []) await after();
    outbox.wake();
    return afterwards !== undefined;
  }

  /** All of these players or none, after `first`, which says whether there is anything to do. */
  async function changeAll(
    words: readonly Word[],
    first: (transaction: pg.PoolClient) => Promise<boolean>,
    write: (transaction: pg.PoolClient, word: Word) => Promise<void>,
  ): Promise<boolean> {
    // In one order, so that two such changes do not wait for each other.
    const inOrder = words.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));
    const afterwards = await inTransaction(pool, async (transaction) => {
      if (!(await first(transaction))) return undefined;
      const done: Afterwards[] = [];
      for (const word of inOrder) {
        await lockSwitches(transaction, word.playerId);
        await write(transaction, word);
        done.push(...(await bring(transaction, word)));
      }
      return done;
    });
    for (const after of afterwards ?? []) await after();
    outbox.wake();
    return afterwards !== undefined;
  }

  return { change, changeAll };
}

export type Changes = ReturnType<typeof createChanges>;
