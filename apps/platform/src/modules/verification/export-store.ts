import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** Levels and dates. Of a number its last digits; documents are not copied. */
export function exportVerification(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'verification_level', tables: ['verification.player'] },
      page: (after) =>
        exportPage(sql`
          select player_id as sort_key, level from verification.player
          where player_id = ${playerId} and player_id > coalesce(${after}::bigint, 0) limit ${exportPageMax}`),
    },
    {
      ...{ name: 'identity_numbers', tables: ['verification.number_check'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, kind, last_digits, first_name, last_name, birth_date, state, submitted_at, state_at as decided_at, player_text
          from verification.number_check where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid)
          order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'documents', tables: ['verification.document'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, kind, state, uploaded_at, state_at as decided_at, box is not null as kept, player_text
          from verification.document where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid)
          order by id limit ${exportPageMax}`),
    },
  ];
}
