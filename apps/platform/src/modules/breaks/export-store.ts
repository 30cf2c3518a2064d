import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportBreaks(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'breaks', tables: ['breaks.break'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, kind, taken_at, ends_at, return_asked_at, returns_at, replaced_at from breaks.break
          where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'closed_as_excluded', tables: ['breaks.closing'] },
      page: (after) =>
        exportPage(sql`
          select person_id as sort_key, cause, matched_by, closed_at, appealed_at from breaks.closing
          where player_id = ${playerId} and (${after}::uuid is null or person_id > ${after}::uuid) order by person_id limit ${exportPageMax}`),
    },
  ];
}
