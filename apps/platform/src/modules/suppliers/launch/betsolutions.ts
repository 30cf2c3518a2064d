import { betsolutionsLanguages } from '@harmattan/wires/suppliers/betsolutions';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type Launcher, type LaunchOrder, withQuery } from './launcher.ts';

export function betsolutionsLauncher({ url, merchantId }: SupplierSetting<'betsolutions'>): Launcher {
  const address = ({ game, language, isMobile }: LaunchOrder, token: string, isFree: boolean) =>
    withQuery(`${url}/auth/auth`, {
      Token: token,
      MerchantId: merchantId,
      Lang: betsolutionsLanguages[language],
      GameId: game.externalId,
      ProductId: game.variant,
      IsFreeplay: isFree ? '1' : '0',
      Platform: isMobile ? 'mobile' : 'desktop',
    });
  return {
    isOneShot: true,
    real: async (order, { token }) => address(order, token, false),
    free: async (order) => address(order, '', true),
  };
}
