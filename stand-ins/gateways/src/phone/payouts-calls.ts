import { majorFromMinor } from '@harmattan/kernel/money';
import { walletCodes } from '@harmattan/wires/selcom';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Kudipal } from '../kudipal/index.ts';
import type { MobileMoney } from '../mobile-money/index.ts';
import { ofNumber, onGet, onPost } from './calls.ts';
import type { Payout } from './contract.ts';

const decision = z.object({
  gateway: z.enum(['kudipal', 'selcom', 'fasthub']),
  key: z.string(),
  do: z.enum(['release', 'fail']),
});
const bankStates = { NEW: 'waiting', PENDING: 'waiting', SUCCESSFUL: 'paid', FAILED: 'failed' } as const;

interface PayoutDeps {
  kudipal: Kudipal;
  selcom: MobileMoney;
  fasthub: MobileMoney;
}

/** What was paid out, with a hand on what still waits. */
export function servePayouts(app: FastifyInstance, deps: PayoutDeps): void {
  onGet(app, 'payouts', ofNumber, async ({ number }) => ({ payouts: await listPayouts(deps, number) }));
  onPost(app, 'payouts', decision, async ({ gateway, key, do: what }) => {
    const isEnded =
      gateway === 'kudipal'
        ? await deps.kudipal.endPayout(key, what === 'release' ? 'SUCCESSFUL' : 'FAILED')
        : await deps[gateway].endPayout(key, what === 'release' ? 'paid' : 'failed');
    return isEnded ? { outcome: what } : { problem: 'waits no longer' };
  });
}

/** The newest first. */
async function listPayouts({ kudipal, selcom, fasthub }: PayoutDeps, number: string): Promise<Payout[]> {
  const [toBanks, ...toWallets] = await Promise.all([
    kudipal.payoutsOf(number),
    selcom.payoutsOf(number),
    fasthub.payoutsOf(number),
  ]);
  const payouts: Payout[] = [
    ...toBanks.map((payout) => ({
      gateway: 'kudipal' as const,
      key: payout.reference,
      to: { kind: 'bank' as const, account: payout.accountNumber, holder: payout.accountName },
      amount: majorFromMinor(payout.amountMinor),
      state: bankStates[payout.status],
      at: payout.createdAt.toISOString(),
    })),
    ...toWallets.flat().map((payout) => ({
      gateway: payout.gateway,
      key: payout.transid,
      to: { kind: 'wallet' as const, operator: operatorOf(payout.wallet) },
      amount: majorFromMinor(payout.amountMinor),
      state: payout.state,
      at: payout.createdAt.toISOString(),
    })),
  ];
  return payouts.sort((one, other) => other.at.localeCompare(one.at));
}

function operatorOf(wallet: string): string | null {
  return Object.entries(walletCodes).find(([code]) => code === wallet)?.[1] ?? null;
}
