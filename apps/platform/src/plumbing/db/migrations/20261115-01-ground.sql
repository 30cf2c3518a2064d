-- What every later migration stands on.

-- The running role gets exactly what a migration grants it. The name of that role belongs to the installation, so the
-- migrator passes it along; where one role both migrates and runs it owns everything already.
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

-- Facts for other modules, written in the transaction of the change they tell of and delivered after it.
create table plumbing.outbox (
  id           uuid primary key,
  topic        text not null,
  payload      jsonb not null,
  recorded_at  timestamptz not null default app_now(),
  due_at       timestamptz not null default app_now(),
  attempts     integer not null default 0,
  delivered_at timestamptz
);
create index outbox_due on plumbing.outbox (due_at, id) where delivered_at is null;
create index outbox_delivered on plumbing.outbox (delivered_at) where delivered_at is not null;
select grant_app('select, insert, update, delete', 'plumbing.outbox');
