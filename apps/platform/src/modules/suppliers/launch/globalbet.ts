import { globalbetLanguages } from '@harmattan/wires/suppliers/globalbet';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type Launcher, withQuery } from './launcher.ts';

/** Signs the player in by a code and leads on to the client, which opens the game named behind the hash. */
export function globalbetLauncher({ url }: SupplierSetting<'globalbet'>): Launcher {
  return {
    isOneShot: true,
    async real({ game, language, isMobile }, { token }) {
      const locale = `locale=${globalbetLanguages[language]}`;
      const client = isMobile ? `/client/vspro-headless.jsp?embed=true&${locale}` : `/client/vspro.jsp?${locale}`;
      const query = { code: token, webRedirectTo: client, casino: 'vspro' };
      return `${withQuery(`${url}/engine/web/autologin/account`, query)}#odds:${encodeURIComponent(game.externalId)}`;
    },
    free: undefined,
  };
}
