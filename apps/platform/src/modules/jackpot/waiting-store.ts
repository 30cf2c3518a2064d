import type pg from 'pg';
import type { WaitingItem } from '../waiting/index.ts';

/** The keeper does a piece every second; what it has not finished by then does not go through by itself. */
const unfinishedSeconds = 15 * 60;
const itemsMax = 500;

/** Prizes that are not paid and jackpots whose money does not move on. A jackpot's since is the operator's last word on it. */
export async function listWaitingJackpots(pool: pg.Pool): Promise<WaitingItem[]> {
  const { rows } = await pool.query(
    `with stuck as (
       select j.id, j.work, coalesce((select max(at) from jackpot.audit a where a.jackpot_id = j.id), j.created_at) as since
       from jackpot.jackpot j where j.work is not null)
     select * from (
       select 'jackpot:' || s.id || ':' || p.ticket_id as id, p.player_id as "playerId", sum(p.amount)::bigint as "amountMinor", s.since,
              'the wallet does not pay a prize' as reason
       from stuck s join jackpot.prize p on p.jackpot_id = s.id and p.paid_at is null
       where s.work = 'pay' group by s.id, p.ticket_id, p.player_id, s.since
       union all
       select 'jackpot:' || s.id, null, null, s.since, 'not finished: ' || s.work
       from stuck s where s.work <> 'pay' or not exists (
         select from jackpot.prize p where p.jackpot_id = s.id and p.paid_at is null)) w
     where since < (select app_now()) - $1 * interval '1 second' order by since limit $2`,
    [unfinishedSeconds, itemsMax],
  );
  return rows.map((row) => ({ ...row, kind: 'jackpot not paid' }));
}
