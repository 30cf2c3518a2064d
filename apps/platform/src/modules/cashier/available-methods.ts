import type { Minor } from '@harmattan/kernel/money';
import { testerRank } from '@harmattan/kernel/rank';
import type { CashierDeps } from './cashier-deps.ts';
import { amountProblem, phonePrefixOf, railOf } from './method-rules.ts';
import type { PaymentGateway } from './payment-port.ts';
import { listMethods, listUsedMethods, type MethodRow } from './store/methods.ts';

/** The methods that are open to a player: switched on, their gateway too, and those of testers for testers only. */
export async function availableMethods(
  deps: CashierDeps,
  wanted: { playerId: bigint; direction: 'deposit' | 'withdraw' },
): Promise<MethodRow[]> {
  const methods = await listMethods(deps.pool, wanted.direction);
  const isTester = (await deps.rankOf(wanted.playerId)) === testerRank;
  return methods.filter((method) => {
    const rail = railOf(method.view_name);
    const isServed = rail !== undefined && deps.gateways.get(method.gateway)?.rails.has(rail);
    return isServed && (isTester || !method.only_for_test_users);
  });
}

export interface ShownMethod extends MethodRow {
  /** What the player paid by it last. */
  lastMinor: Minor | null;
}

/** The same, in the order to show them: the one that the player used last, then those of the country of the player's number. */
export async function methodsToShow(
  deps: CashierDeps,
  { userName, ...wanted }: { playerId: bigint; userName: string; direction: 'deposit' | 'withdraw' },
): Promise<ShownMethod[]> {
  const [methods, used] = await Promise.all([availableMethods(deps, wanted), listUsedMethods(deps.pool, wanted)]);
  const last = used[0]?.view_name;
  const rankOf = ({ view_name, gateway }: MethodRow) => {
    if (view_name === last) return 0;
    return userName.startsWith(phonePrefixOf[gateway]) ? 1 : 2;
  };
  return methods
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((method) => ({
      ...method,
      lastMinor: used.find(({ view_name }) => view_name === method.view_name)?.amount_kobo ?? null,
    }));
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
