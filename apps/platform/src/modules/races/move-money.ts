import { assert } from '@harmattan/kernel/assert';
import { type Fund, fundOwed } from '../wallet/index.ts';
import type { RacesDeps } from './races-deps.ts';

/** Moves a race's own money, once, however often it is asked. What lies in its account is known to the kobo. */
export async function moveMoney({ wallet }: Pick<RacesDeps, 'wallet'>, move: Omit<Fund, 'about'>): Promise<void> {
  if (move.amountMinor === 0n) return;
  const { status } = await fundOwed(wallet, { ...move, about: 'race' });
  assert(status === 'ok', `${move.from} holds what ${move.to} is owed: ${status}`);
}
