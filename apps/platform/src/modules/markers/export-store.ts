import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** What was counted of the player, what it came to, and what was done. The staff's own words about it are not the player's. */
export function exportMarkers(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'score_of_harm', tables: ['markers.player'] },
      page: (after) =>
        exportPage(sql`
          select player_id as sort_key, points, level, scored_on, advised_at from markers.player
          where player_id = ${playerId} and player_id > coalesce(${after}::bigint, 0) limit ${exportPageMax}`),
    },
    {
      ...{ name: 'markers_of_harm', tables: ['markers.day'] },
      page: (after) =>
        exportPage(sql`
          select day as sort_key, day, night_stakes, deposits_after_loss, deposited_after_loss, chased_stakes, chased, long_sessions
          from markers.day where player_id = ${playerId} and (${after}::date is null or day > ${after}::date)
          order by day limit ${exportPageMax}`),
    },
    {
      ...{ name: 'actions_about_harm', tables: ['markers.action'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, at, kind from markers.action
          where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
  ];
}
