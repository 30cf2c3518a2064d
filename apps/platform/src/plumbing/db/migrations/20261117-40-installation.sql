-- The mode of the first start, for good. A sandbox's players and play money must never become real ones.
create table plumbing.installation (
  id           boolean primary key default true check (id),
  mode         text check (mode in ('sandbox', 'live')),
  -- Players of before this table may be a sandbox's or real: live mode asks the operator.
  held_players boolean not null
);
insert into plumbing.installation (held_players) select exists (select from identity.player);
select grant_app('select, update (mode)', 'plumbing.installation');
