import type { HarmMarker } from '@harmattan/kernel/harm-markers';
import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import type { Score, SeenMarker } from './score.ts';

const words: Record<HarmMarker, string> = {
  'reversed withdrawals': 'withdrawals called back',
  'deposits after losses': 'deposits soon after losses',
  'raises asked': 'higher limits asked for',
  'night play': 'nights with play',
  'failed deposits': 'deposits that failed',
  'chased stakes': 'stakes raised after losses',
  'long sessions': 'long sessions',
};

/** A score in words for the staff, as the case keeps it. */
export function explain({ points, seen }: Score): string {
  return `${points} points: ${seen.map(explainOne).join('; ')}`;
}

function explainOne({ marker, count, amountMinor, days, since, points }: SeenMarker): string {
  const amount = amountMinor === null ? '' : `, ${market.currency} ${formatMajor(amountMinor)}`;
  return `${count} × ${words[marker]}${amount}, within ${days} days, since ${since} (${points})`;
}
