import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** What the player asked and was answered. Notes of the staff stay, and so do cases that compliance alone reads. */
export function exportCases(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'cases', tables: ['cases.case'] },
      page: (after) =>
        exportPage(sql`
          select c.id as sort_key, c.id as number, c.opened_at, c.department, c.subject, c.category, c.state, c.solved_at,
            coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'from_player', e.kind = 'player', 'text', e.body) order by e.id)
              from cases.entry e where e.case_id = c.id and e.kind in ('player', 'answer', 'automatic')), '[]') as words
          from cases.case c where c.player_id = ${playerId} and c.audience = 'all' and c.id > coalesce(${after}::bigint, 0)
          order by c.id limit ${exportPageMax}`),
    },
  ];
}
