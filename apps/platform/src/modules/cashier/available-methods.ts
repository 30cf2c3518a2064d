import type { Minor } from '@harmattan/kernel/money';
import type { CashierDeps } from './cashier-deps.ts';
import { amountProblem, railOf, testUserRank } from './method-rules.ts';
import type { PaymentGateway } from './payment-port.ts';
import { lastUsedMethod, listMethods, type MethodRow } from './store/methods.ts';

/** The methods that are open to a player: switched on, their gateway too, and those of testers for testers only. */
export async function availableMethods(
  deps: CashierDeps,
  wanted: { playerId: bigint; direction: 'deposit' | 'withdraw' },
): Promise<MethodRow[]> {
  const methods = await listMethods(deps.pool, wanted.direction);
  const isTester = (await deps.rankOf(wanted.playerId)) === testUserRank;
  return methods.filter((method) => {
    const rail = railOf(method.view_name);
    const isServed = rail !== undefined && deps.gateways.get(method.gateway)?.rails.has(rail);
    return isServed && (isTester || !method.only_for_test_users);
  });
}

/** The same, in the order to show them: the one that the player used last comes first. */
export async function methodsToShow(
  deps: CashierDeps,
  wanted: { playerId: bigint; direction: 'deposit' | 'withdraw' },
): Promise<MethodRow[]> {
  const [methods, last] = await Promise.all([availableMethods(deps, wanted), lastUsedMethod(deps.pool, wanted)]);
  return methods.toSorted((one, other) => Number(other.view_name === last) - Number(one.view_name === last));
}

export type MethodProblem = 'not available' | 'too little' | 'too much';

/** Whatever the page showed, this is what counts. */
export async function chooseMethod(
  deps: CashierDeps,
  wanted: { playerId: bigint; direction: 'deposit' | 'withdraw'; viewName: string; amountMinor: Minor },
): Promise<{ problem: MethodProblem } | { problem?: never; method: MethodRow; gateway: PaymentGateway }> {
  const methods = await availableMethods(deps, wanted);
  const method = methods.find(({ view_name }) => view_name === wanted.viewName);
  const gateway = method && deps.gateways.get(method.gateway);
  if (!method || !gateway) return { problem: 'not available' };
  const problem = amountProblem(method, wanted.amountMinor);
  return problem ? { problem } : { method, gateway };
}
