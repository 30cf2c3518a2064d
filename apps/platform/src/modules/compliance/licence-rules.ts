import type { LicenceRow } from './licences-store.ts';

/** Days before the end of a licence on which the alarm is raised again. */
const alarmDays = [7, 30, 60] as const;
const dayMs = 24 * 3_600_000;

export type LicenceAlarm = 'expired' | `expires within ${(typeof alarmDays)[number]} days`;

type Licence = Pick<LicenceRow, 'regions' | 'products' | 'valid_from' | 'valid_until' | 'ended_at'>;

/** From a day of the market to another. Below zero where the other one was before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** What is wrong with a licence on a day. Null where it is in force for long, has ended by a person's word, or another one follows it. */
export function alarmOf(
  licence: Licence,
  { all, today }: { all: readonly Licence[]; today: string },
): LicenceAlarm | null {
  if (licence.ended_at !== null || all.some((other) => follows(other, licence))) return null;
  const days = daysBetween(today, licence.valid_until);
  if (days < 0) return 'expired';
  const alarm = alarmDays.find((level) => days <= level);
  return alarm === undefined ? null : `expires within ${alarm} days`;
}

/** Without a gap, and for all that the other one covers. */
function follows(next: Licence, before: Licence): boolean {
  return (
    next.ended_at === null &&
    next.valid_until > before.valid_until &&
    daysBetween(before.valid_until, next.valid_from) <= 1 &&
    before.regions.every((region) => next.regions.includes(region)) &&
    before.products.every((product) => next.products.includes(product))
  );
}
