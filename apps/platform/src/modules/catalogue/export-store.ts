import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportGames(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'favourite_games', tables: ['catalogue.favourite'] },
      page: (after) =>
        exportPage(sql`
          select game_id as sort_key, game_id as game, at from catalogue.favourite
          where player_id = ${playerId} and game_id > coalesce(${after}::integer, 0) order by game_id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'recent_games', tables: ['catalogue.recent'] },
      page: (after) =>
        exportPage(sql`
          select game_id as sort_key, game_id as game, played_at from catalogue.recent
          where player_id = ${playerId} and game_id > coalesce(${after}::integer, 0) order by game_id limit ${exportPageMax}`),
    },
  ];
}
