-- The role that runs the platform adds security events and deletes none before their time, so that a break-in cannot remove its traces.
create function identity.prune_security_events(rows_max integer) returns integer
  language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with pruned as (
    delete from identity.security_event
    where id = any(array(
      select id from identity.security_event where at < public.app_now() - interval '180 days' order by at limit rows_max))
    returning 1)
  select count(*)::integer from pruned
$$;
revoke execute on function identity.prune_security_events(integer) from public;
select grant_app('execute', 'function identity.prune_security_events(integer)');

do $$
declare
  app_role text := current_setting('harmattan.app_role');
begin
  if app_role <> current_user then
    execute format('revoke delete on identity.security_event from %I', app_role);
  end if;
end
$$;
