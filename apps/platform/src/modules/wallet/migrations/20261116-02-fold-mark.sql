-- A number that the fold of house legs drew, and the time before: once every transaction below the number has ended, no leg from
-- before that time will be added.
create table wallet.fold_mark (
  only_row boolean primary key default true check (only_row),
  number   bigint not null,
  us       bigint not null
);
select grant_app('select, insert, update', 'wallet.fold_mark');
