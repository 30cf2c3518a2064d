import type { FastifyRequest } from 'fastify';
import { RequestFailure } from './failure.ts';

/**
 * Keeps other sites' pages from making calls through their visitors' browsers. Browsers say whose page it is; programs
 * that are no browser say nothing, and have no visitor to abuse.
 */
export function refuseForeignPages(siteUrl: string): (request: FastifyRequest) => Promise<void> {
  const ownOrigin = new URL(siteUrl).origin;
  return async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return;
    const isForeign = headers.origin !== undefined && headers.origin !== ownOrigin;
    if (isForeign || headers['sec-fetch-site'] === 'cross-site') throw new RequestFailure('NOT_ALLOWED');
  };
}
