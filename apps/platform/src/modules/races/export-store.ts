import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportRaces(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'races', tables: ['races.standing'] },
      page: (after) =>
        exportPage(sql`
          select race_id as sort_key, race_id as race, place, turnover as turnover_hundredths, reached_at, prize as prize_hundredths, paid_at
          from races.standing where player_id = ${playerId} and race_id > coalesce(${after}::integer, 0) order by race_id limit ${exportPageMax}`),
    },
  ];
}
