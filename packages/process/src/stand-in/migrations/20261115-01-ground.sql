-- What every later migration stands on.

-- The running role gets exactly what a migration grants it; the migrator passes its name along.
create function grant_app(privileges text, target text) returns void language plpgsql as $$
declare
  app_role text := current_setting('harmattan.app_role');
begin
  if app_role <> current_user then
    execute format('grant %s on %s to %I', privileges, target, app_role);
  end if;
end
$$;
revoke execute on function grant_app(text, text) from public;

-- The database's present. All SQL that asks the time calls this, so that a test can move it in one place.
create function app_now() returns timestamptz language sql volatile parallel safe as 'select clock_timestamp()';

create schema plumbing;
select grant_app('usage', 'schema plumbing');
