import type { Calls } from '@harmattan/contract';
import type { Clock } from '@harmattan/kernel/clock';
import type { Kysely } from 'kysely';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { findProfile } from './profile-store.ts';
import { savePersonalDetails } from './save-personal-details.ts';

/** What the profile shows of a player beyond what it keeps itself. */
export interface PlayerIdentity {
  userName: string;
  currency: string;
  /** ISO 3166. */
  country: string;
  smsSecondFactor: boolean;
}

export interface ProfileDeps {
  tables: Kysely<unknown>;
  clock: Clock;
  identityOf(playerId: bigint): Promise<PlayerIdentity>;
}

type ProfileCalls = 'GET User/PersonalInfromation' | 'POST User/SaveUserPersonalDetails';

export function profileRoutes(deps: ProfileDeps): Pick<Handlers<Calls>, ProfileCalls> {
  return {
    async 'GET User/PersonalInfromation'({ context }) {
      const { playerId } = context.player;
      const [profile, identity] = await Promise.all([findProfile(deps.tables, playerId), deps.identityOf(playerId)]);
      return success({
        firstName: profile?.first_name ?? '',
        lastName: profile?.last_name ?? '',
        birthDate: profile?.birth_date ?? null,
        countryCode: identity.country,
        mobileNumber: identity.userName,
        userName: identity.userName,
        currencyName: identity.currency,
        subscribeToEmail: profile?.subscribe_to_email ?? false,
        // There is no second factor but the text yet.
        twoFactorEnabled: false,
        smsTwoFactorEnabled: identity.smsSecondFactor,
        userNotificationSetup: {
          userProfileID: String(playerId),
          smsNotificationEnabled: profile?.sms_notification_enabled ?? false,
        },
      });
    },

    async 'POST User/SaveUserPersonalDetails'({ body, context }) {
      const problems = await savePersonalDetails(deps, context.player.playerId, body);
      if (!problems) return success(null);
      return refuse('VALIDATION_ERROR', {
        FirstName: problems.firstName,
        LastName: problems.lastName,
        DateOfBirth: problems.birthDate,
      });
    },
  };
}
