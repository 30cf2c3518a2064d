import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { pruneOld } from './identity-store.ts';
import { deviceLifeDays } from './known-devices.ts';
import { watchYielded } from './number-proof/watch-yielded.ts';
import { offerLifeSeconds } from './second-factor/offer-second-factor.ts';
import { resealSecrets } from './second-factor/reseal-secrets.ts';
import { pruneOffers } from './second-factor/second-factor-store.ts';
import { pruneSecurityEvents } from './security-event-store.ts';
import { pruneSignIns } from './sign-in-store.ts';

const keepCodesDays = 7;

export function identityJobs(deps: IdentityDeps, { signInHistoryDays }: { signInHistoryDays: number }): Job[] {
  const prune: Job = {
    name: 'prune-identity',
    every: '45 4 * * *',
    async run() {
      await pruneOld(deps.pool, { keepCodesDays, keepDevicesDays: deviceLifeDays });
      await pruneSecurityEvents(deps.pool);
      await pruneOffers(deps.pool, offerLifeSeconds);
      await pruneSignIns(deps.pool, signInHistoryDays);
    },
  };
  const reseal: Job = { name: 'reseal-secrets', every: '50 4 * * *', run: () => resealSecrets(deps) };
  const watch: Job = { name: 'watch-yielded-numbers', every: '55 4 * * *', run: () => watchYielded(deps) };
  return [prune, reseal, watch];
}
