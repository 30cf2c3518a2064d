import { type Picks, parsePicks } from './slip.ts';

interface Cleared {
  jackpotId: string;
  picks: Picks;
}

/** What the list is told when a jackpot is left by its arrow; it keeps with the entry of the history. */
export function clearedState(cleared: Cleared | undefined): { cleared?: Cleared } {
  return cleared ? { cleared } : {};
}

export function readCleared(state: unknown): Cleared | undefined {
  const cleared: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'cleared') : undefined;
  if (typeof cleared !== 'object' || cleared === null) return undefined;
  const jackpotId: unknown = Reflect.get(cleared, 'jackpotId');
  const picks = parsePicks(Reflect.get(cleared, 'picks'));
  return typeof jackpotId === 'string' && Object.keys(picks).length > 0 ? { jackpotId, picks } : undefined;
}
