import { vivoLanguages } from '@harmattan/wires/suppliers/vivo';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type Launcher, withQuery } from './launcher.ts';

/** The page that finds the table itself, for a game whose kind is not told. */
const lobby = 'lobby';

export function vivoLauncher({ url, operatorId, serverId }: SupplierSetting<'vivo'>): Launcher {
  return {
    isOneShot: false,
    real: async ({ game, language, lobbyUrl }, { token }) =>
      withQuery(`${url}/`, {
        token,
        operatorID: operatorId,
        ServerID: serverId,
        language: vivoLanguages[language],
        application: game.variant || lobby,
        tableID: game.externalId,
        selectedGame: game.externalId,
        HomeURL: lobbyUrl,
      }),
    // A dealer deals for money only.
    free: undefined,
  };
}
