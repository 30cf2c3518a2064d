import type { Ids } from '@harmattan/kernel/ids';
import type pg from 'pg';
import type { Changes, Word } from './change-switches.ts';
import type { Source, SwitchName } from './switch-rules.ts';
import { endBlocks, insertBlock } from './switches-store.ts';

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

/** Switches that are off for a record, and on again when the record ends. */
export function holdingForRecords({ ids, changeAll }: Pick<Changes, 'changeAll'> & { ids: Ids }) {
  return {
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
  };
}

function wordsOf({ players, ...word }: Pick<HeldFor, 'players' | 'switches' | 'by' | 'reason'>): Word[] {
  return players.map((playerId) => ({ ...word, playerId }));
}
