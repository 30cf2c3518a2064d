import { expect, test } from 'vitest';
import type { Archived } from '../../apps/platform/src/modules/wallet/index.ts';
import { archivedJson, archivedLines } from './print-archived.ts';
import { readArguments } from './read-arguments.ts';

const archived: Archived = { moved: 12_000, left: { round: 3, hold: 0, reversal: 1, 'unequal copy': 0 } };

test('prints what was moved, and why the rest stays', () => {
  expect(archivedLines(archived, 90).slice(0, 3)).toEqual([
    '12,000 entries were moved.',
    '3 older than 90 days stay: of stakes that were neither paid, closed nor reversed, and of their rounds.',
    '1 older than 90 days stay: reversals that came before their entries.',
  ]);
  expect(JSON.parse(archivedJson(archived))).toEqual({
    ...{ moved: 12_000, waits_for: null },
    left: { round: 3, hold: 0, reversal: 1, 'unequal copy': 0, total: 4 },
  });
});

test('names the session that the last slice waits for', () => {
  const waitsFor = { pid: 17, user: 'backup', since: new Date('2026-11-16T02:00:00Z') };
  const lines = archivedLines({ ...archived, waitsFor }, 90).join('\n');
  expect(lines).toContain('session 17 of backup began to read before');
  expect(lines).toContain('when its transaction of 2026-11-16T02:00:00.000Z has ended');
  expect(archivedLines({ ...archived, waitsFor: { ...waitsFor, since: null } }, 90).join()).toContain(
    'its transaction has ended',
  );
});

test('reads its arguments and refuses others', () => {
  expect(readArguments([])).toEqual({ archive: false, isJson: false, olderThanDays: 90 });
  expect(readArguments(['--archive', '--older-than', '30', '--json'])).toMatchObject({
    archive: true,
    olderThanDays: 30,
  });
  for (const args of [
    ['--older-than', '30'],
    ['--archive', '--older-than', '0'],
    ['--archive', '--older-than', 'x'],
    ['now'],
  ]) {
    expect(() => readArguments(args)).toThrow('npm run journal');
  }
});
