import { marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import pg from 'pg';
import { readDays, readPaidBefore } from './activity-store.ts';
import { type DaySum, type DaySums, productOf, sumOf } from './count-entries.ts';
import { countTail } from './read-session.ts';

export type StatementUnit = 'day' | 'week' | 'month';

export interface StatementQuery {
  playerId: bigint;
  months: number;
  by: StatementUnit;
  now: Date;
}

/** Sums of one day, week from Monday on, or month of the market. */
export interface StatementPeriod extends DaySum {
  /** Its first day, as `2026-11-16`. */
  from: string;
}

export interface Statement {
  from: string;
  /** Those in which anything happened, the oldest first. */
  periods: StatementPeriod[];
  lifetime: { depositedMinor: Minor; withdrawnMinor: Minor };
}

/** The days that are kept, and what the journal has beyond them, of one snapshot: each entry once. */
export function readStatement(db: Queryable, { playerId, months, by, now }: StatementQuery): Promise<Statement> {
  return inSnapshot(db, async (client) => {
    const from = periodOf(firstDay(now, months), by);
    const sums = await readDays(client, { playerId, from });
    const before = await readPaidBefore(client, { playerId, before: from });
    const tail = await countTail(client, playerId);
    const earlier: DaySums = new Map();
    for (const [day, sum] of tail.sums) addSum(sumOf(day < from ? earlier : sums, day), sum);
    const all = [...sums.values(), ...earlier.values()];
    return {
      from,
      periods: periodsOf(sums, by),
      lifetime: {
        depositedMinor: all.reduce((total, sum) => total + sum.depositedMinor, before.deposited),
        withdrawnMinor: all.reduce((total, sum) => total + sum.withdrawnMinor, before.withdrawn),
      },
    };
  });
}

/** A connection that is given has a snapshot already. */
function inSnapshot<Result>(db: Queryable, work: (db: Queryable) => Promise<Result>): Promise<Result> {
  if (!(db instanceof pg.Pool)) return work(db);
  return inTransaction(db, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    return work(client);
  });
}

/** Whole months before the present one: three in November begin in August. */
function firstDay(now: Date, months: number): string {
  const [year = 0, month = 1] = marketDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

const dayMs = 86_400_000;

function periodOf(day: string, by: StatementUnit): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const begins = Date.parse(day);
  const sinceMonday = (new Date(begins).getUTCDay() + 6) % 7;
  return new Date(begins - sinceMonday * dayMs).toISOString().slice(0, 10);
}

function periodsOf(sums: DaySums, by: StatementUnit): StatementPeriod[] {
  const periods: DaySums = new Map();
  for (const [day, sum] of sums) addSum(sumOf(periods, periodOf(day, by)), sum);
  return [...periods]
    .map(([from, sum]) => ({ from, ...sum }))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function addSum(to: DaySum, sum: DaySum): void {
  to.depositedMinor += sum.depositedMinor;
  to.withdrawnMinor += sum.withdrawnMinor;
  to.otherMinor += sum.otherMinor;
  to.playedMs += sum.playedMs;
  for (const [name, { stakedMinor, wonMinor }] of sum.products) {
    const product = productOf(to, name);
    product.stakedMinor += stakedMinor;
    product.wonMinor += wonMinor;
  }
}
