import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** Without what the player deleted. */
export function exportMessages(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'messages', tables: ['messages.message', 'messages.thread'] },
      page: (after) =>
        exportPage(sql`
          select m.id as sort_key, m.created_at as at, m.read_at, m.is_sent as from_player, t.department, l.header, l.inner_header,
            l.body as text, l.footer
          from messages.message m join messages.letter l on l.id = m.letter_id left join messages.thread t on t.id = l.thread_id
          where m.player_id = ${playerId} and m.deleted_at is null and m.id > coalesce(${after}::bigint, 0)
          order by m.id limit ${exportPageMax}`),
    },
  ];
}
