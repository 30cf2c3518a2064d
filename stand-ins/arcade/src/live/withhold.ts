import { type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import type { z } from 'zod';
import type { SteppedGame, Told } from '../games/game.ts';

/** A hand of a game that others play with the same cards at the same time. */
export type Withheld<Hand extends Told> = {
  stake: string;
  hand: Hand;
  /** The player has nothing more to decide. */
  isDecided: boolean;
  /** Everybody's time is up. */
  isShown: boolean;
};

/** What is done when the time is up. No player can send it: it is not in the schema of moves. */
type TimeUp = { isTimeUp: true };

/**
 * The same game for a table that all players share. How a hand ended, and what it won, is neither told nor paid while a player still
 * decides: the player who is through first would know the dealer's cards, and could play a second hand by them.
 */
export function withhold<Choice extends object, Hand extends Told, Move extends object>(
  game: SteppedGame<Choice, Hand, Move>,
): SteppedGame<Choice, Withheld<Hand>, Move | TimeUp> {
  const held = (stake: string, hand: Hand): Withheld<Hand> => {
    const stakeMinor = minorFromMajor(stake) ?? 0n;
    return { stake, hand, isDecided: game.end(hand, stakeMinor) !== undefined, isShown: false };
  };
  return {
    ...game,
    name: `live-${game.name}`,
    move: game.move as z.ZodType<Move | TimeUp>,
    deal: (bet) => held(majorFromMinor(bet.stakeMinor), game.deal(bet)),
    act(before, move) {
      if (isTimeUp(move)) return before.isDecided ? { ...before, isShown: true } : undefined;
      const hand = game.act(before.hand, move);
      return hand === undefined ? undefined : held(before.stake, hand);
    },
    raiseMinor: ({ hand }, move, stakeMinor): Minor =>
      isTimeUp(move) ? 0n : (game.raiseMinor?.(hand, move, stakeMinor) ?? 0n),
    leave: ({ hand, isDecided }) => (isDecided ? { isTimeUp: true } : game.leave(hand)),
    view: ({ hand, isDecided }) => ({ ...game.view(hand), isDecided }),
    end: ({ hand, isShown }, stakeMinor) => (isShown ? game.end(hand, stakeMinor) : undefined),
    face: { ...game.face, part: game.face.part ?? game.name },
  };
}

function isTimeUp(move: object): move is TimeUp {
  return 'isTimeUp' in move;
}
