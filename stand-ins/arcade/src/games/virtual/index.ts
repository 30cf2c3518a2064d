import type { LiveTable } from '../../live/live-table.ts';
import { footballTables } from '../football/index.ts';
import { raceTables } from '../races/index.ts';

/** Races and matches on a clock, with prices. */
export const virtualTables: readonly LiveTable[] = [...raceTables, ...footballTables];
