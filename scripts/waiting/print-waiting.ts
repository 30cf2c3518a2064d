import type { WaitingItem } from '../../apps/platform/src/modules/waiting/index.ts';
import { formatMajor } from '../../packages/kernel/src/money.ts';

const heads = ['kind', 'age', 'player', 'amount', 'id', 'reason'];

/** A table for a terminal. */
export function waitingLines(items: WaitingItem[], now: Date): string[] {
  if (items.length === 0) return ['Nothing waits for a person.'];
  const cells = [heads, ...items.map((item) => cellsOf(item, now))];
  const widths = heads.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Amounts and players as text, which keeps every digit. */
export function waitingJson(items: WaitingItem[], now: Date): string {
  const waiting = items.map(({ since, ...item }) => ({ ...item, since, ageSeconds: secondsSince(since, now) }));
  const text = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);
  return JSON.stringify({ waiting }, text, 2);
}

function cellsOf({ kind, since, playerId, amountMinor, id, reason }: WaitingItem, now: Date): string[] {
  const amount = amountMinor === null ? '' : formatMajor(amountMinor);
  return [kind, ageOf(secondsSince(since, now)), playerId === null ? '' : String(playerId), amount, id, reason];
}

function secondsSince(since: Date, now: Date): number {
  return Math.max(0, Math.round((now.getTime() - since.getTime()) / 1_000));
}

/** `45 s`, `12 min`, `5 h`, `3 d`. */
function ageOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 48 * 3_600 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`;
}
