-- Who is excluded, by an exclusion of this house or by the word of a register, and by what the person is known again.
create table breaks.person (
  id           uuid primary key,
  -- The account whose player is excluded. Null: the register named the person.
  player_id    bigint unique references breaks.player,
  -- How the register names the entry.
  register_ref text unique,
  since        timestamptz not null default app_now(),
  check (num_nonnulls(player_id, register_ref) = 1)
);
select grant_app('select, insert, update', 'breaks.person');

-- Keyed hashes: identity number, phone, e-mail, device. What a person was once known by stays.
create table breaks.trait (
  kind      text not null check (kind in ('identity', 'phone', 'email', 'device')),
  hash      bytea not null,
  person_id uuid not null references breaks.person,
  primary key (kind, hash, person_id)
);
create index trait_of_person on breaks.trait (person_id);
select grant_app('select, insert', 'breaks.trait');

-- A name is compared word by word, so it is not hashed. The birth date is compared first.
create table breaks.person_name (
  person_id  uuid not null references breaks.person,
  birth_date date not null,
  first_name text not null,
  last_name  text not null,
  primary key (person_id, birth_date, first_name, last_name)
);
select grant_app('select, insert', 'breaks.person_name');

-- An account that was closed because it is an excluded person's. Once for a person: what an appeal opened again stays open.
create table breaks.closing (
  player_id   bigint not null references breaks.player,
  person_id   uuid not null references breaks.person,
  cause       text not null check (cause in ('register', 'match')),
  matched_by  text not null,
  closed_at   timestamptz not null default app_now(),
  appealed_at timestamptz,
  primary key (player_id, person_id)
);
select grant_app('select, insert', 'breaks.closing');
select grant_app('update (appealed_at)', 'breaks.closing');

-- Up to where the register's changes were read, and when it last answered.
create table breaks.register (
  name     text primary key,
  position text not null,
  read_at  timestamptz not null
);
select grant_app('select, insert, update', 'breaks.register');
