create schema hooks;
select grant_app('usage', 'schema hooks');

-- What the platform is yet to be told, and what it has been told. The signature is made when it is sent.
create table hooks.delivery (
  id        uuid primary key,
  sender    text not null,
  path      text not null,
  body      text not null,
  -- Sent with a wrong signature on purpose.
  is_forged boolean not null,
  attempts  integer not null default 0,
  due_at    timestamptz not null,
  state     text not null default 'waiting' check (state in ('waiting', 'delivered', 'given up')),
  made_at   timestamptz not null default app_now()
);
create index delivery_due on hooks.delivery (due_at) where state = 'waiting';
create index delivery_age on hooks.delivery (made_at);
select grant_app('select, insert, update, delete', 'hooks.delivery');

-- How the web hooks about the payments of a number misbehave; a number that is not here has proper ones.
create table hooks.manner (
  number  text primary key,
  manner  text not null,
  minutes integer not null check (minutes between 1 and 10080)
);
select grant_app('select, insert, update, delete', 'hooks.manner');
