import { market } from '@harmattan/kernel/market';
import { marketDay } from '@harmattan/kernel/market-time';
import { formatMajor, type Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import type { ComplianceDeps } from './compliance-deps.ts';
import { largeRuleAt } from './large-rule.ts';
import {
  addToDay,
  attachPayments,
  type Direction,
  findReport,
  insertCounted,
  insertReport,
  type PlayerDay,
  setReportOfDay,
} from './reports-store.ts';

export interface CountedPayment {
  paymentId: string;
  playerId: bigint;
  direction: Direction;
  amountMinor: Minor;
}

const shown = (amount: Minor) => `${market.currency} ${formatMajor(amount)}`;
const words = { deposit: 'paid in', withdraw: 'paid out' };

/**
 * In the transaction in which a payment is done. What a player pays in or out on a day of the market has to be reported once it is above the
 * level, be it one payment or several; further ones of the day go into the same report until it is sent.
 */
export async function countPayment(
  deps: ComplianceDeps,
  transaction: pg.PoolClient,
  { paymentId, playerId, direction, amountMinor }: CountedPayment,
): Promise<void> {
  const now = deps.clock.now();
  const rule = largeRuleAt(deps.settings.large, now);
  if (!rule) return;
  const of: PlayerDay = { playerId, day: marketDay(now), direction };
  if (!(await insertCounted(transaction, { ...of, paymentId, amountMinor }))) return;
  const { amount, report_id: reportId } = await addToDay(transaction, { ...of, amountMinor });
  if (reportId !== null) return addToReport(deps, transaction, { of, reportId, paymentId, amountMinor });
  if (amount > rule.aboveMinor) await openReport(deps, transaction, { of, amountMinor: amount });
}

async function openReport(
  deps: ComplianceDeps,
  transaction: pg.PoolClient,
  { of, amountMinor }: { of: PlayerDay; amountMinor: Minor },
): Promise<void> {
  const { playerId, day, direction } = of;
  const id = deps.ids.next();
  const why = `${words[direction]} ${shown(amountMinor)} on ${day}, above the level of the market`;
  const category = direction === 'deposit' ? 'deposit' : 'withdrawal';
  const caseId = await deps.cases.openCompliance(transaction, {
    ...{ playerId, category, source: `report:${id}`, text: why, payments: [] },
    subject: `Large sum ${words[direction]}: ${shown(amountMinor)}`,
  });
  if (caseId === undefined) return;
  const due = { openedBy: null, dueHours: deps.cases.complianceHours };
  await insertReport(transaction, { id, kind: 'large', playerId, caseId, day, direction, why, ...due });
  await setReportOfDay(transaction, { ...of, reportId: id });
  const payments = await attachPayments(transaction, { ...of, reportId: id });
  for (const paymentId of payments)
    await deps.cases.addToCompliance(transaction, { caseId, paymentId, text: `payment ${paymentId}` });
}

async function addToReport(
  deps: ComplianceDeps,
  transaction: pg.PoolClient,
  { of, reportId, paymentId, amountMinor }: { of: PlayerDay; reportId: string; paymentId: string; amountMinor: Minor },
): Promise<void> {
  const report = await findReport(transaction, reportId);
  if (!report) return;
  await attachPayments(transaction, { ...of, reportId });
  const text = `${words[of.direction]} another ${shown(amountMinor)} on ${of.day}: payment ${paymentId}`;
  await deps.cases.addToCompliance(transaction, { caseId: report.case_id, paymentId, text });
}
