import { countAttempt, type Guard } from '../../plumbing/attempts/attempts.ts';
import type { IdentityDeps, Origin } from './identity-deps.ts';
import { isNumberProven } from './number-proof/number-proof-store.ts';
import { recordEvent } from './security-events.ts';

/** What a player gets only with a proven number. */
export type NeedsProof = 'withdrawal' | 'second factor' | 'push';

/**
 * The one check before a withdrawal, a second factor or a push to the phone. An account may stand on the number of a person who never
 * opened one: without the proof, nothing that names or reaches that number is done for it.
 */
export async function requireProvenNumber(
  deps: IdentityDeps,
  { playerId, wanted, origin }: { playerId: bigint; wanted: NeedsProof; origin?: Origin | undefined },
): Promise<'proven' | 'not proven'> {
  if (await isNumberProven(deps.pool, playerId)) return 'proven';
  // Refusals in a row are one trace, or they would fill the table.
  if (await countAttempt(deps.pool, refusalTraces(playerId, wanted))) {
    await recordEvent(deps, { event: 'number proof', outcome: `${wanted} refused`, playerId, origin });
  }
  return 'not proven';
}

function refusalTraces(playerId: bigint, wanted: NeedsProof): Guard {
  return { subject: `refused ${wanted} without proof of ${playerId}`, attemptsMax: 1, windowSeconds: 60 * 60 };
}
