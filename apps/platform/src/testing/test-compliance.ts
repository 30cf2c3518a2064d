import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import { createCompliance } from '../modules/compliance/index.ts';
import { readSettings } from '../settings/index.ts';
import { testCases } from './test-cases.ts';

/** With the usual rules. */
export function testCompliance(pool: pg.Pool) {
  const ids = createIds({ clock: systemClock, random: systemRandom });
  const { compliance: settings } = readSettings({});
  return createCompliance({ pool, clock: systemClock, ids, settings, cases: testCases(pool) });
}
