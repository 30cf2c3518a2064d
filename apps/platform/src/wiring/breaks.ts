import { marketRules } from '@harmattan/kernel/market-rules';
import { createBreaks, createSafeplayRegister, createTraitHasher, type Traits } from '../modules/breaks/index.ts';
import type { Cases } from '../modules/cases/index.ts';
import type { Email } from '../modules/email/index.ts';
import type { Switches } from '../modules/switches/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import type { Ground } from './ground.ts';
import type { Players } from './players.ts';

interface Doors {
  cases: Cases;
  switches: Switches;
  verification: Verification;
  email: Email;
}

export function createBreaksOf(
  { settings, database, clock, ids, log, bus, outbox }: Ground,
  { identity, profile }: Players,
  { cases, switches, verification, email }: Doors,
) {
  return createBreaks({
    ...{ pool: database.pool, clock, ids, log, bus, outbox, switches },
    rules: marketRules.breaks,
    register: settings.register && createSafeplayRegister(settings.register),
    hasher: createTraitHasher(settings.secretsKeys),
    confirmPlayer: identity.confirmPlayer,
    async traitsOf(playerId) {
      const [userName, details, devices, identityKeys, proven] = await Promise.all([
        identity.userNameOf(playerId),
        profile.detailsOf(playerId),
        identity.listDevices(playerId),
        verification.numberKeysOf(playerId),
        email.addressOf(playerId),
      ]);
      return {
        identityKeys,
        // A closed account has no number any more.
        phones: /^\d+$/.test(userName) ? [userName] : [],
        emails: proven ? [proven.address] : [],
        deviceIds: devices.map(({ id }) => id),
        name: nameOf(details),
      };
    },
    async playersBy({ identityKeys = [], phones = [], emails = [] }) {
      const byPhone = await Promise.all(phones.map(identity.playerByUserName));
      const byNumber = await Promise.all(identityKeys.map(verification.playersWithNumber));
      const byEmail = await Promise.all(emails.map(email.playerWith));
      return [
        ...new Set([
          ...byPhone.flatMap((player) => player?.playerId ?? []),
          ...byNumber.flat(),
          ...byEmail.flatMap((playerId) => playerId ?? []),
        ]),
      ];
    },
    keyOfNin: (text) => verification.numberKey('nin', text),
    sharersOf: async (playerId) => (await identity.listSharers(playerId)).map(({ player_id }) => player_id),
    openAppeal: cases.openForAppeal,
    openReview: cases.openForSharedDevice,
  });
}

function nameOf(details: Awaited<ReturnType<Players['profile']['detailsOf']>>): Traits['name'] {
  if (!details?.first_name || !details.last_name || !details.birth_date) return undefined;
  return { firstName: details.first_name, lastName: details.last_name, birthDate: details.birth_date };
}
