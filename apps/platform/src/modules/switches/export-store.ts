import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** What was off on the account, and the text that the player read. Reasons of the staff stay. */
export function exportSwitches(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'switched_off', tables: ['switches.block'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, switch, set_at as since, until, ended_at, player_text from switches.block
          where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
  ];
}
