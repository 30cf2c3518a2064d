import type { Role } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { StaffDeps } from './staff-deps.ts';
import { insertMember, insertScope, type Scope, setSecret } from './staff-store.ts';

export interface NewMember {
  userName: string;
  fullName: string;
  roles: readonly Role[];
  /** Of a regulator. */
  scope?: Scope | undefined;
  password: string;
  /** Of the authenticator app. */
  secret: Uint8Array;
}

/** Undefined where the name is taken. */
export async function openMember(
  deps: StaffDeps,
  { password, secret, ...member }: NewMember,
): Promise<bigint | undefined> {
  const passwordHash = await deps.passwords.hash(password, { isUrgent: false });
  return inTransaction(deps.pool, (transaction) =>
    openMemberIn(deps, transaction, { ...member, passwordHash, secret }),
  );
}

export async function openMemberIn(
  deps: Pick<StaffDeps, 'vault'>,
  transaction: pg.PoolClient,
  { secret, scope, ...member }: Omit<NewMember, 'password'> & { passwordHash: string },
): Promise<bigint | undefined> {
  const id = await insertMember(transaction, member);
  if (id === null) return undefined;
  if (scope) await insertScope(transaction, id, scope);
  await setSecret(transaction, id, deps.vault.seal(secret, secretOwner(id)));
  return id;
}

export function secretOwner(memberId: bigint): string {
  return `authenticator of staff ${memberId}`;
}
