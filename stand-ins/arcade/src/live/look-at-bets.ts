import type { InstantGame } from '../games/game.ts';
import type { TableChoice } from '../games/tables/table-choice.ts';
import type { LiveTable } from './live-table.ts';

/** What chance has said at a table of bets: what a round without any bet would be told. */
export function lookAtBets(rules: InstantGame<TableChoice>): LiveTable['look'] {
  return ({ random, setup }) => {
    const { outcome } = rules.play({ choice: { bets: [] }, stakeMinor: 0n, random, setup });
    const { bets: _none, ...told } = outcome;
    return { dealt: null, outcome: told };
  };
}
