import { join } from 'node:path';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { providerName as bookName, createSports } from '../modules/sports/index.ts';
import { createSuppliers } from '../modules/suppliers/index.ts';
import { repositoryRoot } from '../settings/paths.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

/** Every game that the stand-ins can play. */
const sandboxGames = join(repositoryRoot, 'brand/sandbox-games.json');

/** What is played: the games, their suppliers, and the sportsbooks. */
export function createGames(ground: Ground, { wallet }: Money, { identity }: Players) {
  const { settings, brand, database, clock, ids, random, bus, log } = ground;
  const catalogue = createCatalogue({
    ...{ database, clock, log },
    shippedFile: settings.mode === 'sandbox' ? sandboxGames : undefined,
  });
  const suppliers = createSuppliers({
    ...{ database, clock, ids, random, bus, log, wallet },
    settings: settings.suppliers,
    currency: brand.currency,
    mayOverdraw: settings.sportsOverdraft,
    country: brand.country,
    siteUrl: settings.siteUrl,
    epochOfSession: identity.epochOfSession,
    userNameOf: async (playerId) => (await identity.identityOf(playerId)).userName,
    findGame: catalogue.findGame,
    providerName: catalogue.providerName,
    bookName,
    markPlayed: catalogue.markPlayed,
  });
  const sports = createSports({
    settings: settings.suppliers,
    widgetOrigin: settings.widget?.origin,
    ...suppliers,
  });
  return { catalogue, suppliers, sports };
}

export type Games = ReturnType<typeof createGames>;
