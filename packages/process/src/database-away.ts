/**
 * Whether PostgreSQL is down, starting, stopping or only a standby, or lacks connections, memory or disk: it may soon be
 * back. Of a connection that broke meanwhile it is not known what was done; a caller asks again under the same key.
 */
export function isDatabaseAway(error: Error & { code?: unknown }): boolean {
  return (
    /^(08\w{3}|25006|53\w{3}|57P0[123]|58030|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT)$/.test(String(error.code)) ||
    error.message === 'timeout exceeded when trying to connect' ||
    error.message.startsWith('Connection terminated') ||
    error.message.endsWith('is not queryable')
  );
}
