import type { Kobo } from '@harmattan/kernel/money';
import { applyStep } from './apply-step.ts';
import { chooseMethod, type MethodProblem } from './available-methods.ts';
import type { CashierDeps, Customer } from './cashier-deps.ts';
import { intentOf } from './deposit-intent.ts';
import { depositLifeSeconds } from './deposit-rules.ts';
import type { DepositViewName } from './method-rules.ts';
import { openPayment } from './move-payment.ts';
import type { DepositWay, Step } from './payment-port.ts';
import type { DepositRow } from './store/payment-row.ts';

const firstCheckSeconds = 20;

export type OpenDepositOutcome = { outcome: MethodProblem } | { outcome: 'opened'; deposit: DepositRow; step: Step };

/** Opens a deposit and tells the gateway. The reference is written down before the gateway hears it. */
export async function openDeposit(
  deps: CashierDeps,
  wish: {
    customer: Customer;
    viewName: DepositViewName;
    amountKobo: Kobo;
    bonusCode?: string | undefined;
    payer?: { fullName: string; email: string };
    way: DepositWay;
  },
): Promise<OpenDepositOutcome> {
  const { customer, viewName, amountKobo, way } = wish;
  const chosen = await chooseMethod(deps, { playerId: customer.playerId, direction: 'deposit', viewName, amountKobo });
  if (chosen.problem) return { outcome: chosen.problem };

  const id = deps.ids.next();
  const deposit = (await deps.tables.transaction().execute((transaction) =>
    openPayment(
      deps,
      transaction,
      {
        id,
        playerId: customer.playerId,
        direction: 'deposit',
        viewName,
        gateway: chosen.gateway.name,
        reference: id,
        amountKobo,
        currency: deps.currency,
        state: 'created',
        bonusCode: wish.bonusCode || undefined,
        ...(way.rail === 'wallet_push' && { step: { kind: 'pay bill', payee: customer.userName } }),
        lifeSeconds: depositLifeSeconds,
        checkInSeconds: firstCheckSeconds,
      },
      { by: 'player' },
    ),
  )) as DepositRow;

  const step = await chosen.gateway.startDeposit({ ...(await intentOf(deps, deposit, customer, wish.payer)), way });
  return { outcome: 'opened', deposit: await applyStep(deps, deposit, step), step };
}
