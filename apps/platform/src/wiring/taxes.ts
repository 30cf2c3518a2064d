import { createTaxes, type Taxes } from '../modules/taxes/index.ts';
import type { Verification } from '../modules/verification/index.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

/** What is withheld for authorities, by month and by player. */
export function openTaxes(
  { settings, database, clock, log }: Ground,
  { wallet }: Money,
  { profile }: Players,
  verification: Pick<Verification, 'levelOf'>,
): Taxes {
  return createTaxes({
    ...{ pool: database.pool, clock, log, wallet, rules: settings.taxes },
    async nameOf(playerId) {
      const { first_name, last_name } = (await profile.detailsOf(playerId)) ?? {};
      return [first_name, last_name].filter(Boolean).join(' ') || undefined;
    },
    isVerified: async (playerId) => (await verification.levelOf(playerId)) > 0,
  });
}
