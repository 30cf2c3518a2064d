import { createHmac } from 'node:crypto';
import type { Ids } from '@harmattan/kernel/ids';
import { anyAddress, softgamingLanguages, softgamingLaunchHash } from '@harmattan/wires/suppliers/softgaming';
import type { SupplierSetting } from '../../../settings/suppliers.ts';
import { askSupplier } from './ask-supplier.ts';
import { type Launcher, type LaunchOrder, SupplierDown, withQuery } from './launcher.ts';

/** The supplier's one account for all play without money. */
const demoPlayer = { login: '$DemoUser$', password: 'Demo' };
const passwordLength = 32;
/** Success is a one, a comma, and the address; any other number is an error with its words behind it. */
const opened = /^1,(https?:\/\/\S+)\s*$/;

interface Person {
  login: string;
  password: string;
}

/** SoftGamings is asked for each launch: it takes the player in, made on the spot if new, and says where the game is. */
export function softgamingLauncher(
  { url, apiKey, apiPassword }: SupplierSetting<'softgaming'>,
  { timeoutMs, currency, ids }: { timeoutMs: number; currency: string; ids: Ids },
): Launcher {
  async function open(order: LaunchOrder, { login, password }: Person, mode: Record<string, string>): Promise<string> {
    const { game, language, isMobile, lobbyUrl, playerAddress } = order;
    const tid = ids.next().replaceAll('-', '');
    const system = game.variant;
    const query = {
      Login: login,
      Password: password,
      TID: tid,
      Currency: currency,
      Language: softgamingLanguages[language],
      UserIP: playerAddress,
      IsMobile: isMobile ? '1' : '0',
      Page: game.externalId,
      System: system,
      UserAutoCreate: '1',
      Referer: lobbyUrl,
      ...mode,
      Hash: softgamingLaunchHash({ address: anyAddress, tid, apiKey, login, password, system, apiPassword }),
    };
    const question = withQuery(`${url}/System/Api/${encodeURIComponent(apiKey)}/User/DirectAuth`, query);
    const address = opened.exec(await askSupplier({ method: 'GET', url: question }, timeoutMs))?.[1];
    if (address === undefined || !URL.canParse(address)) throw new SupplierDown('its answer could not be understood');
    return address;
  }

  return {
    isOneShot: false,
    real: (order, { playerId, token }) => open(order, personOf(playerId, apiKey), { Demo: '0', ExtParam: token }),
    free: (order) => open(order, demoPlayer, { Demo: '1', ExtParam: '' }),
  };
}

/**
 * The supplier keeps an account for each player and wants the same password for ever, so it is made from what never changes.
 * It is of no use without our own password to the supplier, which signs every launch.
 */
function personOf(playerId: bigint, apiKey: string): Person {
  const login = String(playerId);
  return { login, password: createHmac('sha256', apiKey).update(login).digest('hex').slice(0, passwordLength) };
}
