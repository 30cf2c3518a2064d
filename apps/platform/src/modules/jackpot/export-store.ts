import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportTickets(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'jackpot_tickets', tables: ['jackpot.ticket', 'jackpot.prize'] },
      page: (after) =>
        exportPage(sql`
          select t.id as sort_key, t.id as ticket, t.jackpot_id as jackpot, t.placed_at, encode(t.picks, 'hex') as picks, t.columns,
            p.misses, p.prize_hundredths, p.paid_at
          from jackpot.ticket t left join lateral (
            select min(misses) as misses, sum(amount)::bigint as prize_hundredths, max(paid_at) as paid_at
            from jackpot.prize p where p.jackpot_id = t.jackpot_id and p.ticket_id = t.id) p on true
          where t.player_id = ${playerId} and (${after}::uuid is null or t.id > ${after}::uuid) order by t.id limit ${exportPageMax}`),
    },
  ];
}
