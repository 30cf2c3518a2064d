import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import type { World } from '../world.ts';

const triesMax = 80;
const firstPauseMs = 400;
const longestPauseMs = 8_000;

/** The same again until it is answered, as every sender here has to. Undefined when that never happens. */
export async function untilAnswered<Answer>(
  world: World,
  ask: () => Promise<Answer | 'again'>,
): Promise<Answer | undefined> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    try {
      const answer = await ask();
      if (answer !== 'again') return answer as Answer;
    } catch {
      // Whether it was done is unknown.
    }
    await world.time.sleep(Math.min(longestPauseMs, firstPauseMs * 2 ** tries));
  }
  return undefined;
}

/** A word of a supplier's, said until the wallet answers it. Balances in answers are noted as shown. */
export async function sayUntilAnswered(
  world: World,
  of: { playerId: bigint; by: string },
  say: () => Promise<Reply>,
): Promise<Reply | undefined> {
  world.command();
  return untilAnswered(world, async () => {
    const sinceVersion = world.ledger.floorOf(of.playerId);
    const reply = await say();
    if (reply.balanceMinor !== undefined) {
      world.ledger.shown.push({ ...of, balanceMinor: reply.balanceMinor, sinceVersion });
    }
    return reply.verdict === 'unavailable' ? 'again' : reply;
  });
}
