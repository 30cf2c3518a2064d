-- Accounts that their players closed. What the law keeps stays until `erase_at`, the number among it.
create table rights.closing (
  player_id bigint primary key,
  -- Null once it is erased.
  user_name text,
  closed_at timestamptz not null default app_now(),
  erase_at  timestamptz not null,
  erased_at timestamptz,
  check ((user_name is null) = (erased_at is not null))
);
create index closing_due on rights.closing (erase_at) where erased_at is null;
select grant_app('select, insert', 'rights.closing');
select grant_app('update (user_name, erased_at)', 'rights.closing');
