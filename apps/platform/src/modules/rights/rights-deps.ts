import type { Present } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type pg from 'pg';
import type { ExportPart } from '../../plumbing/export-part.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Identity } from '../identity/index.ts';

/** What every use case of the module works with. */
export interface RightsDeps {
  pool: pg.Pool;
  clock: Present;
  ids: Ids;
  random: Random;
  log: Log;
  brandName: string;
  confirmPlayer: Identity['confirmPlayer'];
  recordRight: Identity['recordRight'];
  /** What every module has of a player. */
  partsOf(playerId: bigint): ExportPart[];
}
