import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportMailings(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'news_sent', tables: ['mailings.recipient'] },
      page: (after) =>
        exportPage(sql`
          select mailing_id as sort_key, mailing_id as mailing, at, is_offer as offer, language, state, reason from mailings.recipient
          where player_id = ${playerId} and (${after}::uuid is null or mailing_id > ${after}::uuid) order by mailing_id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'texts_received', tables: ['mailings.incoming'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, word, arrived_at from mailings.incoming
          where player_id = ${playerId} and (${after}::text is null or id > ${after}::text) order by id limit ${exportPageMax}`),
    },
  ];
}
