import { systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import { createCases } from '../modules/cases/index.ts';
import { readSettings } from '../settings/index.ts';

/** Cases with the usual clocks. */
export function testCases(pool: pg.Pool) {
  return createCases({ pool, random: systemRandom, settings: readSettings({}).cases });
}
