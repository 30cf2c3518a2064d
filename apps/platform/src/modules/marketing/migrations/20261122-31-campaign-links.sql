-- Links that partners get: the refcode and the page where visitors arrive. A change is a new version.
create table marketing.campaign_link (
  refcode      text not null check (refcode <> ''),
  version      integer not null check (version > 0),
  name         text not null check (name <> ''),
  partner      text not null check (partner <> ''),
  landing_path text not null check (landing_path like '/%' and landing_path not like '//%'),
  saved_by     text not null,
  saved_at     timestamptz not null default app_now(),
  primary key (refcode, version)
);
select grant_app('select, insert', 'marketing.campaign_link');
