import { bingoStatements } from './bingo/statements.ts';
import { blackjackStatements } from './blackjack/statements.ts';
import { casinoHoldemStatements } from './casino-holdem/statements.ts';
import { diceStatements } from './dice/statements.ts';
import { diceDuelStatements } from './dice-duel/statements.ts';
import { footballStatements } from './football/statements.ts';
import { hiLoStatements } from './hi-lo/statements.ts';
import { kenoStatements } from './keno/statements.ts';
import { minesStatements } from './mines/statements.ts';
import { penaltyStatements } from './penalty/statements.ts';
import { plinkoStatements } from './plinko/statements.ts';
import { raceStatements } from './races/statements.ts';
import { scratchStatements } from './scratch/statements.ts';
import type { Statement } from './statement.ts';
import { tableStatements } from './tables/statements.ts';
import { threeCardPokerStatements } from './three-card-poker/statements.ts';
import { videoPokerStatements } from './video-poker/statements.ts';
import { wheelStatements } from './wheel/statements.ts';
import { zeppelinStatements } from './zeppelin/statements.ts';

/** Everything that is stated of games other than slots. A game's own file says how its return was found. */
export const statements: readonly Statement[] = [
  ...tableStatements,
  ...blackjackStatements,
  ...casinoHoldemStatements,
  ...threeCardPokerStatements,
  ...videoPokerStatements,
  ...kenoStatements,
  ...bingoStatements,
  ...scratchStatements,
  ...wheelStatements,
  ...diceDuelStatements,
  ...diceStatements,
  ...minesStatements,
  ...plinkoStatements,
  ...hiLoStatements,
  ...raceStatements,
  ...footballStatements,
  ...penaltyStatements,
  ...zeppelinStatements,
];
