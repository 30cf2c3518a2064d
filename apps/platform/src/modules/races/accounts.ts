import { type HouseAccount, keyOf, type MoneyKey } from '../wallet/index.ts';

/** Prizes come from this account, and prizes without a winner go back to it. */
export const houseAccount: HouseAccount = 'house:races';

/** All prizes of a race, from before it is announced until they are paid. */
export const prizeAccount = (raceId: number): HouseAccount => `escrow:race:${raceId}`;

/** Undefined for an account of anything else. */
export function raceOfPrizes(account: string): number | undefined {
  const id = /^escrow:race:([1-9]\d{0,8})$/.exec(account)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** What a race's own money is moved under. */
export function moveKey(raceId: number, move: 'prizes' | 'unwon' | 'unneeded'): MoneyKey {
  return keyOf({ source: 'race', class: move, id: String(raceId) });
}

/** A place is paid once, whichever player has it. */
export function prizeKey(raceId: number, place: number): MoneyKey {
  return keyOf({ source: 'race', class: 'prize', id: `${raceId}:${place}` });
}

/** What is withheld of the prize of a place. */
export function taxKey(raceId: number, place: number): MoneyKey {
  return keyOf({ source: 'race', class: 'tax', id: `${raceId}:${place}` });
}

/** A prize stands in the player's history like a round that nothing was staked in. */
export function prizeRound(raceId: number, place: number): MoneyKey {
  return keyOf({ source: 'race', class: 'round', id: `${raceId}:${place}` });
}
