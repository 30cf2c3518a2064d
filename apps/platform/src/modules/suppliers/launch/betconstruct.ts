import { betconstructLanguages } from '@harmattan/wires/suppliers/betconstruct';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type Launcher, type LaunchOrder, withQuery } from './launcher.ts';

/** Nothing in it leads back to our site: the wire has no word for that, so the page around the game does. */
export function betconstructLauncher({ url, operatorId }: SupplierSetting<'betconstruct'>): Launcher {
  const address = ({ game, language }: LaunchOrder, token: string, openType: 'real' | 'fun') =>
    withQuery(`${url}/authorization.php`, {
      gameId: game.externalId,
      token,
      partnerId: operatorId,
      tableId: game.variant,
      language: betconstructLanguages[language],
      openType,
    });
  return {
    isOneShot: false,
    real: async (order, { token }) => address(order, token, 'real'),
    free: async (order) => address(order, '', 'fun'),
  };
}
