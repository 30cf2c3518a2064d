import type { Role } from '@harmattan/contract/office';
import type { Queryable } from '@harmattan/process/transaction';
import { secretOwner } from './open-member.ts';
import type { StaffDeps } from './staff-deps.ts';
import {
  endSessionsOf,
  hasOtherOwner,
  lockMember,
  lockOwners,
  setDisabled,
  setRoles,
  setSecret,
} from './staff-store.ts';

/** The house keeps an owner: no other role opens accounts or gives roles. */
export class LastOwner extends Error {
  override name = 'LastOwner';
}

/** In the transaction of the approval. The sessions end: what is open in a browser was opened with other roles. False where they are the same. */
export async function changeRoles(db: Queryable, id: bigint, roles: readonly Role[]): Promise<boolean> {
  await lockOwners(db);
  const member = await lockMember(db, id);
  if (!member || member.disabled_at !== null || isSame(member.roles, roles)) return false;
  if (member.roles.includes('owner') && !roles.includes('owner') && !(await hasOtherOwner(db, id)))
    throw new LastOwner(`member ${id} is the last owner`);
  await setRoles(db, id, roles);
  await endSessionsOf(db, id);
  return true;
}

/** Ends the sessions with it. False where there is no such member, or not any more. The command on the machine, which opens owners, may disable the last one. */
export async function disableMember(
  db: Queryable,
  id: bigint,
  { mayBeLastOwner = false }: { mayBeLastOwner?: boolean } = {},
): Promise<boolean> {
  await lockOwners(db);
  const member = await lockMember(db, id);
  if (!member || member.disabled_at !== null) return false;
  if (!mayBeLastOwner && member.roles.includes('owner') && !(await hasOtherOwner(db, id)))
    throw new LastOwner(`member ${id} is the last owner`);
  await setDisabled(db, id, true);
  await endSessionsOf(db, id);
  return true;
}

/** With the password and the authenticator app of before. */
export async function enableMember(db: Queryable, id: bigint): Promise<boolean> {
  const member = await lockMember(db, id);
  if (!member || member.disabled_at === null) return false;
  await setDisabled(db, id, false);
  return true;
}

/** A new secret for the authenticator app. The old one is worth nothing, and the sessions end. */
export async function renewSecret(
  { vault }: Pick<StaffDeps, 'vault'>,
  db: Queryable,
  { id, secret }: { id: bigint; secret: Uint8Array },
): Promise<boolean> {
  const member = await lockMember(db, id);
  if (!member || member.disabled_at !== null) return false;
  await setSecret(db, id, vault.seal(secret, secretOwner(id)));
  await endSessionsOf(db, id);
  return true;
}

function isSame(one: readonly Role[], other: readonly Role[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}
