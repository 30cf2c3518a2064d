import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import type { SteppedGame, Told } from '../game.ts';
import { anteLimits, type PokerChoice } from './poker-choice.ts';
import type { PokerHand, PokerMove } from './poker-game.ts';

/**
 * What a player without a stake sees at a table that all players share: the cards that players decide on, and in the end
 * all of them. Without what a bet would have paid.
 */
export function lookAtPoker<Deal extends Told>(
  game: SteppedGame<PokerChoice, PokerHand<Deal>, PokerMove>,
  stay: string,
): (turn: { random: Random }) => { dealt: Record<string, Told>; outcome: Record<string, Told> } {
  return ({ random }) => {
    const choice = { ante: '50.00', bonus: null };
    const hand = game.deal({ choice, stakeMinor: anteLimits.minMinor, random });
    const stayed = game.act(hand, { do: stay });
    const ended = stayed && game.end(stayed, anteLimits.minMinor);
    assert(ended, 'a hand that was stayed with is over');
    const { ante: _ante, bonus: _bonus, cost: _cost, decided: _decided, ...dealt } = game.view(hand);
    const { bets: _bets, ...outcome } = ended.outcome;
    return { dealt, outcome };
  };
}
