import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, type Standing, setStanding } from './identity-store.ts';
import { markProven } from './number-proof/number-proof-store.ts';
import { openAccount } from './open-account.ts';
import { offerLifeSeconds } from './second-factor/offer-second-factor.ts';
import { sealSecret } from './second-factor/sealed-secret.ts';
import { offerSecret, turnOn } from './second-factor/second-factor-store.ts';

export interface ProvenAccount extends Partial<Standing> {
  /** Without the country's digits. */
  number: string;
  /** The secret of the player's authenticator app. */
  appSecret?: Uint8Array;
}

/** Inserts the players that are missing, with their numbers proven. An existing one keeps its password and its standing. */
export async function openProvenAccounts(
  deps: IdentityDeps,
  accounts: ProvenAccount[],
  { password }: { password: string },
): Promise<void> {
  const missing: { userName: string; appSecret: Uint8Array | undefined; standing: Partial<Standing> }[] = [];
  for (const { number, appSecret, ...standing } of accounts) {
    const userName = `${deps.countryDigits}${number}`;
    const known = await findPlayer(deps.pool, { userName });
    if (!known) missing.push({ userName, appSecret, standing });
    // Of a sandbox from before numbers were proven.
    else if (!known.is_number_proven) await markProven(deps.pool, { playerId: known.id, userName });
  }
  if (missing.length === 0) return;

  const passwordHash = await deps.passwords.hash(password, { isUrgent: true });
  await inTransaction(deps.pool, async (transaction) => {
    for (const { userName, appSecret, standing } of missing) {
      const playerId = await openAccount(deps, transaction, { userName, passwordHash, referrerCode: null });
      if (playerId === undefined) continue;
      await setStanding(transaction, playerId, standing);
      await markProven(transaction, { playerId, userName });
      if (appSecret) await addApp(deps, transaction, { playerId, appSecret });
    }
  });
  deps.outbox.wake();
}

/** As if the player had scanned it long ago. */
async function addApp(
  deps: IdentityDeps,
  transaction: pg.PoolClient,
  { playerId, appSecret }: { playerId: bigint; appSecret: Uint8Array },
): Promise<void> {
  const id = deps.ids.next();
  const sealed = sealSecret(deps.vault, playerId, appSecret);
  await offerSecret(transaction, { playerId, sessionId: null, id, sealed }, offerLifeSeconds);
  await turnOn(transaction, { playerId, id, code: { step: 0, lateMs: 0 }, codeHashes: [] });
}
