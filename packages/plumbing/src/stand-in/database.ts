import { openPool } from '@harmattan/process/pool';
import type pg from 'pg';

export { isReachable } from '@harmattan/process/pool';

const fewConnections = 8;

export function openDatabase(options: {
  /** The stand-in's name in the database server's list of connections. */
  name: string;
  url: string;
  connectionsMax?: number;
  onIdleError(error: Error): void;
}): pg.Pool {
  return openPool({ connectionsMax: fewConnections, ...options });
}
