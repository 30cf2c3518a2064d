import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import type { Game } from '../games/game.ts';
import { lockPlayMoney, setPlayMoney } from '../seats/index.ts';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';
import { findRoundByKey, insertFreeRound, type NewRound } from './rounds-store.ts';

/** A round of play money: all of it happens here, and no wallet hears of it. */
export function playFreeRound(
  { pool, random }: Pick<RoundsDeps, 'pool' | 'random'>,
  game: Game,
  round: NewRound,
): Promise<Round | undefined> {
  return inTransaction(pool, async (db) => {
    const playKobo = (await lockPlayMoney(db, round.seatId)) ?? 0n;
    const before = await findRoundByKey(db, round.seatId, round.key);
    if (before) return before;
    if (playKobo < round.stakeKobo) {
      return insertFreeRound(db, round, { state: 'refused', refusal: 'insufficient' });
    }
    const result = game.play({ choice: round.choice, stakeKobo: round.stakeKobo, random });
    await setPlayMoney(db, round.seatId, playKobo - round.stakeKobo + result.winKobo);
    return insertFreeRound(db, round, { state: 'settled', result });
  });
}
