import type { Queryable } from '@harmattan/process/transaction';
import { allWithdrawals, type Incident, type Subject } from '../incidents/index.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { Destination } from './payment-port.ts';
import type { WithdrawalRow } from './store/payment-row.ts';
import type { PausedProblem } from './store/payments.ts';

interface Wanted {
  direction: 'deposit' | 'withdraw';
  viewName: string;
}

/** What keeps a player from a new payment. A bank does not: what goes there is taken, and waits. */
function subjectsOf({ direction, viewName }: Wanted): Subject[] {
  const method: Subject = { kind: 'method', subject: viewName };
  return direction === 'withdraw' ? [allWithdrawals, method] : [method];
}

/** Asked in the transaction that opens the payment. */
export async function findPause(
  { incidents }: Pick<CashierDeps, 'incidents'>,
  db: Queryable,
  wanted: Wanted,
): Promise<PausedProblem | undefined> {
  return problemOf(await incidents.find(db, subjectsOf(wanted)));
}

function problemOf(incident: Incident | undefined): PausedProblem | undefined {
  if (!incident) return undefined;
  return incident.kind === 'withdrawals' ? 'withdrawals paused' : 'method paused';
}

/** What players are told beside the methods. */
export function pausesToShow(
  { incidents }: Pick<CashierDeps, 'incidents'>,
  { direction, viewNames }: { direction: 'deposit' | 'withdraw'; viewNames: readonly string[] },
) {
  const concerns = ({ kind, subject }: Incident) =>
    kind === 'method' ? viewNames.includes(subject) : direction === 'withdraw' && isOfPayouts(kind);
  return incidents
    .current()
    .filter(concerns)
    .map(({ kind, subject, name, banner }) => ({ kind: kind as 'method', subject, name, text: banner }));
}

const isOfPayouts = (kind: string) => kind === 'bank' || kind === 'withdrawals';

/** What an approved withdrawal waits for. Asked in the transaction that would send it. */
export function findPayoutPause(
  { incidents }: Pick<CashierDeps, 'incidents'>,
  db: Queryable,
  withdrawal: WithdrawalRow,
): Promise<Incident | undefined> {
  return incidents.find(db, payoutSubjects(withdrawal));
}

/** The same from memory, for what is only told. */
export function isPayoutPaused({ incidents }: Pick<CashierDeps, 'incidents'>, withdrawal: WithdrawalRow): boolean {
  return incidents.findCurrent(payoutSubjects(withdrawal)) !== undefined;
}

function payoutSubjects({ view_name, gateway, destination }: WithdrawalRow): Subject[] {
  const bank: Subject = { kind: 'bank', subject: `${gateway}:${bankOf(destination)}` };
  return [...subjectsOf({ direction: 'withdraw', viewName: view_name }), bank];
}

/** Code of a bank, or channel of mobile money. */
function bankOf(destination: Destination): string {
  return destination.kind === 'bank' ? destination.bankCode : destination.channel;
}
