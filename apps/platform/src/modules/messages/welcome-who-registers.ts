import { z } from 'zod';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';

const registered = z.object({ playerId: z.string().transform(BigInt) });

/** A new player finds a message in the inbox. */
export function welcomeWhoRegisters({
  outbox,
  welcome,
}: {
  outbox: Outbox;
  welcome(player: { playerId: bigint; registeredAt: Date }): Promise<void>;
}): void {
  outbox.consume('identity.registered', ({ payload, recordedAt }) =>
    welcome({ ...registered.parse(payload), registeredAt: recordedAt }),
  );
}
