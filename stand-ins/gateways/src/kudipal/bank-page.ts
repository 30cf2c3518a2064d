import { inTransaction } from '@harmattan/process/transaction';
import type { KudipalDeps } from './kudipal-deps.ts';
import { type Charge, findCharge, latestMovement, lockCharge } from './kudipal-store.ts';
import { settleCharge } from './settle-charge.ts';

export interface BankPage {
  charge: Charge;
  isOpen: boolean;
}

export async function findBankPage(deps: KudipalDeps, token: string): Promise<BankPage | undefined> {
  const charge = await findCharge(deps.pool, 'page_token', token);
  return charge?.card === 'redirect' ? { charge, isOpen: charge.awaits === 'redirect' } : undefined;
}

/** The card's holder has decided on the bank's own page. Answers where the browser goes next. */
export async function decideOnBankPage(
  deps: KudipalDeps,
  { token, approves }: { token: string; approves: boolean },
): Promise<string | undefined> {
  const end = approves
    ? ({ status: 'successful', response: 'Approved' } as const)
    : ({ status: 'failed', response: 'Refused by the card holder' } as const);
  const done = await inTransaction(deps.pool, async (db) => {
    const charge = await lockCharge(db, 'page_token', token);
    if (charge?.card !== 'redirect' || !charge.redirectUrl) return undefined;
    const settled = charge.awaits === 'redirect' ? await settleCharge(deps, db, charge, end) : undefined;
    const movement = settled?.movement ?? (await latestMovement(db, charge.txRef));
    const back = new URL(charge.redirectUrl);
    back.searchParams.set('status', movement?.status ?? 'pending');
    back.searchParams.set('tx_ref', charge.txRef);
    back.searchParams.set('transaction_id', String(movement?.id ?? ''));
    return { back: back.href, first: settled?.first ?? [] };
  });
  await deps.hooks.deliver(done?.first ?? []);
  return done?.back;
}
