import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** Amounts are hundredths of the currency. */
export function exportTaxes(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'tax_withheld', tables: ['taxes.entry'] },
      page: (after) =>
        exportPage(sql`
          select number as sort_key, number, authority, product, at, gross, amount from taxes.entry
          where player_id = ${playerId} and number > coalesce(${after}::bigint, 0) order by number limit ${exportPageMax}`),
    },
  ];
}
