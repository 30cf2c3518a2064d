import type { GameCard, GameEntry } from './lists/game-entry.ts';
import type { PlayerMarks } from './player-store.ts';

/** Cards as the player sees them, or as a visitor does. */
export function markCards(entries: readonly GameEntry[], marks: PlayerMarks | undefined): GameCard[] {
  if (!marks) return entries.map(({ card }) => card);
  const favourites = new Set(marks.favourites);
  const recents = new Set(marks.recents);
  return entries.map(({ card }) => {
    const [isFav, isRecent] = [favourites.has(card.id), recents.has(card.id)];
    return isFav || isRecent ? { ...card, isFav, isRecent } : card;
  });
}
