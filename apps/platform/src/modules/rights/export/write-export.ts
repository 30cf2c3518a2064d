import type { Queryable } from '@harmattan/process/transaction';
import { type ExportPart, exportPageMax } from '../../../plumbing/export-part.ts';

/** Of one part. What is beyond it is said in the file. */
const rowsMax = 200_000;

interface Head {
  made_at: string;
  from: string;
  note: string;
}

/** The file, piece by piece: one page of rows is in memory at a time. */
export async function* writeExport(db: Queryable, parts: readonly ExportPart[], head: Head): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 1).replace(/\n\}$/, '');
  for (const part of parts) yield* writePart(db, part);
  yield '\n}\n';
}

async function* writePart(db: Queryable, { name, page }: ExportPart): AsyncGenerator<string> {
  yield `,\n ${JSON.stringify(name)}: [`;
  let after: string | null = null;
  let count = 0;
  while (count < rowsMax) {
    const { rows }: { rows: { row: string; key: string }[] } = await db.query(page(after));
    if (rows.length > 0) yield rows.map(({ row }, nth) => `${count + nth === 0 ? '' : ','}\n  ${row}`).join('');
    count += rows.length;
    if (rows.length < exportPageMax) break;
    after = rows.at(-1)?.key ?? null;
  }
  yield '\n ]';
  if (count >= rowsMax) yield `,\n ${JSON.stringify(`${name}_cut_after`)}: ${count}`;
}
