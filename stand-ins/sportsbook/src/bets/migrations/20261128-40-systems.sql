-- A system is one bet of several lines: in each are its bankers, and so many of its other picks as a size says. Each line has the same share of the stake.
alter table sportsbook.bet
  add column sizes int[],
  add column lines int not null default 1 check (lines between 1 and 1000);
alter table sportsbook.bet drop constraint bet_kind_check;
alter table sportsbook.bet add constraint bet_kind_check check (kind in ('single', 'accumulator', 'system')) not valid;
alter table sportsbook.bet validate constraint bet_kind_check;
alter table sportsbook.bet add constraint bet_has_lines
  check ((kind = 'system') = (sizes is not null) and (kind = 'system') = (lines > 1)) not valid;
alter table sportsbook.bet validate constraint bet_has_lines;
alter table sportsbook.leg add column is_banker boolean not null default false;

-- The products of all lines, summed up, in thousandths to the power of all picks. The sums over all choices of each size are built pick by pick.
create function sportsbook.line_sum(factors numeric[], are_bankers boolean[], sizes int[]) returns numeric
language plpgsql immutable as $$
declare
  sums numeric[] := array[1::numeric];
  total numeric := 0;
  size int;
begin
  for at in 1 .. cardinality(factors) loop
    if are_bankers[at] then
      for place in 1 .. cardinality(sums) loop
        sums[place] := sums[place] * factors[at];
      end loop;
    else
      sums := sums || 0::numeric;
      for place in reverse cardinality(sums) .. 2 loop
        sums[place] := sums[place] * 1000 + sums[place - 1] * factors[at];
      end loop;
      sums[1] := sums[1] * 1000;
    end if;
  end loop;
  foreach size in array sizes loop
    total := total + coalesce(sums[size + 1], 0);
  end loop;
  return total;
end
$$;
