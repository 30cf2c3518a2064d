import { marketDay } from '@harmattan/kernel/market-time';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { ComplianceDeps } from './compliance-deps.ts';
import { countPayment } from './count-payment.ts';
import { dropReport, markSent, openForSuspicion, suspect } from './decide-reports.ts';
import { endFlag, findFlag, insertFlag, listFlags } from './flags-store.ts';
import { alarmOf, daysBetween } from './licence-rules.ts';
import { endLicence, insertLicence, type LicenceRow, listLicences, type NewLicence } from './licences-store.ts';
import { endOrder, findOrder, insertOrder, listOrders, type NewOrder } from './orders-store.ts';
import { findReport, listCounted, listReports } from './reports-store.ts';
import { listWaitingOfCompliance } from './waiting-store.ts';

export type { Decided } from './decide-reports.ts';
export { offByFlag } from './flag-rules.ts';
export type { FlagRow } from './flags-store.ts';
export type { OrderRow } from './orders-store.ts';
export type { ReportRow } from './reports-store.ts';

/** What the law asks of the house beyond its books: reports, orders, licences, and players who must not play. */
export function createCompliance(deps: ComplianceDeps) {
  const { pool, ids, clock } = deps;
  return {
    waitingForOperator: () => listWaitingOfCompliance(pool, clock.now()),

    /** In the transaction in which a payment is done, each payment once. */
    countPayment: (transaction: pg.PoolClient, payment: Parameters<typeof countPayment>[2]) =>
      countPayment(deps, transaction, payment),
    /** In the transaction that sets the money of a withdrawal aside. */
    openForSuspicion: (transaction: pg.PoolClient, suspicion: Parameters<typeof openForSuspicion>[2]) =>
      openForSuspicion(deps, transaction, suspicion),
    unplayedRule: deps.cases.unplayedRule,

    /** For the office. */
    listReports: (which: 'open' | 'decided') => listReports(pool, which),
    findReport: (id: string) => findReport(pool, id),
    paymentsOf: (reportId: string) => listCounted(pool, reportId),
    suspect: (suspicion: Parameters<typeof suspect>[1]) => suspect(deps, suspicion),
    markSent: (decision: Parameters<typeof markSent>[1]) => markSent(deps, decision),
    drop: (decision: Parameters<typeof dropReport>[1]) => dropReport(deps, decision),

    listOrders: (playerId: bigint | null) => listOrders(pool, playerId),
    findOrder: (id: string) => findOrder(pool, id),
    newId: () => ids.next(),
    /** In the transaction of what the order asks for. */
    insertOrder: (transaction: Queryable, order: NewOrder) => insertOrder(transaction, order),
    endOrder,

    /** With what is wrong with each. */
    listLicences: () => readLicences(deps),
    insertLicence: (transaction: Queryable, licence: NewLicence) => insertLicence(transaction, licence),
    endLicence,

    listFlags: () => listFlags(pool),
    findFlag: (id: string) => findFlag(pool, id),
    insertFlag,
    endFlag,
  };
}

async function readLicences({ pool, clock }: ComplianceDeps) {
  const all = await listLicences(pool);
  const today = marketDay(clock.now());
  return all.map((licence: LicenceRow) => ({
    ...licence,
    daysLeft: daysBetween(today, licence.valid_until),
    alarm: alarmOf(licence, { all, today }),
  }));
}

export type Compliance = ReturnType<typeof createCompliance>;
