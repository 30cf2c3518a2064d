import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { PlainWordsError } from '../system/plain-words-error.mjs';

const wordsSchema = z.array(z.string().max(20)).max(4);
const socketOf = (dataDir: string) => join(dataDir, 'control.sock');

/** A running cluster takes commands over a socket in its data directory. */
export async function openControl(dataDir: string, obey: (words: string[]) => Promise<string>) {
  const path = socketOf(dataDir);
  // The lock of the data directory is held: a socket that is there was left behind.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => {});
    try {
      socket.end(await obey(wordsSchema.parse(JSON.parse(await text(socket)))));
    } catch (error) {
      socket.end((error as Error).message);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  return { close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

/** Hands a command to the cluster that runs on this directory, and answers its words. */
export async function askControl(dataDir: string, words: string[]): Promise<string> {
  const socket = connect(socketOf(dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
  } catch {
    throw new PlainWordsError(
      `No cluster runs with its data in ${dataDir}. Start one with npm run cluster in another terminal.`,
    );
  }
  socket.end(JSON.stringify(words));
  return text(socket);
}
