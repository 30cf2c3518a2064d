import { assert } from '@harmattan/kernel/assert';
import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { inTransaction, type Queryable } from '@harmattan/process/transaction';
import { type CashInRequest, type Outcome, walletCodes } from '@harmattan/wires/selcom';
import { canonicalNumber } from '../plumbing/phone-number.ts';
import { cashInBehaviours } from './cash-in-behaviours.ts';
import type { MobileDeps } from './mobile-deps.ts';
import { endWaitingPayout, findPayout, insertPayout, type Payout } from './mobile-store.ts';

const waitsMs = 5 * 60_000;

const standing: Record<Payout['state'], Outcome> = { paid: 'success', waiting: 'in progress', failed: 'failed' };

export interface CashInOutcome {
  outcome: Outcome | 'silence';
  reference: string;
  message: string;
}

/** Pays out to a wallet. The same transid again answers how the first one stands, and pays nothing. */
export async function cashIn(deps: MobileDeps, request: CashInRequest): Promise<CashInOutcome> {
  const number = canonicalNumber(request.utilityref);
  const refusal = refusalOf(deps, request, number);
  if (refusal !== undefined || !number) return { outcome: 'failed', reference: '', message: refusal ?? '' };
  const behaviour = cashInBehaviours.find(({ ending }) => number.endsWith(ending));
  const payout = {
    gateway: deps.gateway,
    transid: request.transid,
    reference: deps.ids.next(),
    wallet: request.utilitycode,
    number,
    amountMinor: request.amount,
    state: behaviour?.state ?? 'paid',
  };
  const isNew = await inTransaction(deps.pool, async (db) => {
    if (!(await insertPayout(db, { ...payout, paysInMs: behaviour?.paysInMs ?? waitsMs }))) return false;
    if (payout.state === 'paid') await tellOwner(deps, db, payout);
    return true;
  });
  const kept = await findPayout(deps.pool, payout);
  assert(kept, 'a pay-out that was just written is there');
  if (kept.number !== number || kept.amountMinor !== request.amount || kept.wallet !== request.utilitycode) {
    return { outcome: 'failed', reference: '', message: 'transid was used for another pay-out' };
  }
  const outcome = isNew && behaviour ? behaviour.answer : outcomeFor(kept);
  return { outcome, reference: kept.reference, message: 'Cash-in' };
}

export function outcomeFor({ state }: Payout): Outcome {
  return standing[state];
}

/** Ends one that waits. False when it had ended before. */
export async function endCashIn(deps: MobileDeps, transid: string, state: 'paid' | 'failed'): Promise<boolean> {
  return inTransaction(deps.pool, async (db) => {
    const payout = await endWaitingPayout(db, { gateway: deps.gateway, transid }, state);
    if (payout?.state === 'paid') await tellOwner(deps, db, payout);
    return payout !== undefined;
  });
}

function refusalOf(deps: MobileDeps, request: CashInRequest, number: string | undefined): string | undefined {
  if (request.vendor !== deps.vendor || request.pin !== deps.pin) return 'Wrong vendor or PIN';
  if (!isWallet(request.utilitycode)) return 'utilitycode is unknown';
  return number ? undefined : 'utilityref is no number';
}

export function isWallet(code: string): boolean {
  return code === 'CASHIN' || Object.hasOwn(walletCodes, code);
}

async function tellOwner(
  { sms }: MobileDeps,
  db: Queryable,
  { number, amountMinor }: Pick<Payout, 'number' | 'amountMinor'>,
): Promise<void> {
  const text = `You have received ${market.currency} ${formatMajor(amountMinor)} from Harmattan.`;
  await sms.arrive(db, { to: number, from: 'MobileMoney', text });
}
