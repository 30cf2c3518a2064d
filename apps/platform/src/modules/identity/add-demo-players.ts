import { demoPassword, demoPlayers } from './demo-players.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, type Standing, setStanding } from './identity-store.ts';
import { openAccount } from './open-account.ts';

/** Makes those that are missing. One that exists stays as it is: whoever changed its password keeps it. */
export async function addDemoPlayers(deps: IdentityDeps): Promise<void> {
  const missing: { userName: string; standing: Partial<Standing> }[] = [];
  for (const { number, ...standing } of demoPlayers) {
    const userName = `${deps.countryDigits}${number}`;
    if (!(await findPlayer(deps.tables, { userName }))) missing.push({ userName, standing });
  }
  if (missing.length === 0) return;

  const passwordHash = await deps.passwords.hash(demoPassword);
  await deps.tables.transaction().execute(async (transaction) => {
    for (const { userName, standing } of missing) {
      const playerId = await openAccount(deps, transaction, { userName, passwordHash, referrerCode: null });
      if (playerId !== undefined) await setStanding(transaction, playerId, standing);
    }
  });
  deps.outbox.wake();
}
