import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type pg from 'pg';
import type { Vault } from '../../plumbing/vault.ts';
import type { Passwords } from '../identity/index.ts';

export interface StaffDeps {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  random: Random;
  /** Seals the secrets of authenticator apps. */
  vault: Pick<Vault, 'seal' | 'open'>;
  /** The players' own: hashes of both are limited together. */
  passwords: Passwords;
}
