-- What the player's limits are and what was used of them, in the order of `limits.ts`. Null for an account without limits: no byte, nothing to decide.
-- The statement that decides on a stake reads and writes it with the row that it has locked.
alter table wallet.account add column limits bigint[];
alter table wallet.account add constraint account_limits check (array_length(limits, 1) = 31 and array_position(limits, null) is null) not valid;
select grant_app('update (limits)', 'wallet.account');

-- The same limits in the windows of an instant: of a window that has ended, nothing is used in the next one. Days, weeks from Monday on and months are those
-- of a market with that distance to UTC. Instants are milliseconds since 1970.
create function wallet.roll_limits(old bigint[], at_ms bigint, offset_ms bigint) returns bigint[]
  language plpgsql immutable parallel safe as $$
declare
  rolled bigint[] := old;
  wall timestamp := to_timestamp((at_ms + offset_ms) / 1000.0) at time zone 'UTC';
  units constant text[] := array['day', 'week', 'month'];
  first timestamp;
begin
  for period in 1..3 loop
    continue when at_ms < rolled[2 * period];
    first := date_trunc(units[period], wall);
    rolled[2 * period - 1] := (extract(epoch from first) * 1000)::bigint - offset_ms;
    rolled[2 * period] := (extract(epoch from first + ('1 ' || units[period])::interval) * 1000)::bigint - offset_ms;
    for kind in 0..3 loop
      rolled[8 * period + 2 * kind + 1] := 0;
    end loop;
  end loop;
  return rolled;
end
$$;
select grant_app('execute', 'function wallet.roll_limits(bigint[], bigint, bigint)');
