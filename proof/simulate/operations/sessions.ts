import type { Launch } from '@harmattan/supplier-clients/supplier-client';
import { isBookName, type WalletName } from '@harmattan/wires/suppliers/names';
import type { World } from '../world.ts';
import { untilAnswered } from './until-answered.ts';

/** Wires whose launch carries a code that is used up by opening. */
const oneShot = new Set<WalletName>(['betsolutions', 'egt', 'globalbet', 'bsbetting']);
const games: Partial<Record<WalletName, string>> = { betsolutions: '7001', endorphina: 'endorphina_Test@ENDORPHINA' };
const openedBy = '00000000-0000-7000-8000-000000000001';

/** What the launch of a game carries. */
export async function beginSession(world: World, supplier: WalletName, playerId: bigint): Promise<Launch> {
  const game = games[supplier] ?? (isBookName(supplier) ? 'sports' : '101');
  const session = { supplier, playerId, openedBy, gameId: 1, game, currency: 'NGN', isMobile: true, language: 'en' };
  const token = await untilAnswered(world, () =>
    world
      .inside('begin session', (instance) =>
        instance.suppliers.beginSession(session, { isOneShot: oneShot.has(supplier) }),
      )
      .then((token) => token ?? ('again' as const)),
  );
  if (token === undefined) throw new Error('a session could not be begun');
  return { token, playerId: String(playerId), game, currency: 'NGN' };
}
