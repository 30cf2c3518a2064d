const versionWithTransactionTimeout = 170_000;

/**
 * Has the server end the current transaction when it takes too long, also where this process stands still. PostgreSQL below 17
 * has no `transaction_timeout`: there each statement, and each pause between two, is bounded instead.
 */
export function boundTransaction({ timeoutMs, idleMs = timeoutMs }: { timeoutMs: number; idleMs?: number }): string {
  return `select set_config('statement_timeout', '${timeoutMs}', true),
    set_config('idle_in_transaction_session_timeout', '${idleMs}', true),
    case when current_setting('server_version_num')::integer >= ${versionWithTransactionTimeout}
      then set_config('transaction_timeout', '${timeoutMs}', true) end`;
}
