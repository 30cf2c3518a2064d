import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

export function exportProfile(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'personal_details', tables: ['profile.player'] },
      page: (after) =>
        exportPage(sql`
          select player_id as sort_key, first_name, last_name, birth_date, region, saved_at, name_changed_at,
            subscribe_to_email as news_by_email, sms_notification_enabled as news_by_sms, inbox_offers_enabled as offers_in_inbox
          from profile.player where player_id = ${playerId} and player_id > coalesce(${after}::bigint, 0) limit ${exportPageMax}`),
    },
    {
      ...{ name: 'consents', tables: ['profile.consent'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, channel, is_given as given, how, at from profile.consent
          where player_id = ${playerId} and id > coalesce(${after}::bigint, 0) order by id limit ${exportPageMax}`),
    },
  ];
}
