-- What players asked in the last 90 days and has no answer, and claims that wait for a person, become cases. Their clocks begin now.
insert into cases.case (source, player_id, department, subject, category, priority, state, thread_id, opened_at, answer_due_at, solution_due_at,
  player_wrote_at)
select 'message', player_id, department, left(header, 200), 'other', 'normal', 'open', id, asked_at, app_now() + interval '8 hours',
  app_now() + interval '72 hours', asked_at
from messages.thread where answered_at is null and asked_at > app_now() - interval '90 days' order by id;

insert into cases.entry (case_id, at, kind, body, source)
select c.id, l.written_at, 'player', left(l.body, 20000), 'thread:' || c.thread_id
from cases.case c join messages.letter l on l.thread_id = c.thread_id and l.actor is null
where c.source = 'message' and not exists (select from cases.entry e where e.source = 'thread:' || c.thread_id)
order by l.id;

with claim as (
  select id, player_id, amount_kobo, reason, created_at, row_number() over (order by created_at, id) as nth
  from cashier.claim where state = 'waiting'
), opened as (
  insert into cases.case (source, player_id, department, subject, category, priority, state, opened_at, answer_due_at, solution_due_at)
  select 'claim', player_id, 'Support', 'Debited and not credited: ' || to_char(amount_kobo / 100.0, 'FM999,999,999,990.00'), 'deposit', 'normal',
    'open', created_at, app_now() + interval '2 hours', app_now() + interval '24 hours'
  from claim order by nth
  returning id
), filed as (
  select claim.*, one.id as case_id from claim join (select id, row_number() over (order by id) as nth from opened) one using (nth)
), linked as (
  insert into cases.link (case_id, kind, reference) select case_id, 'claim', id::text from filed
)
insert into cases.entry (case_id, kind, body, source) select case_id, 'event', 'claim: ' || reason, 'claim:' || id from filed;
