import type { Clock } from '@harmattan/kernel/clock';
import { isBookName } from '@harmattan/wires/suppliers/names';
import type { Wallet } from '../../wallet/index.ts';
import { readStakeChanges } from './open-stakes.ts';
import { usualMsOf } from './usual-time.ts';

/** A player's newest entries of rounds. A stake with more of them after it is not looked for. */
const entriesMax = 100;

/**
 * Whether a game of the player's is undecided now, by the journal itself. A bet waits for its match and is none; nor is a round that is open for
 * longer than its supplier's usual time.
 */
export async function hasOpenRound(
  { wallet, clock }: { wallet: Pick<Wallet, 'statement'>; clock: Clock },
  playerId: bigint,
): Promise<boolean> {
  const newest = await wallet.statement({ playerId, limit: entriesMax, inRounds: true });
  const nowMs = clock.now().getTime();
  return readStakeChanges(newest.toReversed()).opened.some(
    ({ supplier, since }) => !isBookName(supplier) && nowMs - since.getTime() <= usualMsOf(supplier),
  );
}
