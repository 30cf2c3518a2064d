-- Questions of players and visitors that the staff owns until they are solved.
create schema cases;
select grant_app('usage', 'schema cases');

create table cases.case (
  -- Shown as C-1001.
  id                bigint generated always as identity (start with 1001) primary key,
  -- Counts what changed: two people who act on the same sight of a case do not both succeed.
  version           integer not null default 1,
  source            text not null check (source in ('message', 'contact', 'claim', 'staff')),
  -- Null: a visitor wrote, of whom only their own words are known.
  player_id         bigint,
  contact_name      text,
  contact_email     text,
  department        text not null,
  subject           text not null check (length(subject) <= 200),
  category          text not null
    check (category in ('deposit', 'withdrawal', 'bet', 'game', 'account', 'safe-play', 'complaint', 'other')),
  priority          text not null check (priority in ('urgent', 'high', 'normal', 'low')),
  state             text not null check (state in ('open', 'waiting', 'solved', 'closed')),
  owner             bigint references staff.member,
  -- The player's newest question in the inbox: an answer goes there.
  thread_id         bigint,
  opened_at         timestamptz not null default app_now(),
  -- From when the solution is counted: the opening, a reopening, and later by the time that the case waited for the player.
  clock_from        timestamptz not null default app_now(),
  -- Null: no answer is due.
  answer_due_at     timestamptz,
  solution_due_at   timestamptz not null,
  player_wrote_at   timestamptz,
  first_answered_at timestamptz,
  state_at          timestamptz not null default app_now(),
  solved_at         timestamptz,
  reopened          integer not null default 0,
  check (player_id is not null or contact_email is not null)
);
create index case_open on cases.case (least(answer_due_at, solution_due_at)) where state = 'open';
create index case_of_player on cases.case (player_id, id) where player_id is not null;
create index case_in_state on cases.case (state, id);
create index case_to_forget on cases.case (state_at) where state = 'closed' and subject <> '';
create index case_complaint on cases.case (id) where category = 'complaint';
select grant_app('select, insert, update', 'cases.case');

-- What was written and what happened, in order. Only the text is ever emptied.
create table cases.entry (
  id      bigint generated always as identity primary key,
  case_id bigint not null references cases.case,
  at      timestamptz not null default app_now(),
  -- The player reads `player`, `answer` and `automatic`; `note` and `event` are for the staff.
  kind    text not null check (kind in ('player', 'answer', 'automatic', 'note', 'event')),
  -- Null for the player, and for what the platform itself wrote.
  author  text,
  body    text not null check (length(body) <= 20000),
  -- The record that it comes from: the same record makes one entry.
  source  text unique,
  -- The word of the member of the staff for it: sent again, it is the same one.
  key     text,
  unique (case_id, key)
);
create index entry_of_case on cases.entry (case_id, id);
select grant_app('select, insert', 'cases.entry');
select grant_app('update (body)', 'cases.entry');

-- What a case is about.
create table cases.link (
  case_id   bigint not null references cases.case,
  kind      text not null check (kind in ('claim', 'payment', 'ticket', 'round')),
  reference text not null check (length(reference) between 1 and 80),
  primary key (case_id, kind, reference)
);
create index link_reference on cases.link (kind, reference);
select grant_app('select, insert', 'cases.link');
