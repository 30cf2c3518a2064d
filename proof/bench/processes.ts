import { type ChildProcess, fork } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants, devNull, setPriority } from 'node:os';
import { serverFlags } from '../../scripts/start/service.ts';

/** A server in a process of its own. It logs as it does in production, to the null device. */
export async function withServer<Result>(
  file: string,
  env: NodeJS.ProcessEnv,
  use: (address: string, pid: number) => Promise<Result>,
): Promise<Result> {
  const nowhere = openSync(devNull, 'w');
  const server = fork(file, {
    env: { ...process.env, DEMO: 'off', REGISTER_URL: 'none', ...env },
    execArgv: serverFlags,
    stdio: ['ignore', nowhere, 'inherit', 'ipc'],
  });
  closeSync(nowhere);
  try {
    const { address } = await firstMessage<{ address: string }>(server);
    return await use(address, server.pid as number);
  } finally {
    if (server.connected) server.disconnect();
    await ended(server);
  }
}

export interface Server {
  address: string;
  pid: number;
}

/** So many of them at once. */
export function withServers<Result>(
  count: number,
  file: string,
  env: NodeJS.ProcessEnv,
  use: (servers: Server[]) => Promise<Result>,
): Promise<Result> {
  const open = (servers: Server[]): Promise<Result> =>
    servers.length === count
      ? use(servers)
      : withServer(file, env, (address, pid) => open([...servers, { address, pid }]));
  return open([]);
}

/** Hands an order to a process of its own, and waits for what it found. */
export async function askProcess<Result>(file: string, order: object): Promise<Result> {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(order);
  const result = await firstMessage<Result>(child);
  await ended(child);
  return result;
}

/** Beside `work`: a process that is under way before the work begins and ends after it. Its file says so with `underWay`. */
export async function besideProcess<Result, Done>(
  file: string,
  order: object,
  work: () => Promise<Done>,
): Promise<[Result, Done]> {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // In the world its callers have machines of their own.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.send(order);
  await firstMessage<typeof underWay>(child);
  try {
    const done = await work();
    const result = firstMessage<Result>(child);
    child.send('stop');
    return [await result, done];
  } finally {
    if (child.connected) child.disconnect();
    await ended(child);
  }
}

/** What a process beside the work says once the work may begin. */
export const underWay = 'under way';

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
