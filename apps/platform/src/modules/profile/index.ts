import type { Queryable } from '@harmattan/process/transaction';
import type { Database } from '../../plumbing/db/database.ts';
import { findByName, readNames } from './name-store.ts';
import { ageAt } from './personal-details-rules.ts';
import { eraseDetails, findBirthDate, findProfile, setSubscription } from './profile-store.ts';
import { type ProfileDeps, profileRoutes } from './routes.ts';

export { exportProfile } from './export-store.ts';

export function createProfile(options: Omit<ProfileDeps, 'pool'> & { database: Database }) {
  const { database, ...rest } = options;
  const deps: ProfileDeps = { ...rest, pool: database.pool };
  return {
    handlers: profileRoutes(deps),
    /** Undefined for a player who has not told it yet. */
    async nameOf(
      playerId: bigint,
    ): Promise<{ firstName: string; lastName: string; changedAt: Date | null } | undefined> {
      const profile = await findProfile(deps.pool, playerId);
      if (!profile?.first_name || !profile.last_name) return undefined;
      return { firstName: profile.first_name, lastName: profile.last_name, changedAt: profile.name_changed_at };
    },
    /** In the caller's transaction: whether the player wants news by text. */
    setTexts: (db: Queryable, playerId: bigint, sms: boolean) =>
      setSubscription(db, { playerId, how: 'text' }, { sms }),
    /** In the transaction that closes the account. */
    stopNews: (db: Queryable, playerId: bigint) =>
      setSubscription(db, { playerId, how: 'closing' }, { email: false, sms: false, inbox: false }),
    /** Of an account that was closed long ago. */
    erase: eraseDetails,
    /** For the office. Undefined for a player who has saved nothing. */
    detailsOf: (playerId: bigint, db: Queryable = deps.pool) => findProfile(db, playerId),
    /** For the office: players of whose name each word of the text begins a word. */
    findByName: (text: string) => findByName(deps.pool, text),
    namesOf: (playerIds: bigint[]) => readNames(deps.pool, playerIds),
    /** Undefined for a player who has given no birth date. */
    async birthYearOf(playerId: bigint): Promise<string | undefined> {
      return (await findBirthDate(deps.pool, playerId))?.slice(0, 4);
    },
    /** Whole years by the birth date. Undefined for a player who has given none. */
    async ageOf(playerId: bigint): Promise<number | undefined> {
      const born = await findBirthDate(deps.pool, playerId);
      return born === undefined ? undefined : ageAt(deps.clock.now(), born);
    },
  };
}

export type Profile = ReturnType<typeof createProfile>;
