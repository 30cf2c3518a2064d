import type { IdentityDeps } from '../identity-deps.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { listSealedOtherwise, replaceSealed } from './second-factor-store.ts';

const rowsAtOnce = 500;

/**
 * Moves every secret to the newest key, after which the older ones can be taken away. One that does not open holds up none of
 * the others; the job fails in the end, so that the operator sees it.
 */
export async function resealSecrets({ pool, vault }: Pick<IdentityDeps, 'pool' | 'vault'>): Promise<void> {
  const { keyId } = vault;
  if (keyId === undefined) return;
  const failures: unknown[] = [];
  for (let after = 0n; ; ) {
    const rows = await listSealedOtherwise(pool, { keyId, after, limit: rowsAtOnce });
    for (const row of rows) {
      after = row.player_id;
      try {
        const sealed = sealSecret(vault, row.player_id, openSecret(vault, row));
        await replaceSealed(pool, { playerId: row.player_id, id: row.id, sealed });
      } catch (error) {
        failures.push(error);
      }
    }
    if (rows.length < rowsAtOnce) break;
  }
  if (failures.length > 0) throw new Error(`${failures.length} secrets do not open`, { cause: failures[0] });
}
