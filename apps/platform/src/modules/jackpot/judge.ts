import { outcomesOfByte, pickBytes } from '@harmattan/fair/jackpot/columns';
import { assert } from '@harmattan/kernel/assert';

/** A pick that must be there: these bytes of the ticket have these values. */
export interface RightPick {
  at: number;
  bytes: number[];
}

/**
 * SQL that judges tickets: `misses`, and how many columns miss so many (`won`). A ticket of several columns has a row for each of the
 * first three; its columns are counted by their structure and not listed.
 * @param source A name of rows with `picks` and `columns`.
 */
export function judge(source: string, kept: string, right: RightPick[]): string {
  const single = `select ${kept}, ${missesOf(right)} as misses, 1 as won from ${source} where columns = 1`;
  // A score is one of a hundred times a hundred: no ticket has several for a game.
  if (right.some(({ bytes }) => bytes.length !== 1)) return single;
  return `${single} union all
    select ${kept}, way.misses, way.won::integer from ${source} cross join lateral (select ${structureOf(right)}) s cross join lateral (values
      (0, case when wrong = 0 then others else 0 end),
      (1, case wrong when 0 then others * spare when 1 then others * lost else 0 end),
      (2, case wrong when 0 then others * (spare * spare - spare_squares) / 2 when 1 then others * lost * spare
        when 2 then others * lost else 0 end)) way (misses, won)
    where columns > 1 and way.won > 0`;
}

/** Whole numbers of our own and nothing else go into the text. */
function missesOf(right: RightPick[]): string {
  const terms = right.map(({ at, bytes }) => {
    const parts = bytes.map((byte, offset) => {
      assert(Number.isInteger(byte) && Number.isInteger(at), 'a pick is told in whole numbers');
      return `get_byte(picks, ${at + offset}) <> ${byte}`;
    });
    return `(${parts.join(' or ')})::integer`;
  });
  return terms.length === 0 ? '0' : terms.join(' + ');
}

/**
 * The columns of a ticket that miss in m games are a product of sums: in each game that is right with one of k picks, one column is
 * right and k − 1 are wrong; in each other game all k are wrong.
 * - `wrong`: games in which no pick is right; `lost`: the product of their k.
 * - `spare`: the sum of k − 1 over the right games; `spare_squares`: of its squares. Two different right games
 *   lose in (spare² − spare_squares) ÷ 2 ways.
 * - `others`: the product of k over the games that do not count.
 */
function structureOf(right: RightPick[]): string {
  const each = (sign: string, none: string, value: (count: number, isRight: boolean) => number) =>
    right
      .map(({ at, bytes: [byte] }) => lookUp(at, (count, outcomes) => value(count, outcomes.includes(byte as number))))
      .join(sign) || none;
  return `(${each(' + ', '0', (_count, isRight) => (isRight ? 0 : 1))}) as wrong,
    (${each(' * ', '1', (count, isRight) => (isRight ? 1 : count))})::bigint as lost,
    (${each(' + ', '0', (count, isRight) => (isRight ? count - 1 : 0))})::bigint as spare,
    (${each(' + ', '0', (count, isRight) => (isRight ? (count - 1) ** 2 : 0))})::bigint as spare_squares,
    columns / (${each(' * ', '1', (count) => count)})::bigint as others`;
}

const pickByteMax = Math.max(...pickBytes);

/** A table from the byte of a pick to a small number. */
function lookUp(at: number, value: (count: number, outcomes: number[]) => number): string {
  assert(Number.isInteger(at), 'a place is a whole number');
  const table = Buffer.from(
    Array.from({ length: pickByteMax + 1 }, (_none, byte) => {
      const outcomes = outcomesOfByte(byte);
      return pickBytes.includes(byte) ? value(outcomes.length, outcomes) : 0;
    }),
  );
  return `get_byte('\\x${table.toString('hex')}'::bytea, get_byte(picks, ${at}))`;
}
