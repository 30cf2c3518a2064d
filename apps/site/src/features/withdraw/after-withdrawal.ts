import { queryClient } from '../../shared/api/query-client.ts';
import { refreshMoney } from '../../shared/money/refresh-money.ts';
import { withdrawOrderKey } from './order/use-withdraw-order.ts';
import { savedAccountsKey } from './use-saved-accounts.ts';

/** A withdrawal was made or called back, or it may have been: without an answer the page does not know. */
export function afterWithdrawal(): void {
  queryClient.invalidateQueries({ queryKey: withdrawOrderKey });
  queryClient.invalidateQueries({ queryKey: savedAccountsKey });
  refreshMoney();
}
