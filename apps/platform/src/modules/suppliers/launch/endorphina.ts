import { endorphinaGameHash, endorphinaSign } from '@harmattan/wires/suppliers/endorphina';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { type Launcher, withQuery } from './launcher.ts';

/** The game is bound to the token, and told when the supplier asks whose session it is. */
export function endorphinaLauncher({ url, nodeId, salt }: SupplierSetting<'endorphina'>): Launcher {
  return {
    isOneShot: false,
    async real({ language, lobbyUrl }, { token }) {
      // The player chooses a part of what is signed here: see why the wallet refuses whatever begins like an address.
      const fields = { exit: lobbyUrl, lang: language, nodeId, token };
      return withQuery(url, { ...fields, sign: endorphinaSign(fields, salt) });
    },
    async free({ game, language, lobbyUrl }) {
      const hash = endorphinaGameHash(game.externalId);
      const [account, back] = [nodeId, lobbyUrl].map(encodeURIComponent);
      return withQuery(`${url}/api/link/accountId/${account}/hash/${hash}/returnURL/${back}`, { lang: language });
    },
  };
}
