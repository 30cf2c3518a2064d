import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import type { FastifyBaseLogger } from 'fastify';

/** The reply of the wallet. Undefined when none came, or none that could be understood: the outcome is then unknown. */
export async function askWallet(
  log: FastifyBaseLogger,
  about: { bet: bigint; kind: string },
  ask: () => Promise<Reply>,
): Promise<Reply | undefined> {
  const told = { bet: String(about.bet), kind: about.kind };
  try {
    const reply = await ask();
    if (reply.verdict !== 'unavailable') return reply;
    log.warn(told, 'the wallet could not say');
  } catch (error) {
    log.warn({ ...told, err: error }, 'the wallet did not answer');
  }
  return undefined;
}
