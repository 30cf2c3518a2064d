import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { PersonalDetails } from './personal-details-rules.ts';

export interface ProfileRow {
  first_name: string | null;
  last_name: string | null;
  /** Year-month-day: a day of the calendar has no time zone, and a `Date` would give it one. */
  birth_date: string | null;
  /** When an earlier name was replaced by this one. */
  name_changed_at: Date | null;
  subscribe_to_email: boolean;
  sms_notification_enabled: boolean;
  inbox_offers_enabled: boolean;
  /** The state that the player declared. */
  region: string | null;
}

export async function findProfile(db: Queryable, playerId: bigint): Promise<ProfileRow | undefined> {
  const { rows } = await db.query<ProfileRow>(sql`
    select first_name, last_name, to_char(birth_date, 'YYYY-MM-DD') as birth_date, name_changed_at,
           subscribe_to_email, sms_notification_enabled, inbox_offers_enabled, region
    from profile.player where player_id = ${playerId}`);
  return rows[0];
}

export async function findBirthDate(db: Queryable, playerId: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ birth_date: string }>(sql`
    select to_char(birth_date, 'YYYY-MM-DD') as birth_date
    from profile.player where player_id = ${playerId} and birth_date is not null`);
  return rows[0]?.birth_date;
}

export async function saveDetails(db: Queryable, playerId: bigint, details: PersonalDetails): Promise<void> {
  const { firstName, lastName, birthDate } = details;
  await db.query(sql`
    insert into profile.player as p (player_id, first_name, last_name, birth_date)
    values (${playerId}, ${firstName}, ${lastName}, ${birthDate})
    on conflict (player_id) do update set
      name_changed_at = case
        when (p.first_name, p.last_name) is not distinct from (excluded.first_name, excluded.last_name) then p.name_changed_at
        when p.first_name is not null then app_now()
      end,
      first_name = excluded.first_name, last_name = excluded.last_name, birth_date = excluded.birth_date,
      saved_at = excluded.saved_at`);
}

export async function saveRegion(db: Queryable, playerId: bigint, region: string): Promise<void> {
  await db.query(sql`
    insert into profile.player (player_id, region) values (${playerId}, ${region})
    on conflict (player_id) do update set region = excluded.region`);
}

type ConsentChannel = 'email' | 'sms' | 'inbox';
type ConsentHow = 'page' | 'text' | 'closing';

/** Changes what is given and leaves the rest alone, also for who has saved nothing yet. Each change is kept with when and how. */
export async function setSubscription(
  db: Queryable,
  { playerId, how }: { playerId: bigint; how: ConsentHow },
  wanted: Partial<Record<ConsentChannel, boolean>>,
): Promise<void> {
  const { email = null, sms = null, inbox = null } = wanted;
  await db.query(sql`
    with before as materialized (
      select subscribe_to_email, sms_notification_enabled, inbox_offers_enabled from profile.player where player_id = ${playerId}
    ), saved as (
      insert into profile.player as p (player_id, subscribe_to_email, sms_notification_enabled, inbox_offers_enabled)
      values (${playerId}, coalesce(${email}::boolean, false), coalesce(${sms}::boolean, false), coalesce(${inbox}::boolean, true))
      on conflict (player_id) do update set
        subscribe_to_email = coalesce(${email}::boolean, p.subscribe_to_email),
        sms_notification_enabled = coalesce(${sms}::boolean, p.sms_notification_enabled),
        inbox_offers_enabled = coalesce(${inbox}::boolean, p.inbox_offers_enabled)
      returning subscribe_to_email, sms_notification_enabled, inbox_offers_enabled)
    insert into profile.consent (player_id, channel, is_given, how)
    select ${playerId}, c.channel, c.is_given, ${how}
    from saved s left join before b on true cross join lateral (values
      ('email', s.subscribe_to_email, coalesce(b.subscribe_to_email, false)),
      ('sms', s.sms_notification_enabled, coalesce(b.sms_notification_enabled, false)),
      ('inbox', s.inbox_offers_enabled, coalesce(b.inbox_offers_enabled, true))) c (channel, is_given, was_given)
    where c.is_given <> c.was_given`);
}

/** Of a closed account. The words of the name go with it, by the trigger. */
export async function eraseDetails(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`
    update profile.player set first_name = null, last_name = null, birth_date = null, region = null where player_id = ${playerId}`);
}
