import { type RefcodeRow, readReport } from './campaigns-store.ts';
import { type CountDeps, countMoney } from './count-money.ts';
import { canonicalRefcode } from './refcode.ts';

export interface ReportWish {
  /** Days of the market's calendar, both of them included: `2026-11-01`. */
  from: string;
  to: string;
  refcode?: string;
}

export type ReportProblem = 'not a date' | 'ends before it begins' | 'longer than a year' | 'not a refcode';

const dayMs = 86_400_000;
const daysMax = 366;

/** What each refcode brought in a period. It counts first, so that what it tells is as new as the question. */
export async function affiliateReport(
  deps: CountDeps,
  { from, to, refcode: given }: ReportWish,
): Promise<{ rows: RefcodeRow[] } | { problem: ReportProblem }> {
  const [begins, ends] = [dayOf(from), dayOf(to)];
  if (begins === undefined || ends === undefined) return { problem: 'not a date' };
  if (ends < begins) return { problem: 'ends before it begins' };
  if ((ends - begins) / dayMs >= daysMax) return { problem: 'longer than a year' };
  const refcode = given === undefined ? undefined : canonicalRefcode(given);
  if (given !== undefined && refcode === undefined) return { problem: 'not a refcode' };
  await countMoney(deps);
  return { rows: await readReport(deps.pool, { from, to, refcode }) };
}

function dayOf(text: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isDay ? time : undefined;
}
