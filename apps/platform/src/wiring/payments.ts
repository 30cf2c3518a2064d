import type { Cases } from '../modules/cases/index.ts';
import { createCashier } from '../modules/cashier/index.ts';
import { createVault } from '../plumbing/vault.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

export function createPayments(ground: Ground, { wallet }: Money, { identity, profile }: Players, cases: Cases) {
  const { settings, brand, database, ids, clock, log, outbox, random } = ground;
  return createCashier({
    ...{ database, ids, clock, log, outbox, wallet, cases },
    settings: { ...settings.payments, siteUrl: settings.siteUrl },
    playerByUserName: identity.playerByUserName,
    nameOf: profile.nameOf,
    confirmPlayer: identity.confirmPlayer,
    requireProvenNumber: identity.requireProvenNumber,
    isOnNewDevice: identity.isOnNewDevice,
    rankOf: identity.rankOf,
    raiseAlarm: identity.raiseAlarm,
    vault: createVault({ keys: settings.secretsKeys, random }),
    currency: brand.currency,
  });
}

export type Payments = ReturnType<typeof createPayments>;
