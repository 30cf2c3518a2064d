import { assert } from '@harmattan/kernel/assert';
import { call } from '../../shared/api/call.ts';
import { parseSupplierUrl } from '../../shared/games/supplier-url.ts';
import type { StartCall } from './start-call.ts';

/** Opens the game at its supplier. Each time is a launch of its own, whose address serves once. */
export async function startGame({ key, input }: StartCall): Promise<URL> {
  const { url } = await call(key, input);
  const gameUrl = parseSupplierUrl(url, location.origin);
  assert(gameUrl, 'a game is a page of its supplier');
  return gameUrl;
}
