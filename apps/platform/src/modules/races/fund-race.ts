import { assert } from '@harmattan/kernel/assert';
import { inTransaction } from '@harmattan/plumbing/stand-in/transaction';
import { houseAccount, moveKey, prizeAccount } from './accounts.ts';
import { moveMoney } from './move-money.ts';
import type { RacesDeps } from './races-deps.ts';
import { announce, claimWork, findRace } from './races-store.ts';

/** Lays the prizes of a race ready that is being opened, and announces it. Done again it does what is left. */
export async function fundRace(deps: Pick<RacesDeps, 'pool' | 'wallet'>, id: number): Promise<void> {
  const race = await findRace(deps.pool, id);
  assert(race, 'a race stays where it is');
  if (race.work !== 'fund') return;
  await moveMoney(deps, {
    key: moveKey(id, 'prizes'),
    from: houseAccount,
    to: prizeAccount(id),
    amountKobo: race.prizePoolKobo,
  });
  await inTransaction(deps.pool, async (client) => {
    if (await claimWork(client, id, 'fund')) await announce(client, id);
  });
}
