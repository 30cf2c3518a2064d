import { sql } from '@harmattan/process/sql';
import { type ExportPart, exportPage, exportPageMax } from '../../plumbing/export-part.ts';

/** Values are hundredths of the currency, and minutes where the kind is time. */
export function exportLimits(playerId: bigint): ExportPart[] {
  return [
    {
      ...{ name: 'limits', tables: ['limits.setting'] },
      page: (after) =>
        exportPage(sql`
          select kind || ' ' || period as sort_key, kind, period, own_value, staff_value from limits.setting
          where player_id = ${playerId} and (${after}::text is null or kind || ' ' || period > ${after}::text)
          order by kind || ' ' || period limit ${exportPageMax}`),
    },
    {
      ...{ name: 'changes_of_limits', tables: ['limits.change', 'limits.raise'] },
      page: (after) =>
        exportPage(sql`
          select id as sort_key, at, kind, period, what, before_value, after_value, wanted_value
          from limits.change where player_id = ${playerId} and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${exportPageMax}`),
    },
  ];
}
