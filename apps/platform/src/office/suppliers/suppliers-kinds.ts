import type { Kind } from '../approve-request.ts';
import type { DeskRecord } from '../claimed.ts';

/** Of the request for a second person. */
export const giveBackKind = 'give a round back';

export const unfinishedRound = (round: string): DeskRecord => ({ kind: 'round', subject: round });

/** What two people decide on about suppliers. The subject is the round. */
export const suppliersKinds: Record<string, Kind> = {
  [giveBackKind]: {
    permission: 'suppliers.resolve',
    shows: ['supplier', 'reference'],
    describe: () =>
      'The stakes go back to the player and the round is closed. A win that comes later is refused and listed.',
    async findOpen({ suppliers }, subjects) {
      const found = await Promise.all(subjects.map((round) => suppliers.unfinished.find(round)));
      return new Set(found.flatMap((one) => one?.round ?? []));
    },
    async carryOut({ suppliers }, { id, subject }, { by, why, also }) {
      const outcome = await suppliers.unfinished.giveBack({ approvalId: id, round: subject, by, why, also });
      return outcome === 'moved on' ? outcome : 'done';
    },
  },
};
