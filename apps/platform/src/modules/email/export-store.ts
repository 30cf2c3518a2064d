import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportEmail(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'email', tables: ['email.player'] },
      page: (after) =>
        exportPage(sql`
          select player_id as sort_key, address, proven_at from email.player
          where player_id = ${playerId} and player_id > coalesce(${after}::bigint, 0) limit ${exportPageMax}`),
    },
  ];
}
