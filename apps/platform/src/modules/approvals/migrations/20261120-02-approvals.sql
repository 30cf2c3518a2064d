-- What one member of the staff asks for and another one has to approve.
create schema approvals;
select grant_app('usage', 'schema approvals');

create table approvals.request (
  id               uuid primary key,
  kind             text not null,
  -- Id of the record that the request is about.
  subject          text not null,
  payload          jsonb not null,
  payload_hash     bytea not null check (octet_length(payload_hash) = 32),
  amount_minor     bigint,
  maker            bigint not null references staff.member,
  comment          text not null check (comment <> ''),
  created_at       timestamptz not null default app_now(),
  approver         bigint references staff.member,
  approved         boolean,
  decided_at       timestamptz,
  decision_comment text,
  check (maker <> approver),
  check (num_nulls(approver, approved, decided_at, decision_comment) in (0, 4)),
  -- What is done with an approval points at both, so that it cannot point at a refusal.
  unique (id, approved)
);
create unique index request_open on approvals.request (kind, subject) where decided_at is null;
create index request_waiting on approvals.request (created_at) where decided_at is null;
select grant_app('select, insert', 'approvals.request');
select grant_app('update (approver, approved, decided_at, decision_comment)', 'approvals.request');

-- A decision is made once, by whatever program asks for it.
create function approvals.keep_decision() returns trigger language plpgsql as $$
begin
  if old.decided_at is not null then
    raise exception 'request % is decided', old.id using errcode = 'HA001';
  end if;
  return new;
end
$$;
create trigger keep_decision before update on approvals.request for each row execute function approvals.keep_decision();

-- A request begins undecided.
create function approvals.begin_undecided() returns trigger language plpgsql as $$
begin
  if new.decided_at is not null then
    raise exception 'a request begins undecided' using errcode = 'HA002';
  end if;
  return new;
end
$$;
create trigger begin_undecided before insert on approvals.request for each row execute function approvals.begin_undecided();
