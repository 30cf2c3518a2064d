import { hasOpenDeposit } from '../modules/cashier/index.ts';
import { createGate } from '../modules/gate/index.ts';
import { createGeo } from '../modules/geo/index.ts';
import { createCarrier, createIdentity } from '../modules/identity/index.ts';
import { createProfile } from '../modules/profile/index.ts';
import { isNumberKept } from '../modules/rights/index.ts';
import {
  createSms,
  onlyToProven,
  tellOfDeposits,
  tellOfDormancy,
  tellOfNumberChange,
  tellOfSecurity,
  tellOfWithdrawals,
} from '../modules/sms/index.ts';
import { isSwitchedOff } from '../modules/switches/index.ts';
import { lockIdentity, withdrawGiven } from '../modules/verification/index.ts';
import { hasMovedMoney } from '../modules/wallet/index.ts';
import { createReachable } from '../plumbing/reachable.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';

/** Who plays: accounts, what players say of themselves, who may play from where, and texts to them. */
export async function createPlayers(ground: Ground, money: Money) {
  const { settings, brand, database, clock, random, ids, bus, log, outbox } = ground;
  const gateway = createSms({ settings: settings.sms, log });
  const isReachable = createReachable(clock, { upForMs: 5_000 });
  const geo = await createGeo(settings);
  const identity = await createIdentity({
    ...{ database, clock, random, ids, bus, log, outbox },
    sendSms: gateway.send,
    isSmsReachable: () => isReachable(settings.sms.url),
    balanceOf: async (playerId) => (await money.wallet.balance(playerId)).availableMinor,
    isNumberKept,
    isFunded: async (playerId) =>
      (await hasMovedMoney(database.pool, playerId)) || (await hasOpenDeposit(database.pool, playerId)),
    raiseSessionEpoch: money.raiseSessionEpoch,
    secretsKeys: settings.secretsKeys,
    brandName: brand.name,
    country: brand.country,
    countryDigits: brand.countryPrefix.slice(1),
    currency: brand.currency,
    passwordLengthMin: settings.passwordLengthMin,
    passwordCost: settings.passwordCost,
    signInFailuresAlarm: settings.signInFailuresAlarm,
    signInHistoryDays: settings.signInHistoryDays,
    idleDaysMax: settings.accountIdleDays,
    sessionDaysMax: settings.sessionDaysMax,
    carry: settings.securityLog && createCarrier(settings.securityLog, log),
  });
  const profile = createProfile({
    ...{ database, clock, ageMin: settings.ageMin, identityOf: identity.identityOf },
    lockIdentity,
    onOtherDetails: withdrawGiven,
    onDetails: (transaction, playerId) =>
      outbox.record(transaction, { topic: 'profile.details-saved', payload: { playerId: String(playerId) } }),
  });
  const gate = createGate({
    settings: { ...settings, countries: settings.countries ?? [brand.country] },
    countryOf: geo.countryOf,
    ageOf: profile.ageOf,
    isOff: (playerId, name) => isSwitchedOff(database.pool, playerId, name),
  });
  // Codes go out by the gateway itself, and every other text through this.
  const sms = onlyToProven(gateway, identity.mayBeTexted);
  tellOfNumberChange({ outbox, sms: gateway });
  tellOfSecurity({ outbox, sms });
  tellOfWithdrawals({ outbox, sms });
  tellOfDeposits({ outbox, sms, userNameOf: identity.userNameOf, languageOf: identity.languageOf });
  tellOfDormancy({ outbox, sms, userNameOf: identity.userNameOf, languageOf: identity.languageOf });
  return { geo, identity, profile, gate, sms };
}

export type Players = Awaited<ReturnType<typeof createPlayers>>;
