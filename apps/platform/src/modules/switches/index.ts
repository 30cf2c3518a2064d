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

/** What a record asks for, such as an order of a court. Each record has blocks of its own. */
interface HeldFor {
  players: readonly bigint[];
  switches: readonly SwitchName[];
  source: Source;
  /** Names the record. */
  reference: string;
  by: string;
  reason: string;
  until: Date | null;
}

type Afterwards = () => Promise<void>;

/** What players may do: five switches, each held off by any number of sources and on again when the last one ends. */
export function createSwitches({ pool, ids, outbox, apply }: SwitchesDeps) {
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

  return {
    /** Replaces what the same source said before. The text, where there is one, also goes into the player's inbox. */
    turnOff(word: Word & { source: Source; until: Date | null; playerText: string | null }): Promise<boolean> {
      const { playerId, source, by, reason, until, playerText } = word;
      return change(word, async (transaction) => {
        for (const name of word.switches) {
          const own = { sources: [source], reference: '' };
          await endBlocks(transaction, { playerId, switch: name, ...own, by, reason: 'replaced' });
          const id = ids.next();
          const block = { id, playerId, switch: name, source, reason, until, player_text: playerText, set_by: by };
          await insertBlock(transaction, { ...block, reference: '' });
          if (playerText === null) continue;
          const payload = { id, playerId: String(playerId), switch: name, text: playerText };
          await outbox.record(transaction, { topic: 'switches.turned-off', payload });
        }
        return true;
      });
    },

    /** Ends the sources' own blocks, and none of a record. With `mustBeOn` false, and nothing is changed, while anything else holds one of the switches off. */
    turnOn(word: Word & { sources: readonly Source[]; mustBeOn: boolean }): Promise<boolean> {
      const { playerId, sources, mustBeOn, by, reason } = word;
      return change(word, async (transaction) => {
        const blocks = (await listBlocks(transaction, playerId)).filter((block) =>
          word.switches.includes(block.switch),
        );
        const isOwn = ({ source, reference }: (typeof blocks)[number]) => sources.includes(source) && reference === '';
        if (mustBeOn && !blocks.every(isOwn)) return false;
        for (const name of word.switches)
          await endBlocks(transaction, { playerId, switch: name, sources, reference: '', by, reason });
        return true;
      });
    },

    /** Turns switches of several players off for a record, which `first` writes. The players are told nothing. */
    holdFor(
      { source, reference, until, ...record }: HeldFor,
      first: (transaction: pg.PoolClient) => Promise<boolean>,
    ): Promise<boolean> {
      return changeAll(wordsOf(record), first, async (transaction, { playerId, switches, by, reason }) => {
        for (const name of switches) {
          const block = { playerId, switch: name, source, reference, reason, until, player_text: null, set_by: by };
          await insertBlock(transaction, { id: ids.next(), ...block });
        }
      });
    },

    /** Ends what is off for a record, and nothing else. */
    releaseFor(
      { source, reference, ...record }: Omit<HeldFor, 'until'>,
      first: (transaction: pg.PoolClient) => Promise<boolean>,
    ): Promise<boolean> {
      return changeAll(wordsOf(record), first, async (transaction, { playerId, switches, by, reason }) => {
        for (const name of switches)
          await endBlocks(transaction, { playerId, switch: name, sources: [source], reference, by, reason });
      });
    },

    /** Every block that is in force. */
    listOf: (playerId: bigint) => listBlocks(pool, playerId),
  };
}

function wordsOf({ players, ...word }: Pick<HeldFor, 'players' | 'switches' | 'by' | 'reason'>): Word[] {
  return players.map((playerId) => ({ ...word, playerId }));
}

export type Switches = ReturnType<typeof createSwitches>;
