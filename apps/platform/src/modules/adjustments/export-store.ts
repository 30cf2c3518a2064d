import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportAdjustments(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'adjustments', tables: ['adjustments.adjustment'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, created_at as at, direction, amount_minor as amount_hundredths, state,
            balance_after_minor as balance_after_hundredths
          from adjustments.adjustment where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid)
          order by id limit ${exportPageMax}`),
    },
  ];
}
