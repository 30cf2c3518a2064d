import type { ListedCase } from './use-cases.ts';

/** Who asks: a player by the number, a visitor by the name that they gave. */
export function whoseText({
  userName,
  playerId,
  contact,
}: Pick<ListedCase, 'userName' | 'playerId' | 'contact'>): string {
  return userName ?? (playerId === null ? (contact?.name ?? '') : `#${playerId}`);
}
