-- A key share: the next holder waits for a write that has asserted the epoch, and the holder's own renewal does not.
create or replace function plumbing.assert_lease(wanted text, held bigint) returns void language plpgsql as $$
begin
  perform from plumbing.lease where name = wanted and epoch = held for key share;
  if not found then
    raise exception 'the lease % is not held under epoch %', wanted, held using errcode = 'HL001';
  end if;
end
$$;
