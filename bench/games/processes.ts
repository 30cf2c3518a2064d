import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { serverFlags } from '../../scripts/start/service.ts';
import type { LoadOrder, LoadResult } from './load.ts';

/** A server in a process of its own, logging as it does in production, to where nobody reads it. */
export async function withGamesServer<Result>(
  env: { DATABASE_URL: string },
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const nowhere = openSync(devNull, 'w');
  const server = fork(join(import.meta.dirname, 'server.ts'), {
    env: { ...process.env, DEMO: 'off', ...env },
    execArgv: serverFlags,
    stdio: ['ignore', nowhere, 'inherit', 'ipc'],
  });
  closeSync(nowhere);
  try {
    const { address } = await firstMessage<{ address: string }>(server);
    return await use(address);
  } finally {
    if (server.connected) server.disconnect();
    await ended(server);
  }
}

export async function putLoad(order: LoadOrder): Promise<LoadResult> {
  const load = fork(join(import.meta.dirname, 'load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  load.send(order);
  const result = await firstMessage<LoadResult>(load);
  await ended(load);
  return result;
}

function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code) => reject(new Error(`a process of the benchmark ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}
