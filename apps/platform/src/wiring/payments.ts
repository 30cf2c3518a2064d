import type { Cases } from '../modules/cases/index.ts';
import { createCashier } from '../modules/cashier/index.ts';
import type { Compliance } from '../modules/compliance/index.ts';
import type { Incidents } from '../modules/incidents/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import { createVault } from '../plumbing/vault.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

export function createPayments(
  ground: Ground,
  { wallet }: Money,
  { identity, profile }: Players,
  doors: { cases: Cases; compliance: Compliance; verification: Pick<Verification, 'allowanceOf' | 'isIdentified'> },
  incidents: Incidents,
) {
  const { cases, compliance, verification } = doors;
  const { settings, brand, database, ids, clock, log, outbox, random } = ground;
  const cashier = createCashier({
    ...{ database, ids, clock, log, outbox, wallet, cases, compliance, incidents },
    settings: { ...settings.payments, siteUrl: settings.siteUrl },
    playerByUserName: identity.playerByUserName,
    nameOf: profile.nameOf,
    confirmPlayer: identity.confirmPlayer,
    requireProvenNumber: identity.requireProvenNumber,
    isOnNewDevice: identity.isOnNewDevice,
    rankOf: identity.rankOf,
    allowanceOf: verification.allowanceOf,
    isIdentified: verification.isIdentified,
    raiseAlarm: identity.raiseAlarm,
    vault: createVault({ keys: settings.secretsKeys, random }),
    currency: brand.currency,
  });
  outbox.consume('incidents.ended', ({ payload }) => cashier.releaseWaiting((payload as { id: string }).id));
  return cashier;
}

export type Payments = ReturnType<typeof createPayments>;
