-- Which process alone does something, such as sending the security log. Each holder has the next epoch.
create table plumbing.lease (
  name       text primary key,
  epoch      bigint not null check (epoch > 0),
  -- By the clock of the wall.
  expires_at timestamptz not null
);
select grant_app('select, insert, update', 'plumbing.lease');

-- Called in the transaction of a write. The next holder waits for a write that has asserted the epoch, and the holder's own renewal does not.
create function plumbing.assert_lease(wanted text, held bigint) returns void language plpgsql as $$
begin
  perform from plumbing.lease where name = wanted and epoch = held for key share;
  if not found then
    raise exception 'the lease % is not held under epoch %', wanted, held using errcode = 'HL001';
  end if;
end
$$;
