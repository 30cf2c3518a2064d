import type pg from 'pg';
import type { WaitingItem } from '../waiting/index.ts';

/** The keeper does a piece every second; what it has not finished by then does not go through by itself. */
const unfinishedSeconds = 15 * 60;
const itemsMax = 500;

/** Prizes that are not paid, and races whose money does not move on. */
export async function listWaitingRaces(pool: pg.Pool): Promise<WaitingItem[]> {
  const { rows } = await pool.query(
    `with stuck as (select id, work, coalesce(over_at, created_at) as since from races.race where work is not null)
     select * from (
       select 'race:' || s.id || ':' || p.place as id, p.player_id as "playerId", p.prize as "amountMinor", s.since,
              'the wallet does not pay a prize' as reason
       from stuck s join races.standing p on p.race_id = s.id and p.paid_at is null and p.prize > 0
       where s.work = 'pay'
       union all
       select 'race:' || s.id, null, null, s.since, 'not finished: ' || s.work
       from stuck s where s.work <> 'pay' or not exists (
         select from races.standing p where p.race_id = s.id and p.paid_at is null and p.prize > 0)) w
     where since < (select app_now()) - $1 * interval '1 second' order by since limit $2`,
    [unfinishedSeconds, itemsMax],
  );
  return rows.map((row) => ({ ...row, kind: 'race not paid' }));
}
