-- The number under which a row is sent to the collector of the security log. Null until it has one.
alter table identity.security_event add column sequence bigint;
alter table identity.audit add column sequence bigint;

-- The last number that was given out, and the last one that the collector has taken.
create table identity.security_log (
  is_only  boolean primary key default true check (is_only),
  numbered bigint not null default 0,
  sent     bigint not null default 0,
  check (sent between 0 and numbered)
);
insert into identity.security_log default values;
select grant_app('select', 'identity.security_log');
select grant_app('update (sent)', 'identity.security_log');

-- Gives the next numbers to rows without one. A row that is committed late gets its number late, and is never passed over. The role that runs
-- the platform gives and takes no number by itself: a row that it kept from the collector would leave a gap there.
create function identity.number_security_log(rows_max integer) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  base bigint;
  given integer;
begin
  select numbered into base from identity.security_log for update;
  with waiting as (
    (select 'event' as kind, id, at from identity.security_event where sequence is null order by id limit rows_max)
    union all
    (select 'audit', id, at from identity.audit where sequence is null order by id limit rows_max)
  ), next as (
    select kind, id, base + row_number() over (order by at, kind, id) as sequence
    from waiting order by at, kind, id limit rows_max
  ), events as (
    update identity.security_event e set sequence = next.sequence from next
    where next.kind = 'event' and e.id = next.id returning 1
  ), audits as (
    update identity.audit a set sequence = next.sequence from next
    where next.kind = 'audit' and a.id = next.id returning 1
  )
  select (select count(*) from events) + (select count(*) from audits) into given;
  update identity.security_log set numbered = base + given;
  return given;
end
$$;
revoke execute on function identity.number_security_log(integer) from public;
select grant_app('execute', 'function identity.number_security_log(integer)');
