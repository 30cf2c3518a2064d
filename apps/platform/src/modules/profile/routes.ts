import type { Calls } from '@harmattan/contract';
import type { Clock } from '@harmattan/kernel/clock';
import { marketRegions } from '@harmattan/kernel/market-regions';
import type pg from 'pg';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import { findProfile, saveRegion, setSubscription } from './profile-store.ts';
import { savePersonalDetails } from './save-personal-details.ts';

/** What the profile shows of a player beyond what it keeps itself. */
export interface PlayerIdentity {
  userName: string;
  currency: string;
  /** ISO 3166. */
  country: string;
  appSecondFactor: boolean;
  smsSecondFactor: boolean;
}

export interface ProfileDeps {
  pool: pg.Pool;
  clock: Clock;
  /** Whole years that the market asks for. */
  ageMin: number;
  identityOf(playerId: bigint): Promise<PlayerIdentity>;
  /** Until the transaction ends no number is accepted. True where a register has confirmed name and birth date: then they stay. */
  lockIdentity(transaction: pg.PoolClient, playerId: bigint): Promise<boolean>;
  /** In the transaction that replaces a name or a birth date by another one. */
  onOtherDetails(transaction: pg.PoolClient, playerId: bigint): Promise<void>;
  /** In the transaction that saves a name and a birth date. */
  onDetails(transaction: pg.PoolClient, playerId: bigint): Promise<void>;
}

type ProfileCalls =
  | 'GET User/PersonalInfromation'
  | 'POST User/SaveUserPersonalDetails'
  | 'GET User/Region'
  | 'POST User/SaveRegion'
  | 'POST User/UpdateEmailSubscription'
  | 'POST User/UpdateSMSNotificationStatus'
  | 'POST User/UpdateInboxOffers';

export function profileRoutes(deps: ProfileDeps): Pick<Handlers<Calls>, ProfileCalls> {
  const byPlayer = ({ player: { playerId } }: { player: { playerId: bigint } }) => ({ playerId, how: 'page' as const });
  return {
    async 'GET User/PersonalInfromation'({ context }) {
      const { playerId } = context.player;
      const [profile, identity] = await Promise.all([findProfile(deps.pool, playerId), deps.identityOf(playerId)]);
      return success({
        firstName: profile?.first_name ?? '',
        lastName: profile?.last_name ?? '',
        birthDate: profile?.birth_date ?? null,
        countryCode: identity.country,
        mobileNumber: identity.userName,
        userName: identity.userName,
        currencyName: identity.currency,
        subscribeToEmail: profile?.subscribe_to_email ?? false,
        twoFactorEnabled: identity.appSecondFactor,
        smsTwoFactorEnabled: identity.smsSecondFactor,
        userNotificationSetup: {
          userProfileID: String(playerId),
          smsNotificationEnabled: profile?.sms_notification_enabled ?? false,
          inboxOffersEnabled: profile?.inbox_offers_enabled ?? true,
        },
      });
    },

    async 'POST User/SaveUserPersonalDetails'({ body, context }) {
      const problems = await savePersonalDetails(deps, context.player.playerId, body);
      if (!problems) return success(null);
      if (problems === 'verified') return refuse('DETAILS_ARE_VERIFIED', null);
      return refuse('VALIDATION_ERROR', {
        FirstName: problems.firstName,
        LastName: problems.lastName,
        DateOfBirth: problems.birthDate,
      });
    },

    async 'GET User/Region'({ context }) {
      const profile = await findProfile(deps.pool, context.player.playerId);
      return success({ region: profile?.region ?? null, regions: [...marketRegions] });
    },

    async 'POST User/SaveRegion'({ body: { region }, context }) {
      if (!marketRegions.includes(region)) return refuse('INCORRECT_PARAMETER_VALUE', null);
      await saveRegion(deps.pool, context.player.playerId, region);
      return success(null);
    },

    async 'POST User/UpdateEmailSubscription'({ query, context }) {
      await setSubscription(deps.pool, byPlayer(context), { email: query.flag });
      return success({ subscribeToEmail: query.flag });
    },

    async 'POST User/UpdateSMSNotificationStatus'({ query, context }) {
      await setSubscription(deps.pool, byPlayer(context), { sms: query.flag });
      return success({ smsNotificationEnabled: query.flag });
    },

    async 'POST User/UpdateInboxOffers'({ query, context }) {
      await setSubscription(deps.pool, byPlayer(context), { inbox: query.flag });
      return success({ inboxOffersEnabled: query.flag });
    },
  };
}
