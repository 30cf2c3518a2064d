-- When the player showed that the number is theirs, with a code that was sent to it. Null: never.
alter table identity.player add column number_proven_at timestamptz;
-- When a session of the player was used last, to within a day. Null: see sign_in.
alter table identity.player add column seen_at timestamptz;
-- When the number went to the player who proved it. The row then has a user name that no form accepts.
alter table identity.player add column yielded_at timestamptz;

-- Accounts of before count as proven where a code by SMS was used: a password was recovered, or a sign-in asked for a code.
update identity.player p set number_proven_at = proof.at
from (
  select player_id, min(at) as at from (
    select q.id as player_id, c.used_at as at
    from identity.code c join identity.player q on q.user_name = c.user_name and q.created_at <= c.used_at
    union all
    select player_id, at from identity.security_event where event = 'recovery' and outcome = 'recovered'
    union all
    -- Recovering the password switched off a young app.
    select player_id, at from identity.audit where actor = 'player' and action = 'switch off second factor'
  ) uses where at is not null group by player_id
) proof
where proof.player_id = p.id;

alter table identity.code drop constraint code_purpose_check;
alter table identity.code add constraint code_purpose_check check (purpose in ('recovery', 'sign_in', 'number')) not valid;

-- Accounts that a code by SMS alone does not open, or that lost their number and hold money: an operator decides.
create table identity.number_review (
  id            uuid primary key,
  player_id     bigint not null references identity.player,
  reason        text not null check (reason in ('funded and never proven', 'idle', 'funded after its number was yielded')),
  asked_at      timestamptz not null default app_now(),
  decided_at    timestamptz,
  -- Until then a code by SMS recovers the account once. Set by an operator.
  allowed_until timestamptz
);
create unique index number_review_open on identity.number_review (player_id) where decided_at is null;
create index number_review_allowed on identity.number_review (player_id) where allowed_until is not null;
select grant_app('select, insert, update', 'identity.number_review');
