import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** Amounts are in hundredths of the currency. */
export function exportPayments(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'payments', tables: ['cashier.payment'] },
      page: (after) =>
        exportPage(sql`
          select number as sort_key, created_at as at, direction, view_name as method, reference, provider_ref as reference_of_gateway,
            amount_kobo as amount_hundredths, received_kobo as received_hundredths, currency, state, state_at,
            balance_after_kobo as balance_after_hundredths, destination, bonus_code, player_comment
          from cashier.payment where player_id = ${playerId} and number > coalesce(${after}::bigint, 0) order by number limit ${exportPageMax}`),
    },
    {
      ...{ name: 'payments_above_a_limit', tables: ['cashier.above_limit'] },
      page: (after) =>
        exportPage(sql`
          select payment_id as sort_key, created_at as at, amount_kobo as amount_hundredths, left_kobo as left_hundredths,
            returned_kobo as returned_hundredths, state, choice
          from cashier.above_limit where player_id = ${playerId} and (${after}::uuid is null or payment_id > ${after}::uuid)
          order by payment_id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'claims', tables: ['cashier.claim'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, created_at as at, view_name as method, amount_kobo as amount_hundredths, paid_at, words, state, reason, decided_at
          from cashier.claim where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
    {
      ...{ name: 'own_bank_accounts', tables: ['cashier.own_account'] },
      page: (after) =>
        exportPage(sql`
          select gateway as sort_key, bank_name, account_number, account_name, reference, created_at
          from cashier.own_account where player_id = ${playerId} and (${after}::text is null or gateway > ${after}::text)
          order by gateway limit ${exportPageMax}`),
    },
    {
      ...{ name: 'saved_cards', tables: ['cashier.saved_card'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, brand, last_four, expiry, created_at, removed_at
          from cashier.saved_card where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
  ];
}
