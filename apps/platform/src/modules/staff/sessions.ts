import { timingSafeEqual } from 'node:crypto';
import type { Permission, Role } from '@harmattan/contract/office';
import { permissionsOf } from '@harmattan/contract/office';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../plumbing/http/cookies.ts';
import { hashSecret } from '../identity/index.ts';
import type { StaffDeps } from './staff-deps.ts';
import { findSession, type SessionRow, touchSession } from './staff-store.ts';

/** Out of reach of scripts; the bearer token counts only together with it. */
export const officeCookie = 'office';
/** A session that was seen so lately is not written to again. */
const touchAfterSeconds = 60;

/** Who asks, as the session tells. */
export interface Staff {
  staffId: bigint;
  sessionId: string;
  userName: string;
  fullName: string;
  roles: Role[];
  /** Of the roles, and what was taken beyond them for now. */
  permissions: readonly Permission[];
  breakGlass: { id: string; permissions: Permission[]; reason: string; endsAt: Date } | null;
  endsAt: Date;
  /** Of a regulator: what the account may read, and until when. */
  scope: { regions: string[]; from: string; to: string; expiresAt: Date } | null;
}

/** Undefined without a session, and for one that has ended. Roles are read with each request: a role that is taken away is gone at once. */
export async function authenticate(
  deps: Pick<StaffDeps, 'pool'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Staff | undefined> {
  const session = await findOwnSession(deps, request);
  if (!session) return undefined;
  if (session.idle_seconds >= touchAfterSeconds) await touchSession(deps.pool, session.id);
  return staffOf(session);
}

/** The same of what is no sign of life: the session ends as if it had not been asked for. */
export async function recognise(
  deps: Pick<StaffDeps, 'pool'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<Staff | undefined> {
  const session = await findOwnSession(deps, request);
  return session && staffOf(session);
}

/** By both halves. */
async function findOwnSession(
  { pool }: Pick<StaffDeps, 'pool'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<SessionRow | undefined> {
  const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '');
  const cookie = readCookie(request.headers.cookie, officeCookie);
  if (!bearer?.[1] || !cookie) return undefined;
  const session = await findSession(pool, hashSecret(bearer[1]));
  return session && timingSafeEqual(session.cookie_hash, hashSecret(cookie)) ? session : undefined;
}

function staffOf(session: SessionRow): Staff {
  const { glass, scope } = session;
  return {
    staffId: session.member_id,
    sessionId: session.id,
    userName: session.user_name,
    fullName: session.full_name,
    roles: session.roles,
    permissions: [...new Set([...permissionsOf(session.roles), ...(glass?.permissions ?? [])])],
    breakGlass: glass && { ...glass, endsAt: new Date(glass.endsAt) },
    endsAt: session.ends_at,
    scope: scope && { ...scope, expiresAt: new Date(scope.expiresAt) },
  };
}
