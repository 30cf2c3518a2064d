import type { onRequestHookHandler } from 'fastify';
import { RequestFailure } from './failure.ts';

/**
 * Keeps other sites' pages from making calls through their visitors' browsers. Browsers say whose page it is; programs
 * that are no browser say nothing, and have no visitor to abuse.
 */
export function refuseForeignPages(siteUrl: string): onRequestHookHandler {
  const ownOrigin = new URL(siteUrl).origin;
  return ({ method, headers }, _reply, done) => {
    const changesNothing = method === 'GET' || method === 'HEAD';
    const isForeign = headers.origin !== undefined && headers.origin !== ownOrigin;
    const isRefused = !changesNothing && (isForeign || headers['sec-fetch-site'] === 'cross-site');
    done(isRefused ? new RequestFailure('NOT_ALLOWED') : undefined);
  };
}
