import type { Ids } from '@harmattan/kernel/ids';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { OffUntil, Source, SwitchName } from './switch-rules.ts';
import { endBlocks, insertBlock, listBlocks, lockSwitches, readOff } from './switches-store.ts';

export { type Source, type SwitchName, situations, switchNames } from './switch-rules.ts';
export { type BlockRow, isSwitchedOff } from './switches-store.ts';

/** Makes a switch count in the module that it is about. What it returns is done once all is committed. */
export type ApplySwitch = (
  transaction: pg.PoolClient,
  off: { playerId: bigint; until: OffUntil; text: string | null },
) => Promise<(() => Promise<void>) | undefined>;

interface SwitchesDeps {
  pool: pg.Pool;
  ids: Ids;
  outbox: Pick<Outbox, 'record' | 'wake'>;
  apply: Record<SwitchName, ApplySwitch>;
}

interface Word {
  playerId: bigint;
  switches: readonly SwitchName[];
  by: string;
  reason: string;
  /** Decides once the player's switches are locked. With false nothing is changed. */
  isAllowed?(transaction: pg.PoolClient): Promise<boolean>;
  /** Written with the change. */
  also?(transaction: pg.PoolClient): Promise<void>;
}

/** What players may do: five switches, each held off by any number of sources and on again when the last one ends. */
export function createSwitches({ pool, ids, outbox, apply }: SwitchesDeps) {
  async function change(word: Word, write: (transaction: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
    const afterwards: (() => Promise<void>)[] = [];
    const isDone = await inTransaction(pool, async (transaction) => {
      afterwards.length = 0;
      await lockSwitches(transaction, word.playerId);
      if (word.isAllowed && !(await word.isAllowed(transaction))) return false;
      if (!(await write(transaction))) return false;
      for (const name of word.switches) {
        const off = await readOff(transaction, { playerId: word.playerId, name });
        const after = await apply[name](transaction, { playerId: word.playerId, ...off });
        if (after) afterwards.push(after);
      }
      await word.also?.(transaction);
      return true;
    });
    for (const after of isDone ? afterwards : []) await after();
    outbox.wake();
    return isDone;
  }

  return {
    /** Replaces what the same source said before. The text, where there is one, also goes into the player's inbox. */
    turnOff(word: Word & { source: Source; until: Date | null; playerText: string | null }): Promise<boolean> {
      const { playerId, source, by, reason, until, playerText } = word;
      return change(word, async (transaction) => {
        for (const name of word.switches) {
          await endBlocks(transaction, { playerId, switch: name, sources: [source], by, reason: 'replaced' });
          const id = ids.next();
          const block = { id, playerId, switch: name, source, reason, until, player_text: playerText, set_by: by };
          await insertBlock(transaction, block);
          if (playerText === null) continue;
          const payload = { id, playerId: String(playerId), switch: name, text: playerText };
          await outbox.record(transaction, { topic: 'switches.turned-off', payload });
        }
        return true;
      });
    },

    /** Ends the blocks of these sources. With `mustBeOn` false, and nothing is changed, while another source holds one of the switches off. */
    turnOn(word: Word & { sources: readonly Source[]; mustBeOn: boolean }): Promise<boolean> {
      const { playerId, sources, mustBeOn, by, reason } = word;
      return change(word, async (transaction) => {
        const blocks = (await listBlocks(transaction, playerId)).filter((block) =>
          word.switches.includes(block.switch),
        );
        if (mustBeOn && blocks.some(({ source }) => !sources.includes(source))) return false;
        for (const name of word.switches) await endBlocks(transaction, { playerId, switch: name, sources, by, reason });
        return true;
      });
    },

    /** Every block that is in force. */
    listOf: (playerId: bigint) => listBlocks(pool, playerId),
  };
}

export type Switches = ReturnType<typeof createSwitches>;
