-- A stop refuses the slips that carry its code, and every slip that holds all picks of the code, with or without others: typed by hand
-- they are the same liability.
create function sportsbook.is_stopped(slip_code text, held_picks jsonb) returns boolean language sql stable as $$
  select exists (select from sportsbook.code_stop as stop where stop.code = slip_code or held_picks @> stop.picks)
$$;

-- The same of a slip that is stored.
create function sportsbook.is_slip_stopped(stored_slip bigint) returns boolean language sql stable as $$
  select sportsbook.is_stopped(
    (select slip.code from sportsbook.slip where slip.id = stored_slip),
    (select jsonb_agg(jsonb_build_object('match', leg.match_id, 'market', leg.market, 'outcome', leg.outcome))
     from sportsbook.leg where leg.bet_id in (select bet.id from sportsbook.bet where bet.slip_id = stored_slip)))
$$;
