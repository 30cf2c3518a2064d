-- What the staff writes for players: documents under version, what is published of them and when, and pictures.
create schema content;
select grant_app('usage', 'schema content');

-- A version is based on the one before it, so that two editors at once cannot both follow the same one.
create table content.version (
  kind       text not null check (kind <> ''),
  key        text not null check (key <> ''),
  number     integer not null check (number > 0),
  based_on   integer check (based_on = number - 1),
  body       jsonb not null,
  body_hash  text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  written_by bigint not null references staff.member,
  written_at timestamptz not null default app_now(),
  why        text not null check (why <> ''),
  primary key (kind, key, number),
  foreign key (kind, key, based_on) references content.version,
  check ((number = 1) = (based_on is null))
);
select grant_app('select, insert', 'content.version');

-- Players see the version of the last one whose time has come. One of the future can be cancelled.
create table content.publication (
  id           bigint generated always as identity primary key,
  kind         text not null,
  key          text not null,
  version      integer not null,
  publish_at   timestamptz not null default app_now(),
  asked_by     bigint not null references staff.member,
  asked_at     timestamptz not null default app_now(),
  why          text not null check (why <> ''),
  cancelled_by bigint references staff.member,
  cancelled_at timestamptz,
  foreign key (kind, key, version) references content.version,
  check (num_nulls(cancelled_by, cancelled_at) in (0, 2))
);
create index publication_of_document on content.publication (kind, key, publish_at desc, id desc);
select grant_app('select, insert', 'content.publication');
select grant_app('update (cancelled_by, cancelled_at)', 'content.publication');

-- What players have seen is not unsaid: it is followed by another publication.
create function content.keep_publication() returns trigger language plpgsql as $$
begin
  if old.cancelled_at is not null or old.publish_at <= app_now() then
    raise exception 'publication % has passed', old.id using errcode = 'HA004';
  end if;
  return new;
end
$$;
create trigger keep_publication before update on content.publication
  for each row execute function content.keep_publication();

-- Each picture in each of its widths. The name is the hash of the widest one, so that the same picture is kept once.
create table content.picture (
  hash        text not null check (hash ~ '^[0-9a-f]{64}$'),
  width       integer not null check (width > 0),
  bytes       bytea not null,
  uploaded_by bigint not null references staff.member,
  uploaded_at timestamptz not null default app_now(),
  primary key (hash, width)
);
select grant_app('select, insert', 'content.picture');
