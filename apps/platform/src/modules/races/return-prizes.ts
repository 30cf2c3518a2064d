import { inTransaction } from '@harmattan/process/transaction';
import { houseAccount, moveKey, prizeAccount } from './accounts.ts';
import { moveMoney } from './move-money.ts';
import type { RacesDeps } from './races-deps.ts';
import { claimWork, findRace, setState } from './races-store.ts';

/** Gives the prizes of a canceled race back to the house. */
export async function returnPrizes(deps: Pick<RacesDeps, 'pool' | 'wallet'>, id: number): Promise<boolean> {
  const race = await findRace(deps.pool, id);
  if (race?.work !== 'return') return false;
  await moveMoney(deps, {
    key: moveKey(id, 'unneeded'),
    from: prizeAccount(id),
    to: houseAccount,
    amountMinor: race.prizePoolMinor,
  });
  await inTransaction(deps.pool, async (client) => {
    if (await claimWork(client, id, 'return')) await setState(client, id, { state: 'canceled', work: null });
  });
  return true;
}
