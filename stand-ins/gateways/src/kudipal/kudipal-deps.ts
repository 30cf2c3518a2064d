import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type pg from 'pg';
import type { Hooks } from '../hooks/index.ts';
import type { Sms } from '../sms/index.ts';

export interface KudipalDeps {
  pool: pg.Pool;
  ids: Ids;
  clock: Clock;
  random: Random;
  sms: Sms;
  hooks: Hooks;
  secretKey: string;
  encryptionKey: string;
  /** Where our own pages are. */
  ownUrl(): string;
  /** Where the built pages lie. */
  pagesDir: string;
}

export const hookSender = 'kudipal';
export const hookPath = '/hooks/kudipal';
