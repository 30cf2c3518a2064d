import { z } from 'zod';
import { nameSchemas } from '../names.ts';

/** An instant in UTC: the office shows it in the time of its own clock. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
});

/** Ids of players and rows are whole numbers beyond what JSON holds exactly. */
export const rowId = z.codec(z.string().regex(/^\d{1,18}$/), z.bigint(), { decode: BigInt, encode: String });

/** Of a case, as `C-1000`. */
export const caseNumber = z.codec(z.string().regex(/^C-\d{4,15}$/), z.bigint(), {
  decode: (text) => BigInt(text.slice(2)),
  encode: (number) => `C-${number}`,
});

/** Why an operator decides so. Only the staff reads it. */
export const comment = z.string().trim().min(1).max(500);

nameSchemas({ Instant: instant, RowId: rowId, Comment: comment });
