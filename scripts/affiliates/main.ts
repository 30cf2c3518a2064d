// `npm run affiliates -- --from 2026-11-01 --to 2026-11-30` tells what each refcode brought.
import { parseArgs } from 'node:util';
import {
  createAffiliateReport,
  type ReportProblem,
  type ReportWish,
} from '../../apps/platform/src/modules/marketing/index.ts';
import { openDatabase } from '../../apps/platform/src/plumbing/db/database.ts';
import { readSettings } from '../../apps/platform/src/settings/index.ts';
import { explainFailure } from '../system/explain-failure.ts';
import { findDatabase } from '../system/find-database.ts';
import { PlainWordsError } from '../system/plain-words-error.mjs';
import { reportLines } from './print-report.ts';

const usage = `npm run affiliates -- --from 2026-11-01 --to 2026-11-30   tells what each refcode brought on these days of Lagos
    --refcode radio-7   of this one only
    --json              as JSON, amounts in kobo`;

const words: Record<ReportProblem, string> = {
  'not a date': 'A day is written as 2026-11-30, and must exist.',
  'ends before it begins': 'The last day comes before the first.',
  'longer than a year': 'A report covers a year at most.',
  'not a refcode': 'That is no refcode: it begins with a letter or a figure and has at most 200 signs.',
};

try {
  const { isJson, ...wish } = readCommand();
  await tell(wish, isJson);
} catch (error) {
  process.exitCode = explainFailure(error);
}

function readCommand(): ReportWish & { isJson: boolean } {
  const { from, to, refcode, json } = readArguments();
  if (from === undefined || to === undefined) throw new PlainWordsError(usage);
  return { from, to, ...(refcode !== undefined && { refcode }), isJson: json === true };
}

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { from: text, to: text, refcode: text, json: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new PlainWordsError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function tell(wish: ReportWish, isJson: boolean): Promise<void> {
  const url = await findDatabase(readSettings(process.env));
  const database = openDatabase({ url, connectionsMax: 1, onIdleError() {} });
  try {
    const report = await createAffiliateReport(database)(wish);
    if ('problem' in report) throw new PlainWordsError(words[report.problem]);
    for (const line of isJson ? [toJson({ ...wish, ...report })] : reportLines(report.rows)) console.log(line);
  } catch (error) {
    if (!isTableMissing(error)) throw error;
    throw new PlainWordsError(
      'There are no campaigns in this database yet. Start this version of the product once, which makes their tables.',
    );
  } finally {
    await database.close();
  }
}

/** Amounts as text, which keeps every digit. */
function toJson(report: object): string {
  return JSON.stringify(report, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2);
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['42P01', '3F000'].includes(String(error.code));
}
