import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/process/transaction';
import { houseAccount, moveKey, prizeAccount } from './accounts.ts';
import { writeAudit } from './audit-store.ts';
import { moveMoney } from './move-money.ts';
import type { RacesDeps } from './races-deps.ts';
import { announce, findRace, lockRace, setState } from './races-store.ts';

/**
 * Lays the prizes of a race ready that is being opened, and announces it. Done again it does what is left. One that should have
 * started meanwhile is called off instead, since nothing that was played before it was announced may count. Says whether it
 * is announced.
 */
export async function fundRace(deps: Pick<RacesDeps, 'pool' | 'wallet'>, id: number): Promise<boolean> {
  const race = await findRace(deps.pool, id);
  assert(race, 'a race stays where it is');
  if (race.work !== 'fund') return race.openedAt !== null;
  await moveMoney(deps, {
    key: moveKey(id, 'prizes'),
    from: houseAccount,
    to: prizeAccount(id),
    amountMinor: race.prizePoolMinor,
  });
  return inTransaction(deps.pool, async (client) => {
    const locked = await lockRace(client, id);
    assert(locked, 'a race stays where it is');
    if (locked.work !== 'fund') return locked.openedAt !== null;
    if (!locked.hasStarted) {
      await announce(client, id);
      return true;
    }
    await setState(client, id, { state: 'canceled', work: 'return' });
    const after = { state: 'canceled', why: 'its prizes lay ready too late' };
    await writeAudit(client, id, { actor: 'clock', action: 'cancel', before: { state: 'draft' }, after });
    return false;
  });
}
