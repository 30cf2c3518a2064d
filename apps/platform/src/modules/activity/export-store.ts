import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportActivity(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'reality_check', tables: ['activity.reality_check'] },
      page: (after) =>
        exportPage(sql`
          select player_id as sort_key, minutes, acknowledged_at, choice from activity.reality_check
          where player_id = ${playerId} and player_id > coalesce(${after}::bigint, 0) limit ${exportPageMax}`),
    },
  ];
}
