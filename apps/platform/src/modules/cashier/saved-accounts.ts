import { availableMethods } from './available-methods.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { maskedNumber } from './mask-destination.ts';
import { listPaidDestinations } from './store/saved-accounts.ts';

const shownMax = 5;

/**
 * Where the player was paid before, by methods that are open, without those that the player took off the list; and the last amount of
 * each method. Both are read from the withdrawals: they are stored nowhere else.
 */
export async function readSavedAccounts(deps: CashierDeps, playerId: bigint) {
  const [methods, paid] = await Promise.all([
    availableMethods(deps, { playerId, direction: 'withdraw' }),
    listPaidDestinations(deps.pool, playerId),
  ]);
  const open = paid.filter(({ view_name }) => methods.some((method) => method.view_name === view_name));
  const newest = open.filter(
    ({ view_name }, index) => open.findIndex((other) => other.view_name === view_name) === index,
  );
  return {
    accounts: open
      .filter(({ is_hidden }) => !is_hidden)
      .slice(0, shownMax)
      .map(({ id, view_name, destination, amount_kobo }) => ({
        id,
        viewName: view_name,
        code: destination.kind === 'bank' ? destination.bankCode : null,
        channel: destination.kind === 'wallet' ? destination.channel : null,
        number: maskedNumber(destination),
        accountName: destination.kind === 'bank' ? destination.accountName : null,
        amount: amount_kobo,
      })),
    lastAmounts: newest.map(({ view_name, amount_kobo }) => ({ viewName: view_name, amount: amount_kobo })),
  };
}
