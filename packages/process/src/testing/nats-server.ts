import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { systemClock } from '@harmattan/kernel/clock';
import { afterAll, beforeAll } from 'vitest';
import { findNatsServer } from './find-nats-server.ts';

const pollMs = 20;

/**
 * A real server on this machine for the tests of one file, whose name ends with `.nats.test.ts`, `.nats.db.test.ts` or
 * `.nats.fault.test.ts`: such a file runs only where the program is found.
 */
export function useNatsServer() {
  let port = 0;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const program = findNatsServer();
    if (!program) throw new Error('there is no nats-server: install it, or name it by NATS_SERVER');
    if (port === 0) port = await findFreePort();
    server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (server.exitCode !== null) throw new Error('nats-server ended at its start');
      await systemClock.sleep(pollMs);
    }
  }

  /** As in a crash: no client is told. */
  async function kill(): Promise<void> {
    const killed = server;
    server = undefined;
    if (!killed || killed.exitCode !== null) return;
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
  }

  beforeAll(start);
  afterAll(kill);
  return {
    url: () => `nats://127.0.0.1:${port}`,
    kill,
    /** On the same port as before. */
    start,
    /** Freezes the server: its connections stay open and nothing answers. */
    freeze: () => server?.kill('SIGSTOP'),
    thaw: () => server?.kill('SIGCONT'),
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
