-- Numbers that the staff changed, each with the request that a second person approved. A request that was refused does not fit.
create table identity.number_change (
  approval_id   uuid primary key,
  approved      boolean not null default true check (approved),
  player_id     bigint not null references identity.player,
  old_user_name text not null,
  new_user_name text not null,
  at            timestamptz not null default app_now(),
  check (old_user_name <> new_user_name),
  foreign key (approval_id, approved) references approvals.request (id, approved)
);
create index number_change_of_player on identity.number_change (player_id, at);
select grant_app('select, insert', 'identity.number_change');
