-- Refcodes are kept in one form from now on.
update marketing.campaign_click set refcode = lower(btrim(refcode));
create index campaign_click_of_time on marketing.campaign_click (clicked_at) include (refcode, had_refcode);

-- Players who came through somebody, and how far their entries in the wallet are counted.
create table marketing.referred_player (
  player_id        bigint primary key,
  refcode          text not null,
  registered_at    timestamptz not null,
  first_deposit_at timestamptz,
  counted_version  bigint not null default 0
);
create index referred_player_of_time on marketing.referred_player (registered_at) include (refcode);
create index referred_player_of_deposit on marketing.referred_player (first_deposit_at) include (refcode)
  where first_deposit_at is not null;
select grant_app('select, insert', 'marketing.referred_player');
select grant_app('update (first_deposit_at, counted_version)', 'marketing.referred_player');

-- What the players of a refcode paid in and lost on a day of the Lagos calendar: sums, so that a report reads days and not entries.
create table marketing.refcode_day (
  day           date not null,
  refcode       text not null,
  deposits      bigint not null,
  deposits_kobo bigint not null,
  -- Stakes less wins; below zero where the players won more than they lost.
  revenue_kobo  bigint not null,
  primary key (day, refcode)
);
select grant_app('select, insert', 'marketing.refcode_day');
select grant_app('update (deposits, deposits_kobo, revenue_kobo)', 'marketing.refcode_day');
