import { join } from 'node:path';
import { isBookName, supplierNames, type WalletName } from '@harmattan/wires/suppliers/names';
import { createCatalogue } from '../modules/catalogue/index.ts';
import type { Incidents, Product } from '../modules/incidents/index.ts';
import { tellRefusals } from '../modules/limits/index.ts';
import { namesOfPrizes } from '../modules/races/index.ts';
import { providerName as bookName, createSports } from '../modules/sports/index.ts';
import { createSuppliers } from '../modules/suppliers/index.ts';
import { repositoryRoot } from '../settings/paths.ts';
import { createPlayerActivity } from './activity.ts';
import type { Ground } from './ground.ts';
import type { Money } from './money.ts';
import type { Players } from './players.ts';

/** Every game that the stand-ins can play. */
const sandboxGames = join(repositoryRoot, 'brand/sandbox-games.json');

/** What is played: the games, their suppliers, the sportsbooks, and what players did there. */
export function createGames(ground: Ground, money: Money, { identity }: Players, incidents: Incidents) {
  const { settings, brand, database, clock, ids, random, bus, log } = ground;
  const { wallet } = money;
  const activity = createPlayerActivity(ground, money);
  const catalogue = createCatalogue({
    ...{ database, clock, log, bus },
    shippedFile: settings.mode === 'sandbox' ? sandboxGames : undefined,
    pauses: () => incidents.playPauses(),
  });
  const suppliers = createSuppliers({
    ...{ database, clock, ids, random, bus, log },
    wallet: tellRefusals(wallet, bus),
    settings: settings.suppliers,
    currency: brand.currency,
    mayOverdraw: settings.sportsOverdraft,
    taxes: { clock, rules: settings.taxes },
    country: brand.country,
    siteUrl: settings.siteUrl,
    epochOfSession: identity.epochOfSession,
    userNameOf: async (playerId) => (await identity.identityOf(playerId)).userName,
    findGame: catalogue.findGame,
    providerName: catalogue.providerName,
    bookName,
    raceNamesOf: (accounts) => namesOfPrizes(database.pool, accounts),
    markPlayed: catalogue.markPlayed,
    isCheckDue: activity.isCheckDue,
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
  const findGameName = ({ supplier, game }: { supplier: string; game: string }): string | undefined => {
    const known = supplierNames.find((name) => name === supplier);
    return known && catalogue.findGame({ supplier: known, externalId: game })?.name;
  };
  return { activity, catalogue, suppliers, sports, supplierName, findGameName };
}

/** Of what was opened. */
function productOf(
  catalogue: Pick<ReturnType<typeof createCatalogue>, 'productOf'>,
  { supplier, game = '' }: { supplier: WalletName; game: string | undefined },
): Product {
  return isBookName(supplier) ? 'sports' : catalogue.productOf({ supplier, externalId: game });
}

export type Games = ReturnType<typeof createGames>;
