import { join } from 'node:path';
import { askProcess, withServer } from '../processes.ts';
import type { LoadOrder, LoadResult } from './load.ts';

export function withStakeServer<Result>(
  env: { DATABASE_URL: string } & NodeJS.ProcessEnv,
  use: (address: string, pid: number) => Promise<Result>,
): Promise<Result> {
  return withServer(join(import.meta.dirname, 'server.ts'), env, use);
}

export function putLoad(order: LoadOrder): Promise<LoadResult> {
  return askProcess(join(import.meta.dirname, 'load.ts'), order);
}
