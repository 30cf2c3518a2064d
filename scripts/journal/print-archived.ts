import type { Archived } from '../../apps/platform/src/modules/wallet/index.ts';

const reasons: Record<keyof Archived['left'], string> = {
  round: 'of stakes that were neither paid, closed nor reversed, and of their rounds',
  hold: 'of holds that are open',
  reversal: 'reversals that came before their entries',
  'unequal copy': 'with a copy that is not equal: npm run books says more',
};

export function archivedLines({ moved, left, waitsFor }: Archived, olderThanDays: number): string[] {
  const count = (entries: number) => entries.toLocaleString('en');
  const keys = Object.keys(reasons) as (keyof typeof reasons)[];
  return [
    `${count(moved)} entries were moved.`,
    ...keys
      .filter((reason) => left[reason] > 0)
      .map((reason) => `${count(left[reason])} older than ${olderThanDays} days stay: ${reasons[reason]}.`),
    ...(waitsFor
      ? [
          `The last slice is copied and not deleted yet, because session ${waitsFor.pid} of ${waitsFor.user} began to read before.`,
          `Run the command again when its transaction${sinceOf(waitsFor)} has ended.`,
        ]
      : []),
    ...(moved > 0
      ? ['The indexes of the journal shrink by: reindex table concurrently wallet.journal, as the owner of the tables.']
      : []),
  ];
}

const sinceOf = ({ since }: { since: Date | null }) => (since ? ` of ${since.toISOString()}` : '');

export function archivedJson({ moved, left, waitsFor }: Archived): string {
  return JSON.stringify({
    moved,
    left: { ...left, total: Object.values(left).reduce((sum, entries) => sum + entries, 0) },
    waits_for: waitsFor ?? null,
  });
}
