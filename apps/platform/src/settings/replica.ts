import { z } from 'zod';

export interface ReplicaSettings {
  url: string;
  /** How much older than the primary an answer may be. */
  staleMsMax: number;
}

export const replicaVariables = {
  DATABASE_REPLICA_STALE_MS: z.coerce.number().int().min(100).max(60_000).default(5_000),
};

/** Undefined: the primary answers everything. */
export function replicaSettings(env: {
  DATABASE_REPLICA_URL?: string | undefined;
  DATABASE_REPLICA_STALE_MS: number;
}): ReplicaSettings | undefined {
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_STALE_MS: staleMsMax } = env;
  return url === undefined ? undefined : { url, staleMsMax };
}
