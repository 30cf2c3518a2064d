import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findNatsServer } from '../../../packages/process/src/testing/find-nats-server.ts';
import { isListening } from '../../../scripts/cluster/nats.ts';
import { waitUntil } from '../../../scripts/cluster/wait-until.ts';
import { freePorts } from '../../../scripts/system/free-ports.ts';
import { PlainWordsError } from '../../../scripts/system/plain-words-error.mjs';

/** A bus of its own, by the address that `BUS_URL` takes. */
export async function withNats<Result>(use: (busUrl: string) => Promise<Result>): Promise<Result> {
  const program = findNatsServer();
  if (!program) throw new PlainWordsError('Several processes need nats-server: install it, or name it by NATS_SERVER.');
  const [port] = await freePorts(1);
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  try {
    await waitUntil('The start of NATS', () => isListening(port as number));
    return await use(`nats://127.0.0.1:${port}`);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}
