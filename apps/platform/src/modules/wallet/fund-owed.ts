import { assert } from '@harmattan/kernel/assert';
import type { Fund, FundAnswer } from './fund.ts';
import { digest128 } from './keys.ts';
import type { Wallet } from './wallet.ts';

const attemptsMax = 100;

/**
 * Moves money that the account owes. A refusal is recorded under its key for ever, so the attempt after it has a key of its own,
 * made from the move's key and the attempt's number: two callers make the same attempt, and it moves the money once. An attempt
 * is made only when the money is there.
 */
export async function fundOwed(wallet: Pick<Wallet, 'fund' | 'houseBalance'>, move: Fund): Promise<FundAnswer> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const key = attempt === 0 ? move.key : digest128([move.key, 'attempt', String(attempt)]);
    const answer = await wallet.fund({ ...move, key });
    if (answer.status !== 'insufficient' || !answer.isRepeat) return answer;
    if ((await wallet.houseBalance(move.from)) < move.amountMinor) return answer;
  }
  assert(false, `the move ${move.key} was refused ${attemptsMax} times`);
}
