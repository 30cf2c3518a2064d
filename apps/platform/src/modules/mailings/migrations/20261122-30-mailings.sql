-- Segments of players, what is sent to them, and what of it reached them.
create schema mailings;
select grant_app('usage', 'schema mailings');

-- What each player paid and played on a day of the market's calendar: sums of the journal, kept by a consumer of its feed. Payments have no
-- product, and supplier and game are empty where there is none.
create table mailings.player_day (
  player_id bigint not null,
  day       date not null,
  product   text not null,
  supplier  text not null,
  game      text not null,
  -- Without stakes that came back.
  staked    bigint not null,
  won       bigint not null,
  deposited bigint not null,
  withdrawn bigint not null,
  primary key (player_id, day, product, supplier, game)
) with (fillfactor = 70);
select grant_app('select, insert, update', 'mailings.player_day');

-- A version is never changed: what was sent to it can be explained later.
create table mailings.segment (
  id         uuid not null,
  version    integer not null check (version > 0),
  name       text not null check (name <> ''),
  conditions jsonb not null,
  saved_by   text not null,
  saved_at   timestamptz not null default app_now(),
  primary key (id, version)
);
select grant_app('select, insert', 'mailings.segment');

create table mailings.mailing (
  id              uuid primary key,
  channel         text not null check (channel in ('inbox', 'sms')),
  is_service      boolean not null,
  name            text not null,
  segment_id      uuid not null,
  segment_version integer not null,
  -- As they were when it was asked for.
  conditions      jsonb not null,
  texts           jsonb not null,
  send_at         timestamptz not null,
  -- What was counted then: how many, who is excluded, the cost.
  counted         jsonb not null,
  made_by         text not null,
  made_at         timestamptz not null default app_now(),
  comment         text not null check (comment <> ''),
  needs_two       boolean not null,
  -- Null: as many as there are.
  recipients_max  integer check (recipients_max >= 0),
  state           text not null check (state in ('asked', 'scheduled', 'sending', 'done', 'cancelled', 'stopped')),
  approval_id     uuid,
  approved        boolean not null default true check (approved),
  approved_by     text,
  -- Players up to here were looked at, in the order of their ids.
  last_player     bigint not null default 0,
  is_listed       boolean not null default false,
  -- There were more than `recipients_max`.
  is_cut          boolean not null default false,
  -- Recipients by what became of them, so that a list of mailings counts no rows.
  listed          integer not null default 0,
  waiting         integer not null default 0 check (waiting >= 0),
  handing         integer not null default 0 check (handing >= 0),
  reached         integer not null default 0,
  failed          integer not null default 0,
  -- Of the texts that were handed over.
  cost            bigint not null default 0,
  ended_at        timestamptz,
  end_reason      text,
  foreign key (segment_id, segment_version) references mailings.segment (id, version),
  -- Points at an approval, and cannot point at a refusal.
  foreign key (approval_id, approved) references approvals.request (id, approved),
  check (not needs_two or approval_id is not null or state in ('asked', 'cancelled')),
  check (needs_two or recipients_max is not null),
  check ((ended_at is not null) = (state in ('done', 'cancelled', 'stopped')))
);
create index mailing_under_way on mailings.mailing (send_at) where state in ('scheduled', 'sending');
create index mailing_made on mailings.mailing (made_at);
select grant_app('select, insert', 'mailings.mailing');
select grant_app(
  'update (state, approval_id, approved_by, last_player, is_listed, is_cut, listed, waiting, handing, reached, failed, cost, ended_at, end_reason)',
  'mailings.mailing');

-- An approval belongs to one mailing.
create unique index mailing_approval on mailings.mailing (approval_id) where approval_id is not null;

create table mailings.excluded (
  mailing_id uuid not null references mailings.mailing,
  reason     text not null,
  players    integer not null check (players > 0),
  primary key (mailing_id, reason)
);
select grant_app('select, insert, update', 'mailings.excluded');

-- One row for each player that a mailing goes to: it is what makes it once. A text is `queued`, then `handing` before the gateway is asked, so
-- that no crash sends it twice.
create table mailings.recipient (
  mailing_id uuid not null references mailings.mailing,
  player_id  bigint not null,
  language   text not null check (language in ('en', 'sw', 'zh')),
  -- Counts into what reaches a player in a week.
  is_offer   boolean not null,
  state      text not null check (state in ('delivered', 'queued', 'handing', 'taken', 'failed', 'withheld')),
  -- Why a text was withheld at the last moment.
  reason     text,
  parts      integer not null default 0,
  cost       bigint not null default 0,
  at         timestamptz not null default app_now(),
  primary key (mailing_id, player_id)
);
create index recipient_of_player on mailings.recipient (player_id, at) where is_offer;
create index recipient_queued on mailings.recipient (mailing_id, player_id) where state = 'queued';
select grant_app('select, insert', 'mailings.recipient');
select grant_app('update (state, reason)', 'mailings.recipient');

-- Texts of players that were acted on. The id is the gateway's: told again, nothing is done.
create table mailings.incoming (
  id         text primary key,
  player_id  bigint,
  word       text not null,
  arrived_at timestamptz not null default app_now()
);
create index incoming_by_age on mailings.incoming (arrived_at);
select grant_app('select, insert, delete', 'mailings.incoming');

-- The one place that names tables of other modules: what a condition or the rules of sending ask about a player.
create view mailings.player as
select i.player_id, p.user_name, p.created_at as registered_at, coalesce(p.seen_at, p.created_at) as seen_at,
  coalesce(p.language, 'en') as language, p.number_proven_at is not null as is_proven,
  coalesce(f.sms_notification_enabled, false) as wants_texts, coalesce(a.available, 0) as available,
  coalesce(r.refcode, '') as refcode, coalesce(i.marketing_off_until > app_now(), false) as is_marketing_off,
  exists (select from switches.block b where b.player_id = i.player_id and b.switch = 'marketing' and b.source = 'player'
    and b.ended_at is null and (b.until is null or b.until > app_now())) as has_opted_out,
  exists (select from switches.block b where b.player_id = i.player_id and b.switch in ('sign-in', 'deposit', 'play')
    and b.ended_at is null and (b.until is null or b.until > app_now())) as is_stopped
from messages.inbox i join identity.player p on p.id = i.player_id
left join profile.player f on f.player_id = i.player_id
left join wallet.account a on a.player_id = i.player_id
left join marketing.referred_player r on r.player_id = i.player_id
where p.yielded_at is null;
select grant_app('select', 'mailings.player');
