-- What the staff did, was refused and read. The running role adds rows and can neither change nor remove any.
create schema audit;
select grant_app('usage', 'schema audit');

create table audit.entry (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default app_now(),
  -- Null for a person who is not signed in.
  member_id  bigint references staff.member,
  actor      text not null check (actor <> ''),
  action     text not null check (action <> ''),
  outcome    text not null check (outcome in ('done', 'refused', 'read')),
  -- Of the record, for example `payment 0199…`.
  subject    text,
  reason     text,
  before     jsonb,
  after      jsonb,
  address    text,
  request_id text
);
create index entry_of_actor on audit.entry (actor, id);
create index entry_of_subject on audit.entry (subject, id) where subject is not null;
select grant_app('select, insert', 'audit.entry');

-- Each entry has one place in the chain. Its hash is made of the hash before it and of the entry.
create table audit.link (
  position bigint primary key check (position > 0),
  entry_id bigint not null unique references audit.entry,
  hash     bytea not null check (octet_length(hash) = 32)
);
select grant_app('select, insert', 'audit.link');
