import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import type { Round } from './round.ts';
import type { RoundsDeps } from './rounds-deps.ts';

/** The wallet's answer. Undefined when there is none, or none that could be understood: then the result is unknown. */
export async function askWallet(
  { log }: Pick<RoundsDeps, 'log'>,
  round: Pick<Round, 'id' | 'state'>,
  ask: () => Promise<Reply>,
): Promise<Reply | undefined> {
  try {
    const reply = await ask();
    if (reply.verdict !== 'unavailable') return reply;
    log.warn({ round: String(round.id), state: round.state }, 'the wallet could not say');
  } catch (error) {
    log.warn({ round: String(round.id), state: round.state, err: error }, 'the wallet did not answer');
  }
  return undefined;
}
