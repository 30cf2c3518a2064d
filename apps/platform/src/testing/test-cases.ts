import { systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import { createCases } from '../modules/cases/index.ts';
import { readSettings } from '../settings/index.ts';

/** Cases with the usual clocks. */
export function testCases(pool: pg.Pool) {
  const ids = createIds({ clock: systemClock, random: systemRandom });
  return createCases({ pool, clock: systemClock, ids, random: systemRandom, settings: readSettings({}).cases });
}
