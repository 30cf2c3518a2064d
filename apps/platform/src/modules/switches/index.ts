import type { Ids } from '@harmattan/kernel/ids';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import { type ChangeDeps, createChanges, type Word } from './change-switches.ts';
import { holdingForRecords } from './hold-for-record.ts';
import type { Source } from './switch-rules.ts';
import { endBlocks, insertBlock, listBlocks } from './switches-store.ts';

export type { ApplySwitch } from './change-switches.ts';
export { exportSwitches } from './export-store.ts';
export { type Source, type SwitchName, situations, switchNames } from './switch-rules.ts';
export { type BlockRow, isSwitchedOff, readOff } from './switches-store.ts';

interface SwitchesDeps extends ChangeDeps {
  ids: Ids;
  outbox: Pick<Outbox, 'record' | 'wake'>;
}

/** What players may do: five switches, each held off by any number of sources and on again when the last one ends. */
export function createSwitches({ pool, ids, outbox, apply }: SwitchesDeps) {
  const { change, changeAll } = createChanges({ pool, outbox, apply });

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

    ...holdingForRecords({ ids, changeAll }),

    /** Every block that is in force. */
    listOf: (playerId: bigint) => listBlocks(pool, playerId),
  };
}

export type Switches = ReturnType<typeof createSwitches>;
