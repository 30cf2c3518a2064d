import { inTransaction } from '@harmattan/process/transaction';
import { writeAudit } from './audit-store.ts';
import { fundRace } from './fund-race.ts';
import type { RacesDeps } from './races-deps.ts';
import { lockRace, setState } from './races-store.ts';
import type { Word } from './word.ts';

export type OpenOutcome = 'open' | 'not a draft' | 'too late' | 'unknown';

/** Announces a draft. Its prizes lie in its own account first. Nothing that was played before may count, so it must be to come. */
export async function openRace(
  deps: Pick<RacesDeps, 'pool' | 'wallet'>,
  { id, actor, approvalId, also }: Word & { id: number },
): Promise<OpenOutcome> {
  const outcome = await inTransaction(deps.pool, async (client) => {
    const race = await lockRace(client, id);
    if (!race) return 'unknown';
    if (race.state !== 'draft') return 'not a draft';
    if (race.work === 'fund') return 'begun';
    if (race.hasStarted) return 'too late';
    await also?.(client);
    await setState(client, id, { state: 'draft', work: 'fund' });
    await writeAudit(client, id, {
      actor,
      action: 'open',
      before: { state: 'draft' },
      after: { state: 'upcoming' },
      approvalId,
    });
    return 'begun';
  });
  if (outcome !== 'begun') return outcome;
  return (await fundRace(deps, id)) ? 'open' : 'too late';
}
