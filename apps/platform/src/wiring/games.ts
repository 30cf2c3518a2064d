import { join } from 'node:path';
import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import { createCatalogue } from '../modules/catalogue/index.ts';
import type { Incidents, Product } from '../modules/incidents/index.ts';
import { providerName as bookName, createSports } from '../modules/sports/index.ts';
import { createSuppliers } from '../modules/suppliers/index.ts';
import { repositoryRoot } from '../settings/paths.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

/** Every game that the stand-ins can play. */
const sandboxGames = join(repositoryRoot, 'brand/sandbox-games.json');

/** What is played: the games, their suppliers, and the sportsbooks. */
export function createGames(ground: Ground, { wallet }: Money, { identity }: Players, incidents: Incidents) {
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
    findPause: ({ supplier, game }) =>
      incidents.findPlayPause({ supplier, product: productOf(catalogue, { supplier, game }) }),
  });
  const sports = createSports({
    settings: settings.suppliers,
    widgetOrigin: settings.widget?.origin,
    findPause: ({ supplier }) => incidents.findPlayPause({ supplier, product: 'sports' }),
    ...suppliers,
  });
  /** As players read it. */
  const supplierName = (supplier: WalletName): string =>
    isBookName(supplier) ? bookName(supplier) : catalogue.providerName(supplier);
  return { catalogue, suppliers, sports, supplierName };
}

const productOfShelf = { casino: 'casino', slots: 'casino', live: 'live', virtual: 'virtuals' } as const;
const zeppelin = { supplier: 'betsolutions', game: '7001' };

/** A game has one product. One that the catalogue does not know is of the casino. */
function productOf(
  { findGame, shelfOf }: Pick<ReturnType<typeof createCatalogue>, 'findGame' | 'shelfOf'>,
  { supplier, game = '' }: { supplier: WalletName; game: string | undefined },
): Product {
  if (isBookName(supplier)) return 'sports';
  if (supplier === zeppelin.supplier && game === zeppelin.game) return 'zeppelin';
  const found = findGame({ supplier, externalId: game });
  return productOfShelf[(found && shelfOf(found.id)) ?? 'casino'];
}

export type Games = ReturnType<typeof createGames>;
