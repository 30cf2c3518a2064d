import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { PaymentSettings } from '../../settings/payments.ts';
import { compareAboveLimit } from './above-limit.ts';
import type { CashierDeps } from './cashier-deps.ts';
import { matchGateway } from './match-gateway.ts';
import { countOverdue } from './store/payments.ts';
import { emptyClaimWords, emptyHookBodies, emptyPayoutAccounts } from './store/retention.ts';

const overdueSeconds = 300;

export function cashierJobs(deps: CashierDeps, { retention }: Pick<PaymentSettings, 'retention'>): Job[] {
  const watch: Job = {
    name: 'watch-payments',
    every: '*/5 * * * *',
    async run() {
      const overdue = await countOverdue(deps.pool, overdueSeconds);
      if (overdue > 0) deps.log.error({ overdue }, 'payments wait longer than they should: does the sweeper run?');
    },
  };
  const match: Job = {
    name: 'match-gateways',
    every: '40 3 * * *',
    async run() {
      const matched = await Promise.allSettled(
        [...deps.gateways.values()].map((gateway) => matchGateway(deps, gateway)),
      );
      const failed = matched.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      if (failed.length > 0) throw new AggregateError(failed, 'gateways were not matched');
    },
  };
  const forget: Job = {
    name: 'forget-payment-details',
    every: '55 4 * * *',
    async run() {
      await emptyHookBodies(deps.pool, retention);
      await emptyClaimWords(deps.pool, retention);
      await emptyPayoutAccounts(deps.pool, retention);
    },
  };
  const checkLimitMoney: Job = {
    name: 'check-above-limit',
    every: '20 * * * *',
    async run() {
      const { accountMinor, recordsMinor } = await compareAboveLimit(deps.pool);
      if (accountMinor === recordsMinor) return;
      deps.log.error({ accountMinor, recordsMinor }, 'suspense:limit differs from the records of it');
      throw new Error('suspense:limit differs from the records of it');
    },
  };
  return [watch, match, forget, checkLimitMoney];
}
