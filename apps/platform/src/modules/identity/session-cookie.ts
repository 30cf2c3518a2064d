import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../plumbing/http/cookies.ts';

/** Out of reach of scripts; the bearer token counts only together with it. */
export const sessionCookie = 'harmattan_session';

export function sessionSecrets(request: FastifyRequest): { token: string | undefined; cookie: string | undefined } {
  const bearer = /^Bearer (\S{1,200})$/.exec(request.headers.authorization ?? '');
  return { token: bearer?.[1], cookie: readCookie(request.headers.cookie, sessionCookie) };
}
