-- What the operator has switched off for everyone for a time: a method, a bank, a supplier, a product, all withdrawals.
create schema incidents;
select grant_app('usage', 'schema incidents');

create table incidents.incident (
  id         uuid primary key,
  kind       text not null check (kind in ('method', 'bank', 'withdrawals', 'supplier', 'product')),
  subject    text not null check (subject <> ''),
  -- Of the subject, in words.
  name       text not null,
  reason     text not null check (reason <> ''),
  -- What players read. Null: a text of the kind.
  banner     text check (banner <> ''),
  until      timestamptz not null,
  begun_by   text not null,
  begun_at   timestamptz not null default app_now(),
  ended_at   timestamptz,
  ended_by   text,
  end_reason text,
  check (until > begun_at),
  check (num_nulls(ended_at, ended_by, end_reason) in (0, 3))
);
-- One at a time for each subject.
create unique index incident_open on incidents.incident (kind, subject) where ended_at is null;
select grant_app('select, insert', 'incidents.incident');
select grant_app('update (ended_at, ended_by, end_reason)', 'incidents.incident');

-- An incident is ended once, by whatever program asks for it.
create function incidents.keep_end() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'incident % has ended', old.id using errcode = 'HA003';
  end if;
  return new;
end
$$;
create trigger keep_end before update on incidents.incident for each row execute function incidents.keep_end();
