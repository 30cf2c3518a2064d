import type { FastifyRequest } from 'fastify';
import type { SetCookie } from '../../plumbing/http/answer.ts';
import { readCookie } from '../../plumbing/http/cookies.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { sessionLife } from './sessions.ts';

/** Out of reach of scripts; the bearer token counts only together with it. */
export const sessionCookie = 'harmattan_session';

/**
 * For as long as the session can live at all. The server knows when it ends; a cookie that slid with each request could be set again by an
 * answer that is older than a renewal.
 */
export function keepSessionCookie(
  deps: Pick<IdentityDeps, 'sessionDaysMax'>,
  context: { setCookie: SetCookie },
  cookie: string,
): void {
  context.setCookie(sessionCookie, cookie, sessionLife(deps).absoluteSeconds);
}

export function sessionSecrets(request: FastifyRequest): { token: string | undefined; cookie: string | undefined } {
  const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '');
  return { token: bearer?.[1], cookie: readCookie(request.headers.cookie, sessionCookie) };
}
