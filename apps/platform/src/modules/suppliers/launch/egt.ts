import { egtLanguages } from '@harmattan/wires/suppliers/egt';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type Launcher, type LaunchOrder, withQuery } from './launcher.ts';

/** A game of this variant is opened under the operator's second portal. */
const eqVariant = '1';

export function egtLauncher({ url, portalCode, eqPortalCode }: SupplierSetting<'egt'>): Launcher {
  const scene = ({ game, language, isMobile, lobbyUrl }: LaunchOrder) => ({
    gameId: game.externalId,
    language: egtLanguages[language],
    client: isMobile ? 'mobile' : 'desktop',
    closeurl: lobbyUrl,
  });
  return {
    isOneShot: true,
    real: async (order, { playerId, token, country }) =>
      withQuery(url, {
        defenceCode: token,
        playerId: String(playerId),
        portalCode: order.game.variant === eqVariant ? eqPortalCode : portalCode,
        // Others at the table may see it, so it is not what the player signs in with.
        screenName: String(playerId),
        country,
        ...scene(order),
      }),
    free: async (order) => withQuery(`${url}/demo`, scene(order)),
  };
}
