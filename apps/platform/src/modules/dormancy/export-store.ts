import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportDormancy(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'unused_account', tables: ['dormancy.account'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, active_at, found_at, due_at, marked_at, ended_at, outcome from dormancy.account
          where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
  ];
}
