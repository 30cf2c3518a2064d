import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** What was bet on; the money of bets and rounds is among the transactions. */
export function exportBets(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'bets', tables: ['suppliers.bet'] },
      page: (after) =>
        exportPage(sql`
          select round as sort_key, round, placed_at, supplier, reference, return_minor as possible_return_hundredths, legs as selections
          from suppliers.bet where player_id = ${playerId} and (${after}::uuid is null or round > ${after}::uuid) order by round limit ${exportPageMax}`),
    },
  ];
}
