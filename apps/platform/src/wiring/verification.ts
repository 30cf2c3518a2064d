import type { Cases } from '../modules/cases/index.ts';
import { createVerification, type Verification } from '../modules/verification/index.ts';
import { createVault } from '../plumbing/vault.ts';
import type { Ground } from './ground.ts';
import type { Players } from './players.ts';

export function openVerification(
  { settings, database, clock, ids, log, outbox, random }: Ground,
  { profile }: Pick<Players, 'profile'>,
  cases: Cases,
): Verification {
  return createVerification({
    ...{ pool: database.pool, clock, ids, log, outbox, cases, settings: settings.verification },
    vault: createVault({ keys: settings.secretsKeys, random }),
    detailsOf: profile.detailsOf,
  });
}
