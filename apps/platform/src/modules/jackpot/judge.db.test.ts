import { byteOfOutcomes, columnsOf, type Outcome } from '@harmattan/fair/jackpot/columns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { judge } from './judge.ts';

const db = useTestDatabase();
const games = 9;
const outcomes: Outcome[] = [1, 2, 3];

const pick = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Outcome[]>([1], [2], [3]) },
  { weight: 2, arbitrary: fc.constantFrom<Outcome[]>([1, 2], [1, 3], [2, 3], [1, 2, 3]) },
);
/** Most are right, so that there are columns with few misses. */
const ticket = fc.array(fc.record({ pick, isRight: fc.integer({ min: 0, max: 9 }).map((draw) => draw < 8) }), {
  minLength: games,
  maxLength: games,
});

function listColumns(picks: Outcome[][]): Outcome[][] {
  let columns: Outcome[][] = [[]];
  for (const chosen of picks) columns = columns.flatMap((column) => chosen.map((outcome) => [...column, outcome]));
  return columns;
}

test('columns that miss none, one and two games are as many as a list of all columns has', async () => {
  const scenario = fc.record({
    results: fc.array(fc.constantFrom(...outcomes), { minLength: games, maxLength: games }),
    counting: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { minLength: 3 }),
    tickets: fc.array(ticket, { minLength: 20, maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ results, counting, tickets }) => {
      const sold = tickets.map((all) =>
        all.map((one, game): Outcome[] => {
          const right = results[game] as Outcome;
          return one.isRight
            ? outcomes.filter((some) => some === right || one.pick.includes(some)).slice(-2)
            : one.pick;
        }),
      );
      const right = counting.map((at) => ({ at, bytes: [results[at] as Outcome] }));
      const { rows } = await db.database.pool.query<{ n: number; misses: number; won: number }>(
        `with sold as (select * from unnest($1::integer[], $2::bytea[], $3::smallint[]) as sold (n, picks, columns))
         select n, misses, won from (${judge('sold', 'n', right)}) judged where misses <= 2 order by n, misses`,
        [
          sold.map((_picks, at) => at),
          sold.map((picks) => Buffer.from(picks.map(byteOfOutcomes))),
          sold.map((picks) => columnsOf(picks.map(({ length }) => length))),
        ],
      );
      const listed = sold.flatMap((picks, n) => {
        const missed = listColumns(picks).map((column) => counting.filter((at) => column[at] !== results[at]).length);
        return [0, 1, 2].map((misses) => ({ n, misses, won: missed.filter((count) => count === misses).length }));
      });
      expect(rows).toEqual(listed.filter(({ won }) => won > 0));
    }),
    { numRuns: 60 },
  );
});
