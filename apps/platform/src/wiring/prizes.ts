import type { Incidents } from '../modules/incidents/index.ts';
import { createJackpots } from '../modules/jackpot/index.ts';
import { tellRefusals } from '../modules/limits/index.ts';
import { createRaces } from '../modules/races/index.ts';
import { createTurnover } from '../modules/turnover/index.ts';
import type { Games } from './games.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

export function createPrizes(
  ground: Ground,
  { wallet }: Money,
  { identity }: Players,
  { catalogue }: Games,
  incidents: Incidents,
) {
  const { settings, brand, database, clock, random, ids, log, bus } = ground;
  const jackpots = createJackpots({
    ...{ database, clock, random, ids, log, taxRules: settings.taxes },
    wallet: tellRefusals(wallet, bus),
    findPause: () => incidents.findPlayPause({ product: 'jackpot' }),
  });
  const races = createRaces({
    ...{ database, clock, log, wallet, taxRules: settings.taxes },
    turnover: createTurnover(database.pool),
    games: catalogue,
    currency: brand.currency,
    countryDigits: brand.countryPrefix.slice(1),
    isPaused: () => incidents.findPlayPause({ product: 'races' }) !== undefined,
    userNameOf: async (playerId) => (await identity.identityOf(playerId)).userName,
  });
  return { jackpots, races };
}

export type Prizes = ReturnType<typeof createPrizes>;
