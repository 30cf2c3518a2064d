-- Accounts with money that their players have not used for long. The money stays the player's: nothing here moves any.
create schema dormancy;
select grant_app('usage', 'schema dormancy');

create table dormancy.account (
  id        uuid primary key,
  player_id bigint not null,
  -- The last use before it was found.
  active_at timestamptz not null,
  found_at  timestamptz not null default app_now(),
  -- False where sign-in is off: the player could not answer a notice.
  is_told   boolean not null,
  -- It is marked then, unless it was used.
  due_at    timestamptz not null check (due_at > found_at),
  marked_at timestamptz check (marked_at >= due_at),
  ended_at  timestamptz,
  outcome   text check (outcome in ('used', 'emptied')),
  check ((ended_at is null) = (outcome is null))
);
create unique index account_open on dormancy.account (player_id) where ended_at is null;
create index account_by_age on dormancy.account (active_at, player_id) where ended_at is null;
create index account_ended on dormancy.account (ended_at desc) where ended_at is not null;
select grant_app('select, insert', 'dormancy.account');
select grant_app('update (marked_at, ended_at, outcome)', 'dormancy.account');

-- The one place that names tables of other modules. Payments are known by the day; its end counts, in the player's favour.
create view dormancy.player as
select p.id as player_id, coalesce(p.seen_at, p.created_at) as seen_at,
  greatest(p.created_at, p.seen_at,
    (select max(s.created_at) from identity.sign_in s where s.player_id = p.id),
    (select max(s.last_seen_at) from identity.session s where s.player_id = p.id),
    (select s.last_stake_at from activity.player s where s.player_id = p.id),
    (select (max(d.day) + 1)::timestamp at time zone 'UTC' from activity.day d
     where d.player_id = p.id and (d.deposited > 0 or d.withdrawn > 0))) as active_at,
  a.available + a.held as balance,
  p.sign_in_off_until is null or p.sign_in_off_until <= app_now() as can_sign_in
from identity.player p join wallet.account a on a.player_id = p.id
where p.yielded_at is null;
select grant_app('select', 'dormancy.player');
