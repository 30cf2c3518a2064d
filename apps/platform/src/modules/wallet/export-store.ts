import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** Every change of the balance. Amounts are in hundredths of the currency. */
export function exportWallet(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'balance', tables: ['wallet.account'] },
      page: (after) =>
        exportPage(sql`
          select player_id as sort_key, currency, available as available_hundredths, held as held_hundredths, opened_at
          from wallet.account where player_id = ${playerId} and player_id > coalesce(${after}::bigint, 0) limit ${exportPageMax}`),
    },
    {
      ...{ name: 'transactions', tables: ['wallet.journal', 'wallet.journal_old'] },
      page: (after) =>
        exportPage(sql`
          select version as sort_key, at, kind, status, about, amount as amount_hundredths, available_after as available_after_hundredths,
            held_after as held_after_hundredths, product, supplier, game, round
          from wallet.entry where player_id = ${playerId} and version > coalesce(${after}::bigint, 0) order by version limit ${exportPageMax}`),
    },
  ];
}
