create schema marketing;
select grant_app('usage', 'schema marketing');

-- Kept for the reports on campaigns: who brought how many visitors.
create table marketing.campaign_click (
  id              uuid primary key,
  refcode         text not null,
  host            text not null,
  controller_name text not null,
  action_name     text not null,
  -- As the site tells it: true when the visitor had a refcode cookie already.
  had_refcode     boolean not null,
  clicked_at      timestamptz not null default app_now()
);
create index campaign_click_of_refcode on marketing.campaign_click (refcode, clicked_at);
select grant_app('select, insert', 'marketing.campaign_click');
