import { market } from '@harmattan/kernel/market';
import { formatMajor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import { dialled } from './charge-account.ts';
import type { KudipalDeps } from './kudipal-deps.ts';
import { type Charge, findCharge, lockCharge } from './kudipal-store.ts';
import { payerPin } from './payer-pin.ts';
import { settleCharge } from './settle-charge.ts';

/** What the bank shows to a payer who dials a code; undefined when it knows no such code. */
export async function lookUpDialled(deps: KudipalDeps, text: string): Promise<Charge | undefined> {
  const code = /\*000\*(\d+)#$/.exec(text)?.[1];
  const charge = code ? await findCharge(deps.pool, 'ussd_code', code) : undefined;
  return charge && dialled(charge) === text ? charge : undefined;
}

export type DialOutcome = 'paid' | 'paid before' | 'wrong pin' | 'unknown';

/** Pays by a dialled code, once. */
export async function payDialled(
  deps: KudipalDeps,
  { number, text, pin }: { number: string; text: string; pin: string },
): Promise<DialOutcome> {
  const found = await lookUpDialled(deps, text);
  if (!found) return 'unknown';
  if (pin !== payerPin) return 'wrong pin';
  const first = await inTransaction(deps.pool, async (db) => {
    const charge = await lockCharge(db, 'tx_ref', found.txRef);
    const settled = charge && (await settleCharge(deps, db, charge, { status: 'successful', response: 'Approved' }));
    if (!settled) return undefined;
    const text = `You have paid ${market.currency} ${formatMajor(found.amountMinor)} to Harmattan.`;
    await deps.sms.arrive(db, { to: number, from: 'YourBank', text });
    return settled.first;
  });
  await deps.hooks.deliver(first ?? []);
  return first ? 'paid' : 'paid before';
}
