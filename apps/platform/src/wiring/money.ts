import { createWallet } from '../modules/wallet/index.ts';
import { SettingsError } from '../settings/index.ts';
import type { Ground } from './ground.ts';

/** @param opened Closes the wallet's connections. */
export async function openMoney(ground: Ground, opened: AsyncDisposableStack) {
  const { settings, brand, database, clock, ids, bus, log } = ground;
  const money = createWallet({
    ...{ database, clock, ids, bus, log },
    url: settings.databaseUrl,
    settings: settings.wallet,
    currency: brand.currency,
  });
  opened.defer(money.close);
  if (await money.beginFeedEra())
    log.warn('the database is on another server than before: the feed of the journal goes on with new numbers');
  const otherCurrency = await money.findOtherCurrency();
  if (otherCurrency !== undefined) {
    throw new SettingsError([
      `BRAND_FILE: the brand's currency is ${brand.currency}, but there are accounts in ${otherCurrency}`,
    ]);
  }
  return money;
}

export type Money = Awaited<ReturnType<typeof openMoney>>;
