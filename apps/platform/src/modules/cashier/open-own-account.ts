import type { CashierDeps, Customer } from './cashier-deps.ts';
import { payerOf } from './deposit-intent.ts';
import type { GatewayName, LastingAccount } from './payment-port.ts';
import { claimAsking, findAccount, keepAccount, releaseAsking } from './store/own-accounts.ts';

/** The gateway that keeps accounts for players. */
export const accountsGateway: GatewayName = 'kudipal';

/** Longer than a gateway takes to answer. After that an answer that was lost is asked for again, under the same reference. */
const leaseSeconds = 60;

export type OpenAccountOutcome = LastingAccount | 'not available' | 'service down' | 'verification needed';

/**
 * The player's own account, opened when there is none yet: once, however often and by however many requests it is asked for. The law ties
 * such an account to an identity number.
 */
export async function openOwnAccount(deps: CashierDeps, customer: Customer): Promise<OpenAccountOutcome> {
  const owner = { playerId: customer.playerId, gateway: accountsGateway };
  const known = await findAccount(deps.pool, owner);
  if (known) return known;
  const gateway = deps.gateways.get(accountsGateway);
  if (!gateway?.openAccount) return 'not available';
  if (!(await deps.isIdentified(customer.playerId))) return 'verification needed';
  const wanted = `own-${deps.ids.next()}`;
  const reference = await claimAsking(deps.pool, { ...owner, reference: wanted, leaseSeconds });
  if (reference === undefined) return (await findAccount(deps.pool, owner)) ?? 'service down';
  const answer = await gateway.openAccount({ reference, payer: await payerOf(deps, customer) });
  switch (answer.kind) {
    case 'account': {
      const { kind: _kind, ...account } = answer;
      await keepAccount(deps.pool, owner, account);
      return account;
    }
    case 'refused':
      deps.log.warn({ gateway: gateway.name, reason: answer.reason }, 'a gateway opened no account for a player');
      await releaseAsking(deps.pool, owner);
      return 'not available';
    case 'unknown':
      return 'service down';
  }
}
