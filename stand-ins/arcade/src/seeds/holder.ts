import type { Seat } from '../seats/index.ts';

/** Whose seeds they are: a player's at a supplier, whatever the seat; without a known player, as in free play, the seat's. */
export function holderOf({
  id,
  supplier,
  wallet,
  playMinor,
}: Pick<Seat, 'id' | 'supplier' | 'wallet' | 'playMinor'>): string {
  const isKnown = playMinor === undefined && wallet.playerId !== '';
  return isKnown ? `${supplier}:${wallet.playerId}` : `seat:${id}`;
}
