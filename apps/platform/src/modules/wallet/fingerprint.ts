import { digest128 } from './keys.ts';
import type { Operation } from './operations.ts';

/**
 * Everything that makes a command what it is, but for its conditions: a repeat may come with a newer session, or after the
 * operator has changed what may go below zero.
 */
export function fingerprintOf(operation: Operation): string {
  return digest128([
    operation.kind,
    String(operation.playerId),
    'amountMinor' in operation && operation.amountMinor !== undefined ? String(operation.amountMinor) : '',
    'house' in operation ? operation.house : '',
    ('of' in operation && operation.of) || '',
    operation.about,
    // Only where there is one: entries from before there were rounds keep theirs.
    ...(operation.round === undefined ? [] : [operation.round]),
  ]);
}
