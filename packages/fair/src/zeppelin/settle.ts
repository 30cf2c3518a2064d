import type { Minor } from '@harmattan/kernel/money';
import { heightAt, timeOf } from './growth.ts';

/**
 * The rules of who is out in time. A target is reached if it is not above the burst, however fast anybody's line is. A cash-out by
 * hand counts by the server's millisecond in which it came, and only before the millisecond of the burst.
 */
export function reachesTarget(target: number, burst: number): boolean {
  return target <= burst;
}

/** How high the flight is for a cash-out by hand that came so many milliseconds after the start. Undefined: too late, or too early. */
export function heightOfCashOut(ms: number, burst: number): number | undefined {
  return ms >= 0 && ms < timeOf(burst) ? heightAt(ms) : undefined;
}

/** What a bet gets that got out at that height: part of a kobo is not paid. */
export function payOf(stakeMinor: Minor, hundredths: number): Minor {
  return (stakeMinor * BigInt(hundredths)) / 100n;
}
