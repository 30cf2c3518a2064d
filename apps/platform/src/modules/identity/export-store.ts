import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** What a player may have as a file. Secrets and their hashes stay. */
export function exportIdentity(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'account', tables: ['identity.player'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, user_name as mobile_number, number_proven_at as number_proven_at, currency, language, referrer_code, rank_id,
            sms_second_factor as codes_by_sms, created_at as registered_at, seen_at as last_seen_at
          from identity.player where id = ${playerId} and id > coalesce(${after}::bigint, 0) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'open_sessions', tables: ['identity.session'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, created_at as signed_in_at, last_seen_at, expires_at, is_mobile, os as operating_system, browser, address
          from identity.session where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'sign_ins', tables: ['identity.sign_in'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, created_at as at, is_mobile, os as operating_system, browser, address
          from identity.sign_in where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'devices', tables: ['identity.device_player'] },
      page: (after) =>
        exportPage(sql`
          select p.device_id as sort_key, p.since as used_since, d.seen_at as last_seen_at
          from identity.device_player p join identity.device d on d.id = p.device_id
          where p.player_id = ${playerId} and (${after}::uuid is null or p.device_id > ${after}::uuid) order by p.device_id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'security_events', tables: ['identity.security_event'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, at, event, outcome, network, is_mobile, os as operating_system, browser
          from identity.security_event where player_id = ${playerId} and id > coalesce(${after}::bigint, 0) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'acts_of_the_operator', tables: ['identity.audit'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, at, action from identity.audit
          where player_id = ${playerId} and id > coalesce(${after}::bigint, 0) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'earlier_numbers', tables: ['identity.number_change'] },
      page: (after) =>
        exportPage(sql`
          select approval_id as sort_key, old_user_name as old_number, new_user_name as new_number, at from identity.number_change
          where player_id = ${playerId} and (${after}::uuid is null or approval_id > ${after}::uuid) order by approval_id limit ${exportPageMax}`),
    },
  ];
}
