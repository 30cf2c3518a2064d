// What a bet is worth by its lines, of legs that are grouped by `bet.id`: the stake times `above`, divided by `below`, is paid. A system sums up its lines;
// any other bet is one line, whose product is quicker.

const above = (
  factor: string,
) => `case when bet.sizes is null then sportsbook.product(${factor}) else sportsbook.line_sum(
  array_agg((${factor})::numeric) filter (where bet.sizes is not null),
  array_agg(leg.is_banker) filter (where bet.sizes is not null), bet.sizes) end`;

/** As the legs are judged: what is open counts 1, a line with a lost pick 0. */
export const judgedAbove = above("case verdict when 'won' then price when 'lost' then 0 else 1000 end");

/** With everything that is open come true. */
export const potentialAbove = above("case verdict when 'void' then 1000 when 'lost' then 0 else price end");

export const linesBelow = 'bet.lines * sportsbook.product(1000)';

/** Whether the stake goes back unless a pick is lost: all picks are void, and of a builder, whose price is of all of them, one of them. */
export const judgedVoid = "bool_and(verdict = 'void') or (bet.kind = 'builder' and bool_or(verdict = 'void'))";

/** Of what the two make, with `is_open` and `is_void`. */
export const judgedState = `case when above = 0 then 'lost' when is_open then 'open' when is_void then 'void' else 'won' end`;
