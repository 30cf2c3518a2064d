import { documentOwner } from './add-document.ts';
import { ownerOf } from './submit-number.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { listSealedBefore, replaceBox, type SealedTable } from './verification-store.ts';

/** A document has megabytes. */
const rowsMax = 10;
const firstId = '00000000-0000-0000-0000-000000000000';
const owners: Record<SealedTable, (id: string) => string> = { number_check: ownerOf, document: documentOwner };

/** Seals with the newest key what an earlier one sealed, so that the operator can take that away. What does not open stops nothing else. */
export async function reseal({ pool, vault }: Pick<VerificationDeps, 'pool' | 'vault'>): Promise<void> {
  const { keyId } = vault;
  if (keyId === undefined) return;
  let closed = 0;
  for (const table of ['number_check', 'document'] as const) {
    for (let after = firstId; ; ) {
      const rows = await listSealedBefore(pool, { table, keyId, after, limit: rowsMax });
      for (const { id, key_id, box } of rows) {
        const owner = owners[table](id);
        const secret = tryTo(() => vault.open({ keyId: key_id, box }, owner));
        if (secret) await replaceBox(pool, { table, id, ...vault.seal(secret, owner) });
        else closed += 1;
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
  if (closed > 0) throw new Error(`${closed} identity numbers or documents do not open with any of SECRETS_KEY`);
}

function tryTo<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
