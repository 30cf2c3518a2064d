import type { Reply } from '@harmattan/supplier-clients/supplier-client';
import type { FastifyBaseLogger } from 'fastify';

/** What the wallet says. Undefined when it says nothing, or nothing that could be understood: then nobody knows. */
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
