import type { Seat } from '../seats/index.ts';

/** Whose seeds they are: a player's at a supplier, whatever the seat; in free play nobody is known, so they are the seat's. */
export function holderOf({
  id,
  supplier,
  wallet,
  playKobo,
}: Pick<Seat, 'id' | 'supplier' | 'wallet' | 'playKobo'>): string {
  const isKnown = playKobo === undefined && wallet.playerId !== '';
  return isKnown ? `${supplier}:${wallet.playerId}` : `seat:${id}`;
}
